//! Errors as `application/problem+json` (RFC 9457), in the asked language, with the rule where a rule refuses.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use table::{Refusal, Say, Words};
use utoipa::ToSchema;

/// A problem as it is sent.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct Body {
    /// `urn:roundhouse:problem:` and the code.
    r#type: String,
    /// The problem in the caller's language.
    title: String,
    /// The answer's status.
    status: u16,
    /// The kind of problem, or the code of the refusal.
    code: &'static str,
    /// The sentence before it was put into words.
    #[schema(value_type = Unworded)]
    params: Say,
    /// The rulebook's anchor, where a rule refuses.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[schema(required = false)]
    rule: &'static str,
}

/// A sentence before it was put into words, as it is written.
#[derive(ToSchema)]
#[expect(
    dead_code,
    reason = "the shape of `Say`, which knows nothing of this document"
)]
pub(crate) struct Unworded {
    /// The message's key.
    key: String,
    /// What it speaks of, each tagged with its kind: `num`, `seat`, `say`, `list` or `text`.
    #[schema(required = false)]
    args: std::collections::BTreeMap<String, serde_json::Value>,
}

/// Something that was not done, and why.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    /// Where the rulebook says so.
    pub(crate) rule: &'static str,
    pub(crate) say: Say,
    /// Seconds to wait before trying again.
    pub(crate) wait: Option<u64>,
}

impl Problem {
    pub(crate) const fn new(status: StatusCode, code: &'static str, say: Say) -> Problem {
        Problem {
            status,
            code,
            rule: "",
            say,
            wait: None,
        }
    }

    /// The rules refuse it.
    pub(crate) fn refused(refusal: Refusal) -> Problem {
        let Refusal { code, rule, say } = refusal;
        Problem {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            code,
            rule,
            say,
            wait: None,
        }
    }

    /// Not the caller's seat.
    pub(crate) const fn not_your_seat() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "not_your_seat",
            Say::new("problem-not-your-seat"),
        )
    }

    /// The caller answered a question that is no longer asked.
    pub(crate) const fn stale() -> Problem {
        Problem::new(StatusCode::CONFLICT, "stale", Say::new("problem-stale"))
    }

    pub(crate) const fn not_found() -> Problem {
        Problem::new(
            StatusCode::NOT_FOUND,
            "not_found",
            Say::new("problem-not-found"),
        )
    }

    pub(crate) fn bad_request(why: impl Into<String>) -> Problem {
        Problem::new(
            StatusCode::BAD_REQUEST,
            "bad_request",
            Say::new("problem-bad-request").text("why", why.into()),
        )
    }

    pub(crate) const fn foreign_origin() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "foreign_origin",
            Say::new("problem-foreign-origin"),
        )
    }

    pub(crate) const fn foreign_host() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "foreign_host",
            Say::new("problem-foreign-host"),
        )
    }

    /// More than is taken at once.
    pub(crate) const fn too_large() -> Problem {
        Problem::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "too_large",
            Say::new("problem-too-large"),
        )
    }

    /// The store does not answer.
    pub(crate) fn unwell(error: &store::StoreError) -> Problem {
        Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unwell",
            Say::new("problem-unwell").text("why", error.to_string()),
        )
    }

    pub(crate) fn too_many(wait: u64) -> Problem {
        let say = Say::new("problem-too-many").num("seconds", wait as i64);
        Problem {
            wait: Some(wait),
            ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", say)
        }
    }

    /// Where people play each other, nobody is prompted.
    pub(crate) const fn hint_among_people() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "hint_among_people",
            Say::new("problem-hint-among-people"),
        )
    }

    pub(crate) const fn closing() -> Problem {
        Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "closing",
            Say::new("problem-closing"),
        )
    }

    /// The problem as data, worded.
    pub(crate) fn body(&self, words: &Words) -> Body {
        Body {
            r#type: format!("urn:roundhouse:problem:{}", self.code),
            title: words.say(&self.say),
            status: self.status.as_u16(),
            code: self.code,
            params: self.say.clone(),
            rule: self.rule,
        }
    }

    /// The answer in the caller's language.
    pub(crate) fn answer(&self, words: &Words) -> Response {
        let body = crate::answers::value(self.body(words)).to_string();
        let mut response = (
            self.status,
            [(header::CONTENT_TYPE, "application/problem+json")],
            body,
        )
            .into_response();
        if let Some(wait) = self.wait {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, wait.into());
        }
        response
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::refused(refusal)
    }
}

impl From<store::StoreError> for Problem {
    fn from(error: store::StoreError) -> Problem {
        use store::StoreError as E;
        let (status, code, key) = match error {
            E::Full => (
                StatusCode::INSUFFICIENT_STORAGE,
                "disk_full",
                "problem-disk-full",
            ),
            E::ReadOnly => (
                StatusCode::INSUFFICIENT_STORAGE,
                "read_only",
                "problem-read-only",
            ),
            E::Conflict { .. } => (StatusCode::CONFLICT, "stale", "problem-stale"),
            E::Missing(_) => (StatusCode::NOT_FOUND, "not_found", "problem-not-found"),
            E::Duplicate { .. } | E::Taken(_) | E::Broken(_) => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "not_saved",
                "problem-not-saved",
            ),
        };
        Problem::new(status, code, Say::new(key))
    }
}
