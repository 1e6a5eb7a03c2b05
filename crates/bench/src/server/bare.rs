//! The yardstick: an axum that knows no game. It reads the same request and commits the same row to the same schema.

use axum::{
    Json, Router,
    extract::{Path, State},
    http::StatusCode,
    routing::post,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{io, net::SocketAddr, sync::Arc};
use store::{Change, Entry, Request, Store};
use tokio::net::TcpListener;

#[derive(Deserialize)]
struct Move {
    /// Here the step itself.
    seen: u32,
    path: String,
    id: String,
}

pub(crate) async fn serve(listen: SocketAddr, data: &std::path::Path) -> io::Result<SocketAddr> {
    let store = Arc::new(Store::open(data).map_err(io::Error::other)?);
    let listener = TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    let router = Router::new()
        .route("/api/tables/{id}/move", post(play))
        .with_state(store);
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(address)
}

async fn play(
    State(store): State<Arc<Store>>,
    Path(table): Path<String>,
    Json(sent): Json<Move>,
) -> Result<Json<Value>, StatusCode> {
    let answer = json!({"done": sent.id});
    let entry = Entry {
        step: sent.seen,
        seat: Some(0),
        kind: "play".to_owned(),
        body: sent.path,
        request: Some(Request {
            id: sent.id,
            answer: answer.to_string(),
        }),
        digest: b"0123456789abcdef".to_vec(),
        asked: 1,
        due: None,
        at: 1_790_000_000_000,
    };
    match store.commit(Change::append(table, entry)).await {
        Ok(()) => Ok(Json(answer)),
        Err(_) => Err(StatusCode::SERVICE_UNAVAILABLE),
    }
}
