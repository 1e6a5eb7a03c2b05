//! Days as the house counts them: from midnight to midnight, UTC.

use crate::app::now;
use std::{fmt, str::FromStr};

/// A day, counted from 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(i64);

const MILLIS: i64 = 86_400_000;
/// Days of four centuries, after which the calendar repeats.
const ERA: i64 = 146_097;
/// From the first of March of the year 0 to 1970.
const MARCH_0: i64 = 719_468;

impl Day {
    /// The day of a moment in milliseconds since 1970.
    pub(crate) const fn at(millis: i64) -> Day {
        Day(millis.div_euclid(MILLIS))
    }

    pub(crate) fn today() -> Day {
        Day::at(now())
    }

    /// 0 is Monday.
    pub(crate) const fn weekday(self) -> u8 {
        // 1970 began on a Thursday.
        (self.0 + 3).rem_euclid(7) as u8
    }

    /// When it is over, in milliseconds since 1970.
    pub(crate) const fn ends(self) -> i64 {
        (self.0 + 1) * MILLIS
    }

    pub(crate) fn is_over(self) -> bool {
        self < Day::today()
    }

    /// Year, month and day. Years begin in March here, so that the day that comes and goes is a year's last.
    const fn date(self) -> (i64, i64, i64) {
        let since = self.0 + MARCH_0;
        let era = since.div_euclid(ERA);
        let day = since.rem_euclid(ERA);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let of_month = of_year - (153 * month + 2) / 5 + 1;
        let (month, later) = if month < 10 {
            (month + 3, 0)
        } else {
            (month - 9, 1)
        };
        (year + era * 400 + later, month, of_month)
    }

    const fn of(year: i64, month: i64, day: i64) -> Day {
        let year = if month > 2 { year } else { year - 1 };
        let month = if month > 2 { month - 3 } else { month + 9 };
        let (era, year) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * month + 2) / 5 + day - 1;
        Day(era * ERA + 365 * year + year / 4 - year / 100 + of_year - MARCH_0)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Not a day, or not written as one: `2026-11-18`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoDay;

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let parts: Vec<i64> = text
            .split('-')
            .map(|part| part.parse().map_err(|_| NoDay))
            .collect::<Result<_, _>>()?;
        let [year @ 1970..=9999, month @ 1..=12, day @ 1..=31] = parts[..] else {
            return Err(NoDay);
        };
        let found = Day::of(year, month, day);
        // The thirtieth of February is another day, and other spellings are none.
        match found.to_string() == text {
            true => Ok(found),
            false => Err(NoDay),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_and_read_alike() {
        let known = [
            (0, "1970-01-01", 3),
            (11_016, "2000-02-29", 1),
            (11_017, "2000-03-01", 2),
            (20_775, "2026-11-18", 2),
            (47_540, "2100-02-28", 6),
            (47_541, "2100-03-01", 0),
        ];
        for (number, text, weekday) in known {
            assert_eq!(Day(number).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(number)));
            assert_eq!(Day(number).weekday(), weekday, "{text}");
        }
        let all = (0..60_000).map(Day);
        assert!(
            all.into_iter()
                .all(|day| day.to_string().parse() == Ok(day))
        );
    }

    #[test]
    fn what_is_no_day_is_refused() {
        let none = [
            "",
            "today",
            "2026-02-30",
            "2026-13-01",
            "2026-1-1",
            "2026-01-01-01",
            "1969-12-31",
            "+2026-01-01",
            "2026-11-18 ",
        ];
        for text in none {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text:?}");
        }
    }

    #[test]
    fn a_day_lasts_until_midnight() {
        assert_eq!(Day::at(MILLIS - 1), Day(0));
        assert_eq!(Day(0).ends(), MILLIS);
        assert_eq!(Day::at(Day(0).ends()), Day(1));
        assert!(Day(0).is_over() && !Day::today().is_over());
    }
}
