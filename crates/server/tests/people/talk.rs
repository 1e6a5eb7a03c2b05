//! Talk at the table and in the gallery.

use crate::{
    client::Client,
    deed,
    house::{House, two},
};
use serde_json::json;

fn said(by: &mut Client, table: &str, side: &str) -> Option<Vec<String>> {
    let talk = by.get(&format!("/api/tables/{table}/talk")).json();
    let lines = talk[side].as_array()?;
    let spoken = lines.iter().filter(|l| l["house"] == false);
    Some(
        spoken
            .map(|l| l["text"].as_str().unwrap_or("(muted)").to_owned())
            .collect(),
    )
}

#[test]
fn those_who_sit_do_not_hear_the_gallery_while_the_game_runs() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    let mut watcher = house.visitor();
    assert_eq!(
        deed(&mut watcher, &table, "talk", &json!({"words": "hm"})),
        403,
        "nobody yet"
    );
    assert_eq!(
        watcher
            .post("/api/me/name", &json!({"name": "  Wren  "}))
            .status,
        200
    );
    assert_eq!(
        deed(
            &mut first,
            &table,
            "talk",
            &json!({"words": "the kettle is on"})
        ),
        200
    );
    assert_eq!(
        deed(&mut second, &table, "talk", &json!({"phrase": "good-luck"})),
        200
    );
    assert_eq!(
        deed(
            &mut watcher,
            &table,
            "talk",
            &json!({"words": "she needs a bend"})
        ),
        200
    );
    assert_eq!(
        deed(&mut watcher, &table, "talk", &json!({"event": "sat"})),
        400,
        "the house's own words"
    );
    assert_eq!(
        deed(
            &mut first,
            &table,
            "talk",
            &json!({"words": "x".repeat(401)})
        ),
        400
    );
    let at_table = ["the kettle is on", "Good luck"]
        .map(str::to_owned)
        .to_vec();
    assert_eq!(said(&mut first, &table, "table"), Some(at_table.clone()));
    assert_eq!(said(&mut first, &table, "gallery"), None);
    assert!(
        !first
            .get(&format!("/t/{table}/beside"))
            .body
            .contains("bend")
    );
    assert_eq!(
        said(&mut watcher, &table, "table"),
        Some(at_table),
        "who comes late hears it all"
    );
    assert_eq!(
        said(&mut watcher, &table, "gallery"),
        Some(vec!["she needs a bend".to_owned()])
    );
    second.language = "zh";
    assert!(
        said(&mut second, &table, "table")
            .unwrap()
            .contains(&"祝好运".to_owned())
    );
    second.language = "en";

    // Muted for one person only.
    let talk = second.get(&format!("/api/tables/{table}/talk")).json();
    let speaker = talk["table"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|l| l["speaker"].as_str());
    let mute = json!({"speaker": speaker.unwrap(), "mute": true});
    assert_eq!(deed(&mut second, &table, "mute", &mute), 200);
    assert!(
        said(&mut second, &table, "table")
            .unwrap()
            .contains(&"(muted)".to_owned())
    );
    assert!(!second.get(&format!("/t/{table}")).body.contains("kettle"));
    assert!(
        said(&mut watcher, &table, "table")
            .unwrap()
            .contains(&"the kettle is on".to_owned())
    );

    for one in [&mut first, &mut second] {
        assert_eq!(deed(one, &table, "part", &json!({"agree": true})), 200);
    }
    assert_eq!(
        said(&mut first, &table, "gallery"),
        Some(vec!["she needs a bend".to_owned()])
    );
}
