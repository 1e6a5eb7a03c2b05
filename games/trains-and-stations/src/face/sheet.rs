//! The end: every seat's score, item by item, and what it held.

use super::Page;
use super::map::seat_class;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn sheet(&self) -> Markup {
        let Some(opened) = &self.view.opened else {
            return html! {};
        };
        html! {
            section.ts-sheet {
                h3 { (self.word("page-sheet")) }
                @for (i, sheet) in opened.sheets.iter().enumerate() {
                    div.(seat_class(sheet.seat.0)) {
                        strong { (self.say(&Say::new("page-rank").num("rank", sheet.rank))) " " (self.words.name(sheet.seat)) }
                        dl {
                            @for item in &sheet.items {
                                dt { (self.say(&item.say)) }
                                dd { (item.value) }
                            }
                        }
                        p { (self.say(&Say::new("page-total").num("points", sheet.total))) }
                        @let mut held = self.held(&opened.goods[i]);
                        @let () = held.extend(self.powers(&opened.power[i]));
                        p { (self.say(&Say::new("page-revealed").list("list", held))) }
                    }
                }
            }
        }
    }
}
