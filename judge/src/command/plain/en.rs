//! English sentences.

use super::{List, Wish};

pub(super) const LIST: List = &[
    (
        Wish::Join,
        "(i want|i wanna|id like|i would like|i wish|wed like|we want) to (play|join|take part|start playing) [in] [a game|a new game|another game|the game|the next game|diplomacy|a game of diplomacy]
        (i want|id like|i would like|i wish) to (play|join|take part in|enter|play in) [game|the game|your game] *
        (i want|id like|i would like|i wish) to (join|take part in|enter|play in) the * game
        (can|could|may) i (play|join|join in|take part|still join) [a game|the game|too|game *|*]
        how (do|can|could|should) (i|we|one) (join|play|start|sign up|take part|enter|get in|get into a game|join a game|play a game|start playing|join game *|join *)
        how to (join|play|start|sign up|join a game|join game *|play a game)
        (sign|count) me (up|in) [for] [game] [*]
        (let|deal) me (in|join) [game *]
        (put|add|enter) me (in|into|to|on) [the] [game|list] [*]
        join
        (join|enter) (a|any|the|me in a) game
        join me to (a game|game *|*)
        i am (new|new here|a new player|a beginner|looking for a game)
        im (new|new here|a new player|a beginner|looking for a game)
        (are|is) there (any|a) (game|games|free seats|open seats) [i can join|to join]
        (take over|i want to take over|id like to take over) a (seat|power|country) [in *|in game *]",
    ),
    (
        Wish::Register,
        "(i want|id like|i would like|i wish) to (register|sign up|be registered|create an account)
        (can|could|may) i register
        how (do|can) i register
        how to register
        register me
        (create|open|make) (an|me an) account [for me]",
    ),
    (
        Wish::Games,
        "(what|which) games (are there|are open|are running|do you have|are available|exist|can i join|need players|lack players)
        (list|show|show me|send me) [me] [all|the|your] games
        (show|send|give) me (a list|the list) of [all|the] games
        (are|is) there (any games|a game) (running|open|available)
        games",
    ),
    (
        Wish::Help,
        "help me
        i need [some] help
        (can|could) you help me
        how (does|do) (this|it|that|things) work
        (what|which) commands (are there|do you know|can i use|do you understand)
        what can i (do|write|send|say)
        what (do|should|must) i (do|write|send) [now|next]
        i (do not|dont) (understand|know what to do)
        instructions
        (send|show|give) me [the] (instructions|manual|help|commands)",
    ),
    (
        Wish::Deadline,
        "(when|what) (is|s) the [next] deadline [in|for|of] [game] [*]
        (when|what) are (orders|my orders|the orders) due [in|for] [game] [*]
        when (is|are) (it|the turn|the next turn|the game|orders) (due|played|processed) [in] [game] [*]
        (till|until) when can i (order|send orders)
        how (long|much time) (do i have|is left|have i got) [left]
        next deadline",
    ),
    (
        Wish::Map,
        "(send|show|give|mail) [me] (the|a|a new|the current|the latest) (map|board|position) [of] [game] [*]
        (can|could|may) i (have|see|get) (the|a) (map|board|position) [of] [game] [*]
        (where is|wheres) the map
        (i need|i want|id like|i would like) (the|a) map
        i (have not|havent|did not|didnt) (got|get|receive|received|seen) (a|the|any) map",
    ),
    (
        Wish::Draw,
        "(i|we) (vote|propose|offer|want|agree to|agree with|agree on|suggest|accept|am for|are for) [for] (a|the) draw
        (id like|i would like) (a draw|to draw|to vote for a draw)
        (draw|a draw)
        (can|could|shall|may) (i|we) (draw|have a draw|vote for a draw|end in a draw)
        how (do|can) (i|we) (draw|vote for a draw|propose a draw|end in a draw)
        lets (draw|call it a draw|have a draw)
        i vote (draw|yes to the draw)",
    ),
    (
        Wish::Quit,
        "(i|im|i am) (quit|resign|leave|give up|stop|out|quitting|leaving|resigning|done playing)
        (quit|stop|leave|unsubscribe|cancel my registration|remove me|delete me|take me out)
        (i want|i wish|id like|i would like|i have) to (quit|leave|resign|stop|drop out|stop playing) [the|this|my|game] [game|seat] [*]
        (i|i must|i have to) (quit|leave|resign) [the|this|from the] game [*]
        i (do not|dont) want to (play|go on|continue) [any more|anymore|any longer] [in *]
        (take|strike|cross|get) me (off|out of) [the|this] [game|list] [*]
        (remove|delete|drop|take|unsubscribe) me [out] [from|of] [the|this|all] [game|games|list] [*]
        how (do|can) i (quit|leave|resign|stop|drop out) [the|a|this] [game]
        i (cannot|cant|can not) (play|go on) [any more|anymore|any longer]
        i quit [please] [remove me] [from the game]
        i (quit|resign|leave) [from] [game] *",
    ),
    (
        Wish::Absence,
        "(i am|im|i will be|ill be|i shall be) (away|on holiday|on vacation|on leave|out of town|abroad|travelling|traveling|offline|absent|in hospital|on a trip|unavailable) ...
        (i am|im) going (away|on holiday|on vacation) ...
        i (cannot|cant|can not|will not be able to|wont be able to) (play|send orders|write|order) (from|until|till|next|this|for) ...
        (holiday|vacation|absence|away) ...
        i (leave|go) (for|on) (a|my) (holiday|vacation|trip) ...
        (can|could|may) i (have|take|get) [a] (holiday|vacation|leave|break|time off) ...
        how (do|can) i (take|tell you of|announce|get) (a holiday|a vacation|an absence|leave|that i am away) ...",
    ),
    (
        Wish::MoreTime,
        "[some] (more|extra) time [please]
        (i need|we need|i want|id like|i would like) [some|a little|a bit] (more|extra) time [please]
        (i need|we need|i want|id like|i would like) (an extension|a longer deadline|a later deadline|* more hours|* hours more|* more days|* days more|another day|* more day|* day more)
        (can|could|may) (i|we|you) (have|get|give us|give me) [some|a little|a bit] (more|extra) time
        (can|could|may) (i|we|you) (have|get|give us|give me) (an extension|a longer deadline|a later deadline|* hours more|* more hours|* days more|* more days|another day|* more day|* day more)
        (can|could) (you|the deadline|we) (extend|be extended|be moved|move|postpone|delay) [the deadline|it]
        (extend|move|postpone|delay|put off) the deadline [by] ...
        how (do|can) i get more time",
    ),
    (
        Wish::Password,
        "(i have|ive|i) (forgotten|forgot|lost|mislaid) (my|the) password [for|of|in] [game] [*]
        [my] password (is lost|lost|forgotten) 
        (what is|whats) my password [in|for|of] [game] [*]
        (i need|id like|i would like|i want|send me|give me|can i have|could i have) (a new|my|another) password [for] [game] [*]
        (reset|change|resend|send me) my password
        how (do|can) i (get|change|reset|recover|set) (my|a|a new) password
        i (do not|dont) (know|remember|have) (my|the|a) password",
    ),
    (
        Wish::Who,
        "who (plays|is playing|are the players|else plays|is in|is in the game|is in this game|plays here|is who|plays what)
        who (plays|is playing|is in) [in] [game] *
        who plays (what|whom|which power)
        (who are|list|show) the (players|other players|others)
        (what|which) power (am i|do i play|do i have|is mine)
        (what|who|which country) (am i|do i play)",
    ),
    (
        Wish::Cancel,
        "(cancel|delete|clear|withdraw|discard|undo|forget|remove|ignore|revoke|take back) (my|all|all my|the|these|those) orders
        (cancel|undo)
        (cancel|undo|forget) (it|that|everything|my last mail|my last orders)
        i (want|would like) to (cancel|delete|clear|take back|change) my orders
        (can|could|may) i (cancel|delete|clear|take back|change) my orders
        how (do|can) i (cancel|delete|clear|take back|change) my orders
        start over",
    ),
];
