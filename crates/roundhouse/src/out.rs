//! Where data goes: stdout, locked and buffered, and tables on it.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use unicode_width::UnicodeWidthStr;

/// Stdout for one command.
pub(crate) struct Out {
    handle: BufWriter<StdoutLock<'static>>,
    colour: bool,
}

impl Out {
    /// Locks stdout. Colour only on a terminal and if `NO_COLOR` does not forbid it.
    pub(crate) fn new() -> Out {
        let stdout = io::stdout();
        let allowed = std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
        let colour = stdout.is_terminal() && allowed;
        Out {
            handle: BufWriter::new(stdout.lock()),
            colour,
        }
    }

    /// The text in bold, where that can be shown.
    pub(crate) fn bold(&self, text: &str) -> String {
        if self.colour {
            format!("\x1b[1m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// Writes rows with their columns lined up, the first row as a heading; the columns from `numbers` on are set flush right.
    pub(crate) fn table(&mut self, rows: &[Vec<String>], numbers: usize) -> io::Result<()> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|c| {
                let cells = rows.iter().filter_map(|row| row.get(c));
                cells.map(|cell| cell.width()).max().unwrap_or(0)
            })
            .collect();
        for (r, row) in rows.iter().enumerate() {
            let mut line = String::new();
            for (c, cell) in row.iter().enumerate() {
                let pad = " ".repeat(widths[c] - cell.width());
                line += if c > 0 { "  " } else { "" };
                line += &match c < numbers {
                    true => format!("{cell}{pad}"),
                    false => format!("{pad}{cell}"),
                };
            }
            let line = line.trim_end();
            let line = if r == 0 {
                self.bold(line)
            } else {
                line.to_owned()
            };
            writeln!(self.handle, "{line}")?;
        }
        Ok(())
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.handle.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.handle.flush()
    }
}

/// Says something that is not data. Nobody may be listening.
pub(crate) fn talk(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
