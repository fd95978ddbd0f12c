package io.reelmill.speech;

import io.reelmill.providers.language.NumberWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says a token that contains a number: money, times, dates, years, measures, ordinals, ranges.
 *
 * @param before the token before
 * @param after the token after
 */
record Numbers(String before, String after) {

    private static final Lexicon LEXICON = Lexicon.english();
    private static final String NUMBER = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d*\\.\\d+|\\d+)";
    private static final Map<String, String[]> CURRENCIES = Map.of(
            "$", new String[] {"dollar", "dollars", "cent", "cents"},
            "US$", new String[] {"dollar", "dollars", "cent", "cents"},
            "€", new String[] {"euro", "euros", "cent", "cents"},
            "£", new String[] {"pound", "pounds", "penny", "pence"},
            "¥", new String[] {"yen", "yen", "sen", "sen"},
            "₹", new String[] {"rupee", "rupees", "paisa", "paise"});
    private static final List<String> SCALES = List.of("hundred", "thousand", "million", "billion", "trillion");
    private static final String[] MONTHS = {
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
        "december"
    };
    private static final Pattern MONEY =
            Pattern.compile("([-~]?)(US\\$|[$€£¥₹])" + NUMBER + "([A-Za-z]{1,2})?(?:/([a-z]+)|\\+)?");
    private static final Pattern MONEY_AFTER = Pattern.compile(NUMBER + "([€£])");
    private static final Pattern TIME =
            Pattern.compile("(?i)(\\d{1,2})(?::([0-5]\\d))?(?::([0-5]\\d))?(a\\.?m|p\\.?m)?");
    private static final Pattern DATE = Pattern.compile("(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})");
    private static final Pattern ISO_DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");
    private static final Pattern FRACTION = Pattern.compile("(\\d{1,2})/(\\d{1,2})");
    private static final Pattern ORDINAL = Pattern.compile("(?i)([\\d,]+)(st|nd|rd|th)");
    private static final Pattern DECADE = Pattern.compile("'?(\\d{1,3}0)'?s");
    private static final Pattern MEASURE =
            Pattern.compile("([-~+<>]?)" + NUMBER + "-?([\\p{L}%°º][\\p{L}%°º/²³2]*)?(\\+?)");
    private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+){2,}");
    private static final Pattern RANGE =
            Pattern.compile("([$€£]?)" + NUMBER + "\\s*[-–—]\\s*([$€£]?)" + NUMBER + "([\\p{L}%°]*)");
    private static final Pattern HASH = Pattern.compile("#(\\d+)");

    /** Words for a token with digits; null when it is not a number of any kind. */
    String words(String core) {
        String lower = core.toLowerCase(Locale.ROOT);
        if (SCALES.contains(lower) && MONEY.matcher(before).matches()) {
            return lower + " " + CURRENCIES.get(before.startsWith("US$") ? "US$" : currencyOf(before))[1];
        }
        if (core.chars().noneMatch(Character::isDigit)) {
            boolean measured = !before.isEmpty() && before.matches("[-~]?" + NUMBER) && !lower.matches("in|a|x");
            return measured && LEXICON.has("unit", lower) ? LEXICON.get("unit", lower, before.matches("-?1")) : null;
        }
        for (Reading reading : List.<Reading>of(
                this::money,
                this::time,
                this::date,
                this::fraction,
                this::ordinal,
                this::decade,
                this::special,
                this::measure)) {
            String words = reading.of(core);
            if (words != null) {
                return words;
            }
        }
        return null;
    }

    /** {@code 10–15} as ten to fifteen, years as years; null when it is no range. */
    String range(String core) {
        Matcher m = RANGE.matcher(core);
        if (!m.matches() || m.group(2).length() + m.group(4).length() > 10 && core.indexOf('-') >= 0) {
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

    private interface Reading {
        String of(String core);
    }

    private String money(String core) {
        Matcher m = MONEY.matcher(core);
        if (!m.matches()) {
            Matcher after = MONEY_AFTER.matcher(core);
            return after.matches() ? money(after.group(2) + after.group(1)) : null;
        }
        String[] names = CURRENCIES.get(m.group(2));
        String amount = m.group(3).replace(",", "");
        String sign = sign(m.group(1));
        String per = m.group(5) != null
                ? " per " + (LEXICON.has("per", m.group(5)) ? LEXICON.get("per", m.group(5)) : m.group(5))
                : core.endsWith("+") ? " plus" : "";
        String scale = m.group(4) == null ? null : m.group(4).toLowerCase(Locale.ROOT);
        if (scale != null) {
            return LEXICON.has("scale", scale)
                    ? sign + NumberWords.decimal(amount) + " " + LEXICON.get("scale", scale) + " " + names[1] + per
                    : null;
        }
        if (SCALES.contains(after.toLowerCase(Locale.ROOT))) {
            return sign + NumberWords.decimal(amount);
        }
        if (amount.matches("\\d*\\.\\d\\d")) {
            String whole = amount.substring(0, amount.indexOf('.'));
            int cents = Integer.parseInt(amount.substring(amount.indexOf('.') + 1));
            String small = cents == 0 ? "" : NumberWords.cardinal(cents) + " " + names[cents == 1 ? 2 : 3];
            if (whole.matches("0*")) {
                return sign + (small.isEmpty() ? "zero " + names[1] : small) + per;
            }
            String big = NumberWords.cardinal(whole) + " " + names[whole.equals("1") ? 0 : 1];
            return sign + big + (small.isEmpty() ? "" : " and " + small) + per;
        }
        return sign + NumberWords.decimal(amount) + " " + names[amount.equals("1") ? 0 : 1] + per;
    }

    private String time(String core) {
        Matcher m = TIME.matcher(core);
        if (!m.matches() || m.group(2) == null && m.group(4) == null || Integer.parseInt(m.group(1)) > 24) {
            return null;
        }
        String half =
                m.group(4) == null ? "" : m.group(4).toLowerCase(Locale.ROOT).startsWith("a") ? " A M" : " P M";
        String hour = NumberWords.cardinal(m.group(1));
        if (m.group(3) != null) {
            return hour + " " + NumberWords.cardinal(m.group(2)) + " " + NumberWords.cardinal(m.group(3)) + half;
        }
        int minutes = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        boolean halfFollows = after.toLowerCase(Locale.ROOT).matches("[ap]\\.?m");
        if (minutes == 0) {
            return hour + (half.isEmpty() && !halfFollows ? " o'clock" : half);
        }
        return hour + (minutes < 10 ? " oh " : " ") + NumberWords.cardinal(minutes) + half;
    }

    private String date(String core) {
        Matcher m = DATE.matcher(core);
        if (m.matches() && month(m.group(1)) != null) {
            String year = m.group(3).length() == 2
                    ? NumberWords.cardinal(m.group(3))
                    : NumberWords.year(Integer.parseInt(m.group(3)));
            return month(m.group(1)) + " " + NumberWords.ordinal(Long.parseLong(m.group(2))) + " " + year;
        }
        Matcher iso = ISO_DATE.matcher(core);
        return iso.matches() && month(iso.group(2)) != null
                ? month(iso.group(2)) + " " + NumberWords.ordinal(Long.parseLong(iso.group(3))) + " "
                        + NumberWords.year(Integer.parseInt(iso.group(1)))
                : null;
    }

    private static String month(String number) {
        int month = Integer.parseInt(number);
        return month >= 1 && month <= 12 ? MONTHS[month - 1] : null;
    }

    private String fraction(String core) {
        Matcher m = FRACTION.matcher(core);
        if (!m.matches()) {
            return null;
        }
        int top = Integer.parseInt(m.group(1));
        int bottom = Integer.parseInt(m.group(2));
        if (top >= bottom || bottom > 20) {
            return NumberWords.cardinal(top) + " out of " + NumberWords.cardinal(bottom);
        }
        String part = bottom == 2 ? "half" : bottom == 4 ? "quarter" : NumberWords.ordinal(bottom);
        return NumberWords.cardinal(top) + " " + (top == 1 ? part : NumberWords.plural(part));
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
        if (VERSION.matcher(core).matches()) {
            return String.join(
                    " point ",
                    java.util.Arrays.stream(core.split("\\."))
                            .map(NumberWords::cardinal)
                            .toList());
        }
        return core.matches("\\d[\\d-]{6,}") && core.contains("-") || core.matches("0\\d{2,}")
                ? NumberWords.digits(core)
                : null;
    }

    private String measure(String core) {
        Matcher m = MEASURE.matcher(core);
        if (!m.matches()) {
            return null;
        }
        String number = m.group(2);
        String unit = m.group(3) == null ? "" : m.group(3);
        String key = unit.toLowerCase(Locale.ROOT);
        String plus = m.group(4).isEmpty() ? "" : " plus";
        String sign = sign(m.group(1));
        if (unit.isEmpty()) {
            return sign + plain(number) + plus;
        }
        boolean scaled =
                unit.equals("k") || unit.equals("K") || unit.equals("M") || unit.equals("B") || unit.equals("bn");
        if (scaled) {
            return sign + NumberWords.decimal(number.replace(",", "")) + " " + LEXICON.get("scale", key) + plus;
        }
        if (unit.equals("G")) {
            return sign + NumberWords.decimal(number) + " G";
        }
        if (LEXICON.has("unit", key)) {
            // before a noun the unit stays single: a 5-kilometer run
            boolean one = number.equals("1") || core.contains("-" + unit);
            return sign + NumberWords.decimal(number.replace(",", "")) + " " + LEXICON.get("unit", key, one) + plus;
        }
        return core.contains("-") ? sign + plain(number) + " " + unit : null;
    }

    private String plain(String number) {
        String bare = number.replace(",", "");
        boolean year = number.matches("1[1-9]\\d\\d|20\\d\\d") && !LEXICON.has("unit", after.toLowerCase(Locale.ROOT));
        return year ? NumberWords.year(Integer.parseInt(number)) : NumberWords.decimal(bare);
    }

    private static String sign(String sign) {
        return switch (sign) {
            case "-" -> "minus ";
            case "~" -> "about ";
            case "+" -> "plus ";
            case "<" -> "less than ";
            case ">" -> "more than ";
            default -> "";
        };
    }

    private static String currencyOf(String money) {
        return CURRENCIES.keySet().stream().filter(money::contains).findFirst().orElse("$");
    }
}
