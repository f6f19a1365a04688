//! Why an act is void when it is carried out, or would be as things stand.

/// The reasons with their codes, each said once.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// Why a term, package, suit, ransom or declaration is void.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Why {
            $($(#[$doc])* $name,)*
        }

        impl Why {
            /// Every reason.
            pub const ALL: &[Why] = &[$(Why::$name,)*];

            /// Its stable code, by which its message goes too: `not-ratified`.
            pub fn code(self) -> &'static str {
                match self {
                    $(Why::$name => $code,)*
                }
            }
        }
    };
}

reasons! {
    /// Somebody whom it touches has not confirmed it, or other words than these (R6, R56).
    NotRatified = "not-ratified",
    /// What it depends on did not come about (R8, R42).
    IfUnmet = "if-unmet",
    /// They are not at war.
    NotAtWar = "not-at-war",
    /// The league's war is not ended by talks (R20).
    LeagueWar = "league-war",
    /// They are at war.
    AtWar = "at-war",
    /// Papacy and Ottomans are never allies.
    NeverAllies = "never-allies",
    /// They are allied already.
    AlreadyAllied = "already-allied",
    /// After the divorce Papacy and Habsburgs do not ally in this turn (R13).
    DivorceBarsAlliance = "divorce-bars-alliance",
    /// After an alliance with the Habsburgs the Papacy grants no divorce in this turn (R13).
    AllianceBarsDivorce = "alliance-bars-divorce",
    /// Ships are lent only to an ally (R15).
    NoAlliance = "no-alliance",
    /// Ships are not lent both ways (R15).
    LoanBothWays = "loan-both-ways",
    /// Nor to the Protestants (R15).
    LoanToProtestants = "loan-to-protestants",
    /// Nor corsairs (R15).
    CorsairsStay = "corsairs-stay",
    /// So many squadrons do not lie there.
    NoSquadrons = "no-squadrons",
    /// The admiral does not lie with them.
    LeaderNotThere = "leader-not-there",
    /// No way by sea leads to a port of the borrower's (R15).
    NoSeaPath = "no-sea-path",
    /// Somebody else holds him, or nobody.
    NotCaptor = "not-captor",
    /// There is no place to which he could come back (R18).
    NoPlace = "no-place",
    /// The power does not control the city.
    NotControlled = "not-controlled",
    /// One's own capital is never ceded.
    OwnCapital = "own-capital",
    /// Nor a home key of an allied minor power.
    MinorHomeKey = "minor-home-key",
    /// More than two cards (R14).
    CardsOverTwo = "cards-over-two",
    /// Cards go one way only in a turn (R14).
    CardsBothWays = "cards-both-ways",
    /// There are not so many cards that could be drawn.
    HandTooSmall = "hand-too-small",
    /// The Ottomans take no mercenaries (R19).
    MercsToOttomans = "mercs-to-ottomans",
    /// More than four mercenaries (R19).
    MercsOverFour = "mercs-over-four",
    /// Mercenaries go one way only in a turn (R19).
    MercsBothWays = "mercs-both-ways",
    /// There are not so many mercenaries.
    NoMercs = "no-mercs",
    /// The receiver does not control his capital (R19).
    CapitalLost = "capital-lost",
    /// The Protestants control no electorate (R19).
    NoElectorate = "no-electorate",
    /// The receiver's box holds not so many (R19).
    PoolEmpty = "pool-empty",
    /// Henry does not ask for a divorce.
    HenryNotAsking = "henry-not-asking",
    /// Only the Papacy can do it.
    NotPapacy = "not-papacy",
    /// Nothing is to be lifted.
    NotExcommunicated = "not-excommunicated",
    /// There is no suing in the last turn.
    LastTurn = "last-turn",
    /// A war with a minor power lasts to the end of the game (R49).
    MinorForever = "minor-forever",
    /// Habsburgs and Papacy never sue the Protestants, nor they them (R22).
    NeverWithProtestants = "never-with-protestants",
    /// Nothing was lost to that enemy (R22).
    NoLoss = "no-loss",
    /// The victor does not hold it (R24).
    NotHeldByVictor = "not-held-by-victor",
    /// The city is no key.
    NotAKey = "not-a-key",
    /// The city is a key.
    IsAKey = "is-a-key",
    /// A price is paid for each key.
    OneKeyAPrice = "one-key-a-price",
    /// A price brings back two cities.
    NotTwoCities = "not-two-cities",
    /// No card can be drawn.
    HandEmpty = "hand-empty",
    /// The marriage is not in the hand.
    NoMarriage = "no-marriage",
    /// The leader is nobody's captive, or not one's own.
    NotCaptive = "not-captive",
    /// They are at war already.
    AlreadyAtWar = "already-at-war",
    /// They are allied in this turn (R41).
    Ally = "ally",
    /// They made peace in this turn (R41).
    PeaceThisTurn = "peace-this-turn",
    /// The league has not been formed (R41).
    LeagueNotFormed = "league-not-formed",
    /// The display has no price for it (R40).
    NotPossible = "not-possible",
    /// The minor power is active (R41).
    MinorActive = "minor-active",
    /// The protector is an ally, or was made peace with in this turn (R41).
    FriendOfProtector = "friend-of-protector",
    /// The cards named do not cover it (R44).
    CannotPay = "cannot-pay",
    /// A mandatory event pays for no war.
    MandatoryCard = "mandatory-card",
    /// The card is not in the hand.
    NotInHand = "not-in-hand",
    /// Home cards do not pay in this game (R43).
    HomeCard = "home-card",
    /// Nobody has declared war on that minor power.
    NothingToAnswer = "nothing-to-answer",
    /// It is one's own package, or oneself.
    OwnPackage = "own-package",
    /// Minor powers sign nothing.
    NotMajor = "not-major",
    /// In the first turn England talks with the Habsburgs and with France, nobody else (R1).
    TurnOne = "turn-one",
    /// The leader serves nobody who could take him back (R63).
    ServesNobody = "serves-nobody",
}
