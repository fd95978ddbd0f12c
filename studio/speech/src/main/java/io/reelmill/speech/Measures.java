package io.reelmill.speech;

import io.reelmill.providers.language.NumberWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says plain numbers and numbers with a unit: {@code 5km}, {@code a 5 km run}, {@code 25°C}, {@code 5'10"}, {@code 10K}.
 *
 * @param context of the token
 */
record Measures(TokenContext context) {

    private static final Lexicon LEXICON = Lexicon.english();
    private static final Pattern MEASURE =
            Pattern.compile("([-~+<>±]?)" + Numbers.NUMBER + "-?([\\p{L}%°º¢][\\p{L}%°º/²³2]*)?(\\+?)");
    private static final Pattern HEIGHT = Pattern.compile("(\\d)['′](\\d{1,2})[\"″]?");
    private static final Pattern NUMBER = Pattern.compile("[-~±]?" + Numbers.NUMBER);
    private static final Pattern YEAR = Pattern.compile("10[1-9]\\d|1[1-9]\\d\\d|20\\d\\d");
    private static final Set<String> SCALES = Set.of("k", "K", "M", "B", "bn", "T");
    /** Words before which a letter behind a number is a letter: apartment 4B. */
    private static final Set<String> PLACES = Set.of(
            "apt", "apartment", "flat", "unit", "gate", "seat", "row", "room", "suite", "platform", "bus", "tram");
    /** Lengths of races, such as 5K, are spoken as letters. */
    private static final Set<String> RACES = Set.of("run", "runs", "runner", "race", "races", "walk");
    /** Words that are also units. */
    private static final Set<String> AMBIGUOUS = Set.of("in", "a", "x");
    /** What may stand behind a number and is no thing that it counts. */
    private static final Set<String> PARTICLES = Set.of(
            "a",
            "an",
            "the",
            "and",
            "or",
            "but",
            "to",
            "in",
            "on",
            "of",
            "off",
            "for",
            "from",
            "at",
            "by",
            "per",
            "is",
            "was",
            "with",
            "each",
            "every",
            "more",
            "less",
            "ago",
            "away",
            "plus",
            "total",
            "today",
            "now",
            "if",
            "when",
            "than",
            "then",
            "as",
            "long",
            "tall",
            "wide",
            "deep",
            "high",
            "old",
            "later",
            "can",
            "will",
            "into",
            "million",
            "billion",
            "thousand",
            "hundred",
            "trillion");

    /** Whether a token is written as a unit. */
    static boolean isUnit(String core) {
        return LEXICON.has("unit", core.toLowerCase(Locale.ROOT));
    }

    /** Whether a token may be a noun that what is before it describes. */
    static boolean isNoun(String core) {
        return core.matches("[a-z][a-z'-]+") && !PARTICLES.contains(core);
    }

    /** Words for a token with digits; null when it is none. */
    String words(String core) {
        Matcher height = HEIGHT.matcher(core);
        if (height.matches()) {
            return NumberWords.cardinal(height.group(1)) + " foot " + NumberWords.cardinal(height.group(2));
        }
        Matcher measure = MEASURE.matcher(core);
        return measure.matches() ? measure(core, measure) : null;
    }

    /** Words for a unit that is written apart from its number. */
    Optional<String> beside(String core) {
        String key = core.toLowerCase(Locale.ROOT);
        String before = context.before();
        boolean square =
                before.equals("sq") && NUMBER.matcher(context.secondBefore()).matches();
        boolean counted = NUMBER.matcher(before).matches() || before.matches("\\d{1,3}/\\d{1,3}");
        if (!square && !counted) {
            return Optional.empty();
        }
        if (key.equals("sq") && isUnit(context.after())) {
            return Optional.of("square");
        }
        boolean unit = isUnit(core)
                && (!AMBIGUOUS.contains(key) || List.of("in.", "in.,").contains(context.asWritten()));
        boolean one = !square
                && (before.matches("-?1") || context.secondBefore().matches("(?i)an?") && isNoun(context.after()));
        return unit ? Optional.of(LEXICON.get("unit", key, one)) : Optional.empty();
    }

    private String measure(String core, Matcher measure) {
        String number = measure.group(2);
        String unit = measure.group(3) == null ? "" : measure.group(3);
        String key = unit.toLowerCase(Locale.ROOT);
        String plus = measure.group(4).isEmpty() ? "" : " plus";
        String sign = Numbers.sign(measure.group(1));
        String said = NumberWords.decimal(number.replace(",", ""));
        if (unit.isEmpty()) {
            return sign + plain(number) + plus;
        }
        if (unit.equals("G") || key.equals("k") && RACES.contains(context.after())) {
            return sign + said + " " + unit.toUpperCase(Locale.ROOT);
        }
        if (unit.length() == 1 && PLACES.contains(context.before().toLowerCase(Locale.ROOT))) {
            return sign + said + " " + unit.toUpperCase(Locale.ROOT);
        }
        if (unit.equals("B") && number.matches("\\d{1,4}") && context.after().matches("\\p{Lu}\\p{Ll}.*")) {
            return sign + said + " B"; // a house: 221B Baker Street
        }
        if (SCALES.contains(unit)) {
            return sign + said + " " + LEXICON.get("scale", key) + plus;
        }
        if (isUnit(key)) {
            // before a noun the unit stays single: a 5-kilometer run
            boolean one = number.equals("1") || core.contains("-" + unit);
            return sign + said + " " + LEXICON.get("unit", key, one) + plus;
        }
        return core.contains("-") ? sign + plain(number) + " " + unit : null;
    }

    private String plain(String number) {
        boolean year = YEAR.matcher(number).matches() && !isUnit(context.after());
        return year ? NumberWords.year(Integer.parseInt(number)) : NumberWords.decimal(number.replace(",", ""));
    }
}
