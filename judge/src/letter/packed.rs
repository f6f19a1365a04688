//! Letters as they are kept: what one says in plain text it says in HTML once more, and all of it is written to the disk twice, so
//! that it is compressed first.

use std::cell::RefCell;
use std::io::{self, Read};

use flate2::read::ZlibDecoder;
use flate2::{Compress, Compression, FlushCompress, Status};

use super::Letter;

/// A letter as JSON, compressed (zlib, RFC 1950).
#[derive(Clone, PartialEq, Eq)]
pub struct Packed(Vec<u8>);

impl std::fmt::Debug for Packed {
    /// What it says is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Packed").finish_non_exhaustive()
    }
}

impl Packed {
    /// Packs a letter.
    ///
    /// # Errors
    /// It cannot be written as JSON.
    pub fn of(letter: &Letter) -> serde_json::Result<Packed> {
        let json = serde_json::to_vec(letter)?;
        let packed = PACKER.with_borrow_mut(|packer| compressed(packer, &json));
        packed.map(Packed).map_err(serde_json::Error::io)
    }

    /// What is to be kept.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

thread_local! {
    /// What each thread packs with: to make it takes longer than to pack a letter.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), true));
}

fn compressed(packer: &mut Compress, bytes: &[u8]) -> io::Result<Vec<u8>> {
    packer.reset();
    // What cannot be made shorter gets a few bytes longer.
    let mut packed = Vec::with_capacity(bytes.len() / 2 + 64);
    loop {
        let done = usize::try_from(packer.total_in()).map_err(io::Error::other)?;
        match packer.compress_vec(&bytes[done..], &mut packed, FlushCompress::Finish)? {
            Status::StreamEnd => return Ok(packed),
            Status::Ok | Status::BufError => packed.reserve(bytes.len() / 2 + 64),
        }
    }
}

/// The letter in what was kept of it.
///
/// # Errors
/// That is not what was kept.
pub fn unpack(bytes: &[u8]) -> io::Result<Letter> {
    let mut json = Vec::with_capacity(bytes.len() * 4);
    ZlibDecoder::new(bytes).read_to_end(&mut json)?;
    Ok(serde_json::from_slice(&json)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unpacked_was_packed_and_what_was_not_is_an_error() {
        let noise: String =
            (0..4000_u32).filter_map(|at| char::from_u32(at.wrapping_mul(2_654_435_761) >> 12)).collect();
        for subject in ["", "war", noise.as_str()] {
            let letter = Letter { subject: subject.to_owned(), ..Letter::default() };
            assert_eq!(unpack(Packed::of(&letter).unwrap().bytes()).unwrap(), letter);
        }
        let letter = Letter { subject: "peace ".repeat(400), ..Letter::default() };
        let packed = Packed::of(&letter).unwrap();
        assert!(packed.bytes().len() < 400, "{}", packed.bytes().len());
        assert_eq!(unpack(packed.bytes()).unwrap(), letter);
        for at in 0..packed.bytes().len() {
            let mut rotten = packed.bytes().to_vec();
            rotten[at] ^= 1;
            assert!(unpack(&rotten).is_err() || unpack(&rotten[..at]).is_err(), "{at}");
            assert!(unpack(&packed.bytes()[..at]).is_err(), "{at}");
        }
    }
}
