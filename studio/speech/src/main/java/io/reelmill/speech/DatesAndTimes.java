package io.reelmill.speech;

import io.reelmill.providers.language.NumberWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says dates and times of day: {@code 3:30pm}, {@code 12/25/2026}, {@code Jan. 5}, {@code 476 AD}.
 *
 * @param context of the token
 */
record DatesAndTimes(TokenContext context) {

    private static final Lexicon LEXICON = Lexicon.english();
    private static final List<String> MONTHS = List.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december");
    private static final List<String> WEEKDAYS =
            List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");
    private static final String CLOCK = "(\\d{1,2})(?::([0-5]\\d))?(?::([0-5]\\d))?(a\\.?m|p\\.?m)?";
    private static final Pattern TIME = Pattern.compile("(?i)" + CLOCK);
    private static final Pattern TIMES = Pattern.compile("(?i)([\\d:]+)(?:[ap]\\.?m)?[-–—]([\\d:]+(?:[ap]\\.?m)?)");
    private static final Pattern HALF = Pattern.compile("(?i)[ap]\\.?m");
    private static final Pattern DATE = Pattern.compile("(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})");
    private static final Pattern ISO_DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");
    /** The day comes first. */
    private static final Pattern DOTTED_DATE = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})");

    private static final Pattern DAY_OF_MONTH = Pattern.compile("[1-9]|[12]\\d|3[01]");
    private static final Pattern ERA = Pattern.compile("AD|BC|CE|BCE|A\\.D|B\\.C|C\\.E|B\\.C\\.E");

    /** Words for a token with digits; null when it is neither. */
    String words(String core) {
        String time = time(core);
        if (time != null) {
            return time;
        }
        Matcher date = DATE.matcher(core);
        if (date.matches()) {
            return date(date.group(1), date.group(2), date.group(3));
        }
        Matcher dotted = DOTTED_DATE.matcher(core);
        if (dotted.matches() && Integer.parseInt(dotted.group(1)) <= 31) {
            return date(dotted.group(2), dotted.group(1), dotted.group(3));
        }
        Matcher iso = ISO_DATE.matcher(core);
        if (iso.matches()) {
            return date(iso.group(2), iso.group(3), iso.group(1));
        }
        if (DAY_OF_MONTH.matcher(core).matches()
                && isMonth(context.before())
                && !Measures.isUnit(context.after())
                && !context.after().equals("times")) {
            return NumberWords.ordinal(Long.parseLong(core));
        }
        boolean era = ERA.matcher(context.after()).matches() || context.before().equals("AD");
        return era && core.matches("\\d{3}") ? Numbers.inPairs(core) : null;
    }

    /** Words for a token without digits that belongs to one beside it: the half of the day, a day of the week. */
    Optional<String> beside(String core) {
        if (HALF.matcher(core).matches() && TIME.matcher(context.before()).matches()) {
            return Optional.of(half(core));
        }
        String after = context.after();
        boolean dated = !after.isEmpty() && (Character.isDigit(after.charAt(0)) || isMonth(after));
        String key = core.toLowerCase(Locale.ROOT);
        return dated && Character.isUpperCase(core.charAt(0)) && LEXICON.has("weekday", key)
                ? Optional.of(LEXICON.get("weekday", key))
                : Optional.empty();
    }

    private String time(String core) {
        Matcher times = TIMES.matcher(core);
        if (times.matches() && core.contains(":")) {
            String from = clock(times.group(1));
            String to = clock(times.group(2));
            return from == null || to == null ? null : from + " to " + to;
        }
        Matcher clock = TIME.matcher(core);
        return clock.matches() && (clock.group(2) != null || clock.group(4) != null) ? clock(core) : null;
    }

    /** Null when there is no such time. */
    private String clock(String core) {
        Matcher m = TIME.matcher(core);
        if (!m.matches() || Integer.parseInt(m.group(1)) > 24) {
            return null;
        }
        String half = m.group(4) == null ? "" : " " + half(m.group(4));
        String hour = NumberWords.cardinal(m.group(1));
        if (m.group(3) != null) {
            return hour + " " + figures(m.group(2)) + " " + figures(m.group(3)) + half;
        }
        int minutes = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        boolean halfFollows = HALF.matcher(context.after()).matches();
        if (minutes == 0) {
            return hour + (half.isEmpty() && !halfFollows ? " o'clock" : half);
        }
        return hour + (minutes < 10 ? " oh " : " ") + NumberWords.cardinal(minutes) + half;
    }

    private static String figures(String two) {
        return (two.startsWith("0") ? "oh " : "") + NumberWords.cardinal(two);
    }

    /** Whether it is a time with its half of the day, a day of the week or a month: what a range goes from and to. */
    static boolean isEndOfRange(String core) {
        Matcher time = TIME.matcher(core);
        String key = core.toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
        return time.matches() && time.group(4) != null
                || !core.isEmpty()
                        && Character.isUpperCase(core.charAt(0))
                        && (LEXICON.has("weekday", key) || isMonth(core) || WEEKDAYS.contains(key));
    }

    private static String half(String letters) {
        return letters.toLowerCase(Locale.ROOT).startsWith("a") ? "A M" : "P M";
    }

    private static String date(String month, String day, String year) {
        int number = Integer.parseInt(month);
        if (number > MONTHS.size() && Integer.parseInt(day) <= MONTHS.size()) {
            // there is no such month: the day was written first
            return date(day, month, year);
        }
        if (number < 1 || number > MONTHS.size()) {
            return null;
        }
        String said = year.length() == 2 ? NumberWords.cardinal(year) : NumberWords.year(Integer.parseInt(year));
        return MONTHS.get(number - 1) + " " + NumberWords.ordinal(Long.parseLong(day)) + " " + said;
    }

    /** May and March in small letters are verbs. */
    private static boolean isMonth(String core) {
        if (core.isEmpty() || !Character.isUpperCase(core.charAt(0))) {
            return false;
        }
        String key = core.toLowerCase(Locale.ROOT);
        return MONTHS.contains(LEXICON.has("abbreviation", key) ? LEXICON.get("abbreviation", key) : key);
    }
}
