//! The format of scenario files; what is wrong in one, and in which line.

use super::fault::Fault;
use crate::blocks::{FileError, FileErrorKind};

/// A scenario file has a mistake. The format, line by line (`#` starts a comment line; names may have blanks, lists have
/// commas; cities and seas stand in the order in which ties are broken):
///
/// ```text
/// scenario reformation          one word
///   henry CATHERINE, ASKS       the steps of Henry's marker
///
/// power HABSBURGS               a great power, in the standard order; then `minor` for a minor one, then `nobody`
///   short HAB                   three capitals
///   letter H                    the letter of its seat (great powers only)
///   en Habsburgs, Habsburg      names: the one to show, others to read; bg, ru, zh in other languages
///   capital VALLADOLID, VIENNA
///   keys 2 3 4                  victory points of one key, of two, of three
///   war ENGLAND 3, VENICE 2     what a declaration of war costs, in command points
///   allies FRANCE, PAPACY       with whom a minor power can be allied
///   protector FRANCE            who may intervene for it
///
/// city METZ
///   en Metz
///   kind key                    plain, fortress, key, capital or electorate
///   home INDEPENDENT            whose home it is
///   road LIEGE, TRIER           where roads lead; `pass` likewise
///   port NORTH SEA              the sea zones on which it is a port
///   at 120 80                   where a drawing puts it
///
/// sea NORTH SEA
///   near BALTIC SEA             the sea zones that it touches
///
/// leader CHARLES
///   serves HABSBURGS            whom he serves at the start, if anybody
///   naval                       commands ships
///
/// cards
///   home OTTOMANS 1=5           a power's home cards: numbers and command points
///   mandatory 8=0 9-23=2        mandatory events; `other` for all the rest
///   marriage 73                 the diplomatic marriage
///
/// start 1517
///   turn 1 of 9                 the first turn and the last
///   year 1517
///   war HABSBURGS FRANCE        who is at war
///   ally HUNGARY HABSBURGS      an active minor power and its ally
///   league                      the league of the Protestants has been formed
///   henry ASKS                  the step of Henry's marker
///   excommunicated ENGLAND
///   markers OTTOMANS 2          war winner markers
///   peters 5                    command points in the building of St Peter's
///   home ALGIERS OTTOMANS       a city that is home to one power more
///   points PAPACY 19 15         victory points, and how many of them are not for keys
///   hand ENGLAND 3 31 69        cards
///   holds ENGLAND: LONDON, YORK who controls what
///   units LONDON: ENGLAND 3 regular 1 squadron, FRANCE 1 mercenary
///   leader HENRY LONDON         where a leader is
///   captive FRANCIS HABSBURGS   whose captive he is
/// ```
pub type ScenarioError = FileError<Fault>;

/// What is wrong in a scenario file.
pub type ScenarioErrorKind = FileErrorKind<Fault>;
