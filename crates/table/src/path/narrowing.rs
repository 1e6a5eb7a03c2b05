//! From the offered paths to the one that is meant, click by click.

use super::{Path, Step};

/// How far each path still in question has been clicked.
///
/// The client narrows in the same way: a click that is next for some paths keeps those; any other click keeps the paths that
/// hold it; a plain token closes the run of members before it.
#[derive(Clone, Debug)]
pub struct Narrowing<'a> {
    open: Vec<(&'a Path, Vec<(Step<'a>, bool)>)>,
}

impl<'a> Narrowing<'a> {
    /// Nothing clicked yet.
    pub fn new(paths: &'a [Path]) -> Narrowing<'a> {
        Narrowing {
            open: paths
                .iter()
                .map(|p| (p, p.steps().map(|s| (s, false)).collect()))
                .collect(),
        }
    }

    /// Keeps the paths that `token` agrees with.
    pub fn click(&mut self, token: &str) {
        let next: Vec<bool> = self
            .open
            .iter()
            .map(|(_, steps)| next_steps(steps).any(|s| s.token == token))
            .collect();
        let in_order = next.iter().any(|n| *n);
        let mut kept = Vec::new();
        for ((path, mut steps), next) in self.open.drain(..).zip(next) {
            if in_order && !next {
                continue;
            }
            let found = steps
                .iter()
                .position(|(s, clicked)| !clicked && s.token == token);
            let Some(at) = found else { continue };
            let closes = !steps[at].0.member && at > 0 && steps[at - 1].0.member;
            let run_open = closes
                && steps[..at]
                    .iter()
                    .rev()
                    .take_while(|(s, _)| s.member)
                    .any(|(_, clicked)| !clicked);
            if run_open {
                continue;
            }
            steps[at].1 = true;
            kept.push((path, steps));
        }
        self.open = kept;
    }

    /// The paths still in question.
    pub fn paths(&self) -> impl Iterator<Item = &'a Path> {
        self.open.iter().map(|(p, _)| *p)
    }

    /// The tokens that may be clicked next, in order of the paths, each once.
    pub fn next(&self) -> Vec<&'a str> {
        let mut seen = Vec::new();
        for (_, steps) in &self.open {
            for step in next_steps(steps) {
                if !seen.contains(&step.token) {
                    seen.push(step.token);
                }
            }
        }
        seen
    }

    /// The path all of whose tokens were clicked, if there is one.
    pub fn finished(&self) -> Option<&'a Path> {
        self.open
            .iter()
            .find(|(_, steps)| steps.iter().all(|(_, clicked)| *clicked))
            .map(|(p, _)| *p)
    }
}

/// The first unclicked step, or all unclicked members of its run.
fn next_steps<'s, 'a>(
    steps: &'s [(Step<'a>, bool)],
) -> impl Iterator<Item = Step<'a>> + use<'s, 'a> {
    let first = steps
        .iter()
        .position(|(_, clicked)| !clicked)
        .unwrap_or(steps.len());
    let run = steps[first..].iter().take_while(|(s, _)| s.member).count();
    let end = if run == 0 {
        (first + 1).min(steps.len())
    } else {
        first + run
    };
    steps[first..end]
        .iter()
        .filter(|(_, clicked)| !clicked)
        .map(|(s, _)| *s)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(texts: &[&str]) -> Vec<Path> {
        texts.iter().map(|t| t.parse().unwrap()).collect()
    }

    #[test]
    fn clicks_in_order_are_preferred_to_clicks_out_of_order() {
        let paths = paths(&["goods st:1 st:4 loads:1", "goods st:4 st:1 loads:1"]);
        let mut n = Narrowing::new(&paths);
        n.click("goods");
        n.click("st:4");
        assert_eq!(
            n.paths().map(Path::as_str).collect::<Vec<_>>(),
            ["goods st:4 st:1 loads:1"]
        );
    }

    #[test]
    fn a_click_that_is_not_next_keeps_the_paths_that_hold_it() {
        let paths = paths(&[
            "track:0 cell:a1",
            "track:0 cell:b1",
            "track:1 cell:b1 turned",
        ]);
        let mut n = Narrowing::new(&paths);
        n.click("cell:b1");
        assert_eq!(n.next(), ["track:0", "track:1"]);
        n.click("track:0");
        assert_eq!(n.finished().unwrap().as_str(), "track:0 cell:b1");
    }

    #[test]
    fn set_members_come_in_any_order_and_a_plain_token_closes_the_run() {
        let paths = paths(&["+s:1 +s:2 pay", "+s:1 pay", "+s:2 +s:3 pay"]);
        let mut n = Narrowing::new(&paths);
        assert_eq!(n.next(), ["s:1", "s:2", "s:3"]);
        n.click("s:2");
        n.click("s:1");
        n.click("pay");
        assert_eq!(n.finished().unwrap().as_str(), "+s:1 +s:2 pay");
        let mut n = Narrowing::new(&paths);
        n.click("s:1");
        assert_eq!(n.next(), ["s:2", "pay"]);
        n.click("pay");
        assert_eq!(n.finished().unwrap().as_str(), "+s:1 pay");
    }
}
