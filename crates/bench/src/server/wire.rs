//! As much of HTTP as the bench speaks: requests on a connection that stays open, and a stream of events read line by line.

use std::{io, net::SocketAddr};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{
        TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
};

/// A connection to a server.
pub(crate) struct Wire {
    house: SocketAddr,
    from: BufReader<OwnedReadHalf>,
    to: OwnedWriteHalf,
    /// What is asked to come packed, as to a browser.
    pub(crate) packed: bool,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Wire {
    pub(crate) async fn open(house: SocketAddr) -> io::Result<Wire> {
        let stream = TcpStream::connect(house).await?;
        stream.set_nodelay(true)?;
        let (from, to) = stream.into_split();
        Ok(Wire {
            house,
            from: BufReader::with_capacity(64 * 1024, from),
            to,
            packed: true,
        })
    }

    async fn send(&mut self, method: &str, path: &str, key: &str, body: &str) -> io::Result<()> {
        let house = self.house;
        let coding = if self.packed { "gzip" } else { "identity" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {house}\r\nOrigin: http://{house}\r\nAccept-Encoding: {coding}\r\n\
             Cookie: roundhouse{}={key}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            house.port(),
            body.len()
        );
        self.to.write_all(request.as_bytes()).await
    }

    /// The status and how long the body is; none if it comes in chunks.
    async fn head(&mut self) -> io::Result<(u16, Option<usize>)> {
        let mut line = String::new();
        self.from.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|s| s.parse().ok());
        let status = status.ok_or_else(|| io::Error::other(format!("no status in {line:?}")))?;
        let mut length = None;
        loop {
            line.clear();
            self.from.read_line(&mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(": ") else {
                return Ok((status, length));
            };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.parse().ok();
            }
        }
    }

    /// Sends a request as the holder of `key` and reads the whole answer.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        key: &str,
        body: &str,
    ) -> io::Result<Answer> {
        self.send(method, path, key, body).await?;
        let (status, length) = self.head().await?;
        let mut whole = Vec::new();
        if let Some(length) = length {
            whole.resize(length, 0);
            self.from.read_exact(&mut whole).await?;
            return Ok(Answer {
                status,
                body: whole,
            });
        }
        loop {
            let mut size = String::new();
            self.from.read_line(&mut size).await?;
            let size = usize::from_str_radix(size.trim(), 16).map_err(io::Error::other)?;
            let start = whole.len();
            whole.resize(start + size, 0);
            self.from.read_exact(&mut whole[start..]).await?;
            self.from.read_line(&mut String::new()).await?;
            if size == 0 {
                return Ok(Answer {
                    status,
                    body: whole,
                });
            }
        }
    }

    /// Looks at a table as the holder of `key`.
    pub(crate) async fn watch(mut self, table: &str, key: &str) -> io::Result<Events> {
        let path = format!("/api/tables/{table}/stream");
        self.send("GET", &path, key, "").await?;
        let (status, _) = self.head().await?;
        if status != 200 {
            return Err(io::Error::other(format!("the stream answers {status}")));
        }
        Ok(Events {
            from: self.from,
            _to: self.to,
            line: Vec::new(),
        })
    }
}

/// A stream of events.
pub(crate) struct Events {
    from: BufReader<OwnedReadHalf>,
    /// Closing it would end the stream.
    _to: OwnedWriteHalf,
    line: Vec<u8>,
}

impl Events {
    /// Reads to the end of the next scene: its id and how many bytes it has.
    pub(crate) async fn next(&mut self) -> io::Result<(u64, usize)> {
        let mut id = None;
        let mut bytes = 0;
        loop {
            self.line.clear();
            if self.from.read_until(b'\n', &mut self.line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = self.line.trim_ascii_end();
            if let Some(number) = line.strip_prefix(b"id: ") {
                id = std::str::from_utf8(number)
                    .ok()
                    .and_then(|n| n.parse().ok());
            } else if line.starts_with(b"data: {") {
                bytes = line.len();
            }
            if let (Some(id), 1..) = (id, bytes) {
                return Ok((id, bytes));
            }
        }
    }
}
