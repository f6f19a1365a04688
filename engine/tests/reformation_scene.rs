//! The scenario of Reformation: what the file says, how places are called and how far apart they are, and what a wrong file
//! is told.

#[path = "reformation_scene/faults.rs"]
mod faults;
#[path = "reformation_scene/names.rs"]
mod names;
#[path = "reformation_scene/shipped.rs"]
mod shipped;
