package io.reelmill.speech;

import io.reelmill.providers.language.NumberWords;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says a token that contains a number, or that belongs to one beside it.
 *
 * @param context of the token
 */
record Numbers(TokenContext context) {

    /** A number with a group for it: {@code 1,234.5}. */
    static final String NUMBER = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d*\\.\\d+|\\d+)";

    private static final Pattern FRACTION = Pattern.compile("(\\d{1,2})/(\\d{1,2})");
    private static final Pattern MIXED_FRACTION = Pattern.compile("(\\d+)([½¼¾])");
    private static final Map<String, String> FRACTION_SIGNS =
            Map.of("½", "a half", "¼", "a quarter", "¾", "three quarters");
    private static final Pattern ORDINAL = Pattern.compile("(?i)([\\d,]+)(st|nd|rd|th)");
    private static final Pattern DECADE = Pattern.compile("'?(\\d{1,3}0)'?s");
    private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+){2,}");
    private static final Pattern RANGE =
            Pattern.compile("([$€£]?)" + NUMBER + "\\s*[-–—]\\s*([$€£]?)" + NUMBER + "([\\p{L}%°]*)");
    private static final Pattern RATIO = Pattern.compile("(\\d{1,3}):(\\d{1,3})");
    private static final Pattern POWER = Pattern.compile("(\\d+)([²³])");
    private static final Pattern HASH = Pattern.compile("#(\\d+)");
    private static final Pattern RAISED = Pattern.compile("(\\d+)\\^(\\d+)");
    /** Two values of one measure: {@code 120/80}. */
    private static final Pattern OVER = Pattern.compile("(\\d{3})/(\\d{2,3})");

    private static final Pattern COUNTRY_CODE = Pattern.compile("\\+\\d{1,3}");
    private static final Pattern FIGURES = Pattern.compile("\\d{2,4}");
    private static final int MIN_GROUPS = 3;
    /** The first group of an account number. */
    private static final Pattern ACCOUNT = Pattern.compile("\\p{Lu}{2}\\d{2}");

    private static final Pattern TELEPHONE = Pattern.compile("(?:\\d{1,2}-)?(?:\\d{3}-)?\\d{3}-\\d{4}");
    private static final Pattern SCORE = Pattern.compile("(\\d{1,3})-(\\d{1,3})");
    /** Words before which, or after which, three figures are the name of something: room one oh one. */
    private static final Set<String> NAMED_BEFORE = Set.of("room", "boeing", "flight", "route", "highway", "error");

    private static final Set<String> NAMED_AFTER = Set.of("error", "errors");
    private static final Set<String> DIALLED =
            Set.of("call", "calls", "called", "calling", "dial", "dialed", "dialing");
    private static final Set<String> CODES = Set.of("zip", "code", "pin");

    /** Words for a token with digits; null when it is not a number of any kind. */
    String words(String core) {
        if (core.chars().noneMatch(Character::isDigit)) {
            return beside(core).orElse(null);
        }
        for (Reading reading : List.<Reading>of(
                this::named,
                new Money(context)::words,
                new DatesAndTimes(context)::words,
                this::fraction,
                this::ordinal,
                this::decade,
                this::special,
                new Measures(context)::words)) {
            String words = reading.of(core);
            if (words != null) {
                return words;
            }
        }
        return null;
    }

    /** {@code 10–15} as ten to fifteen, years as years, scores without "to"; null when it is no range. */
    String range(String core) {
        String times = core.contains(":") ? new DatesAndTimes(context).words(core) : null;
        if (times != null) {
            return times;
        }
        Matcher score = SCORE.matcher(core);
        if (score.matches() && Integer.parseInt(score.group(1)) > Integer.parseInt(score.group(2))) {
            return NumberWords.cardinal(score.group(1)) + " " + NumberWords.cardinal(score.group(2));
        }
        Matcher m = RANGE.matcher(core);
        if (!m.matches()
                || isTelephone(core)
                || m.group(2).length() + m.group(4).length() > 10 && core.indexOf('-') >= 0) {
            return null;
        }
        String from = words(m.group(1) + m.group(2));
        String to = words(
                m.group(3).isEmpty() && !m.group(1).isEmpty()
                        ? m.group(1) + m.group(4) + m.group(5)
                        : m.group(3) + m.group(4) + m.group(5));
        if (from == null || to == null) {
            return null;
        }
        if (!m.group(1).isEmpty()) {
            from = from.replaceFirst(" (dollars?|euros?|pounds?)$", "");
        }
        return from + " to " + to;
    }

    /** Three figures as a name: three seventy, four oh four, five hundred. */
    static String inPairs(String figures) {
        int rest = Integer.parseInt(figures.substring(1));
        String first = NumberWords.cardinal(figures.substring(0, 1));
        return rest == 0 ? first + " hundred" : first + (rest < 10 ? " oh " : " ") + NumberWords.cardinal(rest);
    }

    static String sign(String sign) {
        return switch (sign) {
            case "-" -> "minus ";
            case "~" -> "about ";
            case "+" -> "plus ";
            case "±" -> "plus or minus ";
            case "<" -> "less than ";
            case ">" -> "more than ";
            default -> "";
        };
    }

    private interface Reading {
        String of(String core);
    }

    private Optional<String> beside(String core) {
        return Stream.<Optional<String>>of(
                        new Money(context).beside(core),
                        new DatesAndTimes(context).beside(core),
                        new Measures(context).beside(core))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private String named(String core) {
        String before = context.before().toLowerCase(Locale.ROOT);
        if (core.matches("\\d{3}")
                && (NAMED_BEFORE.contains(before)
                        || NAMED_AFTER.contains(context.after().toLowerCase(Locale.ROOT)))) {
            return inPairs(core);
        }
        boolean figures = core.matches("\\d{3}") && DIALLED.contains(before)
                || core.matches("\\d{4,6}") && CODES.contains(before)
                || isTelephone(core)
                || FIGURES.matcher(core).matches() && isGrouped();
        if (COUNTRY_CODE.matcher(core).matches()
                && FIGURES.matcher(context.after()).matches()) {
            return "plus " + NumberWords.digits(core.substring(1));
        }
        return figures ? NumberWords.digits(core) : null;
    }

    /** A range of round numbers may look like one: 100-1000. */
    private static boolean isTelephone(String core) {
        return TELEPHONE.matcher(core).matches() && !(core.length() == 8 && core.endsWith("00"));
    }

    /** Whether it is a group of a telephone or account number: {@code +351 912 345 678}, {@code DE89 3704 0044}. */
    private boolean isGrouped() {
        int from = context.index();
        int to = context.index();
        while (from > 0 && FIGURES.matcher(context.cores().get(from - 1)).matches() && isOpen(from - 1)) {
            from--;
        }
        while (to + 1 < context.cores().size()
                && isOpen(to)
                && FIGURES.matcher(context.cores().get(to + 1)).matches()) {
            to++;
        }
        String before = from == 0 ? "" : context.cores().get(from - 1);
        return COUNTRY_CODE.matcher(before).matches()
                || ACCOUNT.matcher(before).matches() && to > from
                || to - from + 1 >= MIN_GROUPS;
    }

    /** Whether no punctuation stands behind a token. */
    private boolean isOpen(int at) {
        return Character.isLetterOrDigit(
                context.written().get(at).charAt(context.written().get(at).length() - 1));
    }

    private String fraction(String core) {
        Matcher over = OVER.matcher(core);
        if (over.matches()) {
            return NumberWords.cardinal(over.group(1)) + " over " + NumberWords.cardinal(over.group(2));
        }
        Matcher mixed = MIXED_FRACTION.matcher(core);
        if (mixed.matches()) {
            return NumberWords.cardinal(mixed.group(1)) + " and " + FRACTION_SIGNS.get(mixed.group(2));
        }
        Matcher m = FRACTION.matcher(core);
        if (!m.matches()) {
            return null;
        }
        int top = Integer.parseInt(m.group(1));
        int bottom = Integer.parseInt(m.group(2));
        if (top == bottom) {
            return top == 50 ? "fifty fifty" : NumberWords.cardinal(top) + " out of " + NumberWords.cardinal(bottom);
        }
        if (top > bottom || bottom > 20) {
            return NumberWords.cardinal(top) + " out of " + NumberWords.cardinal(bottom);
        }
        boolean mixedNumber = context.before().matches("\\d{1,3}");
        String part = bottom == 2 ? "half" : bottom == 4 ? "quarter" : NumberWords.ordinal(bottom);
        String said = (top == 1 && mixedNumber ? "a" : NumberWords.cardinal(top)) + " "
                + (top == 1 ? part : NumberWords.plural(part));
        return mixedNumber ? "and " + said : said;
    }

    private String ordinal(String core) {
        Matcher m = ORDINAL.matcher(core);
        return m.matches() && m.group(1).length() < 16
                ? NumberWords.ordinal(Long.parseLong(m.group(1).replace(",", "")))
                : null;
    }

    private String decade(String core) {
        Matcher m = DECADE.matcher(core);
        return m.matches() ? NumberWords.decade(Integer.parseInt(m.group(1))) : null;
    }

    private String special(String core) {
        Matcher hash = HASH.matcher(core);
        if (hash.matches()) {
            return "number " + NumberWords.cardinal(hash.group(1));
        }
        Matcher ratio = RATIO.matcher(core);
        if (ratio.matches()) {
            return NumberWords.cardinal(ratio.group(1)) + " to " + NumberWords.cardinal(ratio.group(2));
        }
        Matcher raised = RAISED.matcher(core);
        if (raised.matches()) {
            return NumberWords.cardinal(raised.group(1)) + " to the power of " + NumberWords.cardinal(raised.group(2));
        }
        Matcher power = POWER.matcher(core);
        if (power.matches()) {
            return NumberWords.cardinal(power.group(1)) + (power.group(2).equals("²") ? " squared" : " cubed");
        }
        if (VERSION.matcher(core).matches()) {
            return Arrays.stream(core.split("\\.")).map(NumberWords::cardinal).collect(Collectors.joining(" point "));
        }
        return core.matches("\\d[\\d-]{6,}") && core.contains("-") || core.matches("0\\d{2,}")
                ? NumberWords.digits(core)
                : null;
    }
}
