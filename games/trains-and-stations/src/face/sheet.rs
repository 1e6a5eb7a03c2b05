//! The end: a table to be read across. VP by source, Missions by name, then the six goods with quantities and ties.

use super::{Page, art};
use crate::content::{Good, Shows};
use crate::view::Opened;
use maud::{Markup, html};
use table::{Item, Say, Sheet};

impl Page<'_> {
    pub(super) fn sheet(&self) -> Markup {
        let Some(opened) = &self.view.opened else {
            return html! {};
        };
        let sheets = &opened.sheets;
        html! {
            section.ts-sheet.game-main tabindex="0" aria-label=(self.word("page-sheet")) {
                table {
                    thead { tr {
                        th scope="col" { span.visually-hidden { (self.word("page-sheet")) } }
                        @for sheet in sheets { th scope="col" { (art::shape(sheet.seat, 22)) b { (self.words.name(sheet.seat)) } @if self.view.conductor == sheet.seat { small { (self.word("page-conductor")) } } } }
                    } }
                    tbody {
                        tr { (self.row_head("page-vp-row", "page-vp-row-hint")) @for sheet in sheets { td { (self.by_rule(sheet, |item| item.rule != "missions" && item.rule != "monopolies")) } } }
                        tr { (self.row_head("page-missions", "page-missions-hint")) @for sheet in sheets { td { (self.by_rule(sheet, |item| item.rule == "missions")) } } }
                        tr.ts-band-row { th colspan=(sheets.len() + 1) scope="colgroup" { (self.word("page-monopolies-rule")) } }
                        @for good in Good::ALL { (self.good_row(opened, good)) }
                    }
                    tfoot { tr {
                        th scope="row" { (self.word("page-total")) }
                        @for sheet in sheets { td { strong { (sheet.total) } span.ts-rank data-first[sheet.rank == 1] { (self.say(&self.rank(sheets, sheet))) } } }
                    } }
                }
            }
        }
    }

    fn row_head(&self, name: &'static str, hint: &'static str) -> Markup {
        html! { th scope="row" { b { (self.word(name)) } small { (self.word(hint)) } } }
    }

    /// The sum of some items, and each of them.
    fn by_rule(&self, sheet: &Sheet, among: impl Fn(&Item) -> bool) -> Markup {
        let items: Vec<&Item> = sheet.items.iter().filter(|item| among(item)).collect();
        let sum: i32 = items.iter().map(|item| item.value).sum();
        html! {
            b.ts-points { (sum) }
            ul { @for item in items { li { (self.say(&item.say)) " " (item.value) } } }
        }
    }

    fn good_row(&self, opened: &Opened, good: Good) -> Markup {
        let counts: Vec<(u8, u8)> = opened
            .goods
            .iter()
            .zip(&opened.power)
            .map(|(goods, power)| (goods[good as usize], self.icons(power, good)))
            .collect();
        let most = counts
            .iter()
            .map(|(cards, icons)| cards + icons)
            .max()
            .unwrap_or(0);
        let tied = counts
            .iter()
            .filter(|(cards, icons)| most > 0 && cards + icons == most)
            .count()
            > 1;
        let value = self.view.set.monopolies[good as usize];
        html! {
            tr {
                th scope="row" { (art::good(good, 26)) b { (self.say(&good.say())) } small { (self.say(&Say::new(if tied { "page-each-tied" } else { "page-for-most" }).num("points", value))) } }
                @for (cards, icons) in counts {
                    @let won = most > 0 && cards + icons == most;
                    td data-won[won] {
                        b.ts-points { (if won { value } else { 0 }) }
                        small { (self.say(&Say::new(if icons > 0 { "page-cards-pair" } else { "page-cards" }).num("count", cards + icons).num("icons", icons))) }
                    }
                }
            }
        }
    }

    fn icons(&self, power: &[u8], good: Good) -> u8 {
        let shows = |face: &&u8| matches!(super::power(self.view, **face).shows, Shows::Pair(one, other) if one == good || other == good);
        power.iter().filter(shows).count() as u8
    }

    /// The place, and why an equal score is not an equal place.
    fn rank(&self, sheets: &[Sheet], sheet: &Sheet) -> Say {
        let even: Vec<&Sheet> = sheets
            .iter()
            .filter(|other| other.seat != sheet.seat && other.total == sheet.total)
            .collect();
        let key = if even.iter().any(|other| other.rank == sheet.rank) {
            "page-rank-shared"
        } else if even.iter().any(|other| other.rank > sheet.rank) {
            "page-rank-more-gold"
        } else if !even.is_empty() {
            "page-rank-less-gold"
        } else {
            "page-rank"
        };
        Say::new(key)
            .num("rank", sheet.rank)
            .num("gold", sheet.ties.first().copied().unwrap_or(0))
    }
}
