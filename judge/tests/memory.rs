//! Memory that is given back: a test alone in its process, whose memory it looks at.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use judge::secret::{give_back_memory, hash_password, is_password};

/// What this process holds of the machine's memory, in MiB.
fn held() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() / 1024
}

#[test]
fn the_memory_of_hashes_goes_back_to_the_system_after_each_burst() {
    let before = held();
    // What is given back for the first time raises what glibc keeps of the next.
    for salt in 0..3 {
        let hash = hash_password("harbour", &[salt; 16]);
        assert!(is_password("harbour", &hash));
        assert!((before + 8..before + 13).contains(&held()), "{} and {before} MiB", held());
        give_back_memory();
        assert!(held() < before + 4, "{} and {before} MiB", held());
    }
}
