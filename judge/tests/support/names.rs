//! A name server of a test's own.

use std::net::UdpSocket;

/// A name server that knows where mail for a domain goes, and nothing else. Returns its address.
pub(crate) fn name_server() -> String {
    let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        let mut question = [0; 1500];
        while let Ok((length, from)) = socket.recv_from(&mut question) {
            let _ = socket.send_to(&answer(&question[..length]), from);
        }
    });
    address
}

/// The answer to a question (RFC 1035 section 4): of the type MX the domain itself, else that there is no such name.
fn answer(question: &[u8]) -> Vec<u8> {
    let end = 12 + question[12..].iter().position(|byte| *byte == 0).unwrap() + 5;
    let known = question[end - 4..end - 2] == [0, 15];
    let mut answer = question[..2].to_vec();
    answer.extend_from_slice(&[0x81, if known { 0x80 } else { 0x83 }, 0, 1, 0, u8::from(known), 0, 0, 0, 0]);
    answer.extend_from_slice(&question[12..end]);
    if known {
        answer.extend_from_slice(&[0xc0, 12, 0, 15, 0, 1, 0, 0, 0, 60, 0, 4, 0, 10, 0xc0, 12]);
    }
    answer
}
