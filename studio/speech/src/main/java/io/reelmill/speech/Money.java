package io.reelmill.speech;

import io.reelmill.providers.language.NumberWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says sums of money: {@code $5.50}, {@code $3.5M}, {@code $5-10 million}, {@code 50 USD}.
 *
 * @param context of the token
 */
record Money(TokenContext context) {

    private static final Lexicon LEXICON = Lexicon.english();
    private static final Map<String, List<String>> CURRENCIES = Map.of(
            "$", List.of("dollar", "dollars", "cent", "cents"),
            "US$", List.of("dollar", "dollars", "cent", "cents"),
            "€", List.of("euro", "euros", "cent", "cents"),
            "£", List.of("pound", "pounds", "penny", "pence"),
            "¥", List.of("yen", "yen", "sen", "sen"),
            "₹", List.of("rupee", "rupees", "paisa", "paise"));
    private static final List<String> SCALES = List.of("hundred", "thousand", "million", "billion", "trillion");
    private static final String SIGN = "(US\\$|[$€£¥₹])";
    private static final Pattern SUM =
            Pattern.compile("([-~]?)" + SIGN + Numbers.NUMBER + "([A-Za-z]{1,2})?(?:/([a-z]+)|\\+)?");
    private static final Pattern SUM_OR_RANGE =
            Pattern.compile("[-~]?" + SIGN + Numbers.NUMBER + "(?:[-–—][$€£]?" + Numbers.NUMBER + ")?");
    private static final Pattern SIGN_AFTER = Pattern.compile(Numbers.NUMBER + "([€£])");

    /** Words for a token with digits; null when it is no sum. */
    String words(String core) {
        Matcher after = SIGN_AFTER.matcher(core);
        if (after.matches()) {
            return words(after.group(2) + after.group(1));
        }
        if (core.matches(Numbers.NUMBER) && isCode(context.before())) {
            return NumberWords.decimal(core.replace(",", "")) + " " + LEXICON.get("currency", context.before());
        }
        Matcher sum = SUM.matcher(core);
        return sum.matches() ? sum(core, sum) : null;
    }

    /** Words for a token without digits that belongs to a sum beside it: its scale, or the code of its currency. */
    Optional<String> beside(String core) {
        String lower = core.toLowerCase(Locale.ROOT);
        Matcher before = SUM_OR_RANGE.matcher(context.before());
        if (SCALES.contains(lower) && before.matches()) {
            boolean one = isAdjective(context.secondBefore());
            return Optional.of(lower + " " + CURRENCIES.get(before.group(1)).get(one ? 0 : 1));
        }
        if (isCode(core) && context.after().matches(Numbers.NUMBER)) {
            return Optional.of(""); // said behind the number
        }
        return isCode(core) && context.before().matches(Numbers.NUMBER)
                ? Optional.of(LEXICON.get("currency", core))
                : Optional.empty();
    }

    private String sum(String core, Matcher sum) {
        List<String> names = CURRENCIES.get(sum.group(2));
        String amount = sum.group(3).replace(",", "");
        String sign = Numbers.sign(sum.group(1));
        String per = sum.group(5) != null
                ? " per " + (LEXICON.has("per", sum.group(5)) ? LEXICON.get("per", sum.group(5)) : sum.group(5))
                : core.endsWith("+") ? " plus" : "";
        if (sum.group(4) != null) {
            String scale = sum.group(4).toLowerCase(Locale.ROOT);
            return LEXICON.has("scale", scale)
                    ? sign + NumberWords.decimal(amount) + " " + LEXICON.get("scale", scale) + " " + names.get(1) + per
                    : null;
        }
        if (SCALES.contains(context.after().toLowerCase(Locale.ROOT))) {
            return sign + NumberWords.decimal(amount);
        }
        if (amount.matches("\\d*\\.\\d\\d")) {
            return sign + withCents(amount, names) + per;
        }
        boolean one = amount.equals("1") || isAdjective(context.before());
        return sign + NumberWords.decimal(amount) + " " + names.get(one ? 0 : 1) + per;
    }

    private static String withCents(String amount, List<String> names) {
        String whole = amount.substring(0, amount.indexOf('.'));
        int cents = Integer.parseInt(amount.substring(amount.indexOf('.') + 1));
        String small = cents == 0 ? "" : NumberWords.cardinal(cents) + " " + names.get(cents == 1 ? 2 : 3);
        if (whole.matches("0*")) {
            return small.isEmpty() ? "zero " + names.get(1) : small;
        }
        String big = NumberWords.cardinal(whole) + " " + names.get(whole.equals("1") ? 0 : 1);
        return big + (small.isEmpty() ? "" : " and " + small);
    }

    /** A five dollar bill: before a noun the currency stays single. */
    private boolean isAdjective(String article) {
        return article.matches("(?i)an?") && Measures.isNoun(context.after());
    }

    private static boolean isCode(String core) {
        return LEXICON.has("currency", core);
    }
}
