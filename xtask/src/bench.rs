//! `cargo xtask bench NAME`: measurements, always of release builds.

use crate::{Trouble, workshop::Workshop};

const BENCHES: [&str; 2] = ["rules", "server"];

pub(crate) fn bench(args: &[String]) -> Result<(), Trouble> {
    let Some((name, options)) = args.split_first() else {
        return Err(Trouble::Asked(format!(
            "Name what to measure: {}.",
            BENCHES.join(", ")
        )));
    };
    if !BENCHES.contains(&name.as_str()) {
        return Err(Trouble::Asked(format!(
            "There is no bench `{name}`; there is: {}.",
            BENCHES.join(", ")
        )));
    }
    let binary = format!("bench-{name}");
    let mut line = vec![
        "run",
        "--release",
        "--package",
        "bench",
        "--bin",
        &binary,
        "--",
    ];
    line.extend(options.iter().map(String::as_str));
    Ok(Workshop::open()?.run("cargo", &line)?)
}
