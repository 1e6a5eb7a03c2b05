//! What the tests need from the machine, installed through its ordinary package clients when missing.

use crate::{say, workshop::Workshop};
use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

/// The environment variable that tells the browser tests where axe-core's script lies.
pub(crate) const AXE: &str = "ROUNDHOUSE_AXE";
const AXE_VERSION: &str = "4.14.0";

/// A Debian package, and how to tell that it is needed no more.
struct Need {
    package: &'static str,
    there: fn() -> bool,
}

const NEEDS: [Need; 7] = [
    Need {
        package: "python3",
        there: || has_program("python3"),
    },
    Need {
        package: "python3-venv",
        // Debian's python3 comes without the part that makes folders of its own.
        there: || quietly("python3", &["-c", "import ensurepip"]).is_some(),
    },
    Need {
        package: "npm",
        there: || has_program("npm"),
    },
    Need {
        package: "chromium",
        there: || has_program("chromium"),
    },
    Need {
        package: "chromium-driver",
        there: || has_program("chromedriver"),
    },
    Need {
        package: "fontconfig",
        there: || has_program("fc-list"),
    },
    Need {
        package: "fonts-noto-cjk",
        there: has_chinese_font,
    },
];

pub(crate) fn setup(shop: &Workshop) -> Result<(), String> {
    packages(shop, &NEEDS.map(|need| need.package))?;
    say("Debian packages: all there");
    fetch_axe(shop)
}

/// Installs those of these packages that are missing.
pub(crate) fn packages(shop: &Workshop, wanted: &[&str]) -> Result<(), String> {
    match missing(wanted) {
        missing if missing.is_empty() => Ok(()),
        missing => install(shop, &missing),
    }
}

/// Where axe-core's script lies once set-up has run.
pub(crate) fn axe(shop: &Workshop) -> PathBuf {
    axe_folder(shop).join("package/axe.min.js")
}

fn axe_folder(shop: &Workshop) -> PathBuf {
    shop.target.join(format!("axe-core-{AXE_VERSION}"))
}

fn missing(wanted: &[&str]) -> Vec<&'static str> {
    NEEDS
        .iter()
        .filter(|need| wanted.contains(&need.package) && !(need.there)())
        .map(|need| need.package)
        .collect()
}

fn install(shop: &Workshop, packages: &[&str]) -> Result<(), String> {
    let by_hand = format!(
        "missing: {list}; on Debian: apt-get update && apt-get install {list}",
        list = packages.join(" ")
    );
    if !has_program("apt-get") {
        return Err(format!("{by_hand} (there is no apt-get on this machine)"));
    }
    let sudo: &[&str] = match (quietly("id", &["-u"]).as_deref(), has_program("sudo")) {
        (Some("0"), _) => &[],
        (_, true) if quietly("sudo", &["-n", "true"]).is_some() => &["sudo", "-n"],
        _ => {
            return Err(format!(
                "{by_hand} (as root: here is neither root nor a sudo without password)"
            ));
        }
    };
    let apt = |args: &[&str]| {
        let line = [
            sudo,
            &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
            args,
        ]
        .concat();
        shop.run(line[0], &line[1..])
    };
    apt(&["update", "-q"])?;
    apt(&[
        &["install", "-q", "-y", "--no-install-recommends"],
        packages,
    ]
    .concat())?;
    match missing(packages) {
        still if still.is_empty() => Ok(()),
        still => Err(format!(
            "installed, but still not usable: {}",
            still.join(" ")
        )),
    }
}

fn fetch_axe(shop: &Workshop) -> Result<(), String> {
    if axe(shop).is_file() {
        say(format_args!("axe-core {AXE_VERSION}: there"));
        return Ok(());
    }
    let folder = axe_folder(shop);
    fs::create_dir_all(&folder).map_err(|e| format!("{} cannot be made: {e}", folder.display()))?;
    let name = format!("axe-core@{AXE_VERSION}");
    let into = folder.to_string_lossy();
    shop.run(
        "npm",
        &["pack", "--silent", "--pack-destination", &into, &name],
    )?;
    let packed = folder.join(format!("axe-core-{AXE_VERSION}.tgz"));
    let packed = packed.to_string_lossy();
    shop.run("tar", &["-xzf", &packed, "-C", &into, "package/axe.min.js"])?;
    if axe(shop).is_file() {
        Ok(())
    } else {
        Err(format!("{name} came without its script"))
    }
}

fn has_program(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

fn has_chinese_font() -> bool {
    quietly("fc-list", &[":lang=zh-cn", "family"]).is_some_and(|fonts| !fonts.is_empty())
}

/// What a command prints, if it starts and ends well.
fn quietly(program: &str, args: &[&str]) -> Option<String> {
    let told = Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&told.stdout).trim().to_string();
    told.status.success().then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_up() {
        assert!(has_program("sh"));
        assert!(!has_program("no-such-program-anywhere"));
    }

    #[test]
    fn a_command_that_fails_tells_nothing() {
        assert_eq!(quietly("sh", &["-c", "echo yes"]).as_deref(), Some("yes"));
        assert_eq!(quietly("sh", &["-c", "echo no; exit 1"]), None);
    }
}
