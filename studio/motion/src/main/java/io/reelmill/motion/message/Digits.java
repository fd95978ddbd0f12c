package io.reelmill.motion.message;

import io.reelmill.motion.message.Quantity.Kind;
import java.text.DecimalFormatSymbols;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses quantities written in digits of any script, with the units and signs attached to them. */
final class Digits {

    private static final Pattern WRITTEN = Pattern.compile(
            "([-−+]?)(\\p{Sc}?)([-−]?)(\\p{Nd}+(?:[.,'’\u00A0\u202F٫٬]\\p{Nd}+)*)"
                    + "([万萬亿億兆千만억]?)(%|％|٪|x|×|倍|年|년|\\p{Sc}|°[CF]?|(?:km|cm|mm|kg|mg|kWh|MW|GW|GB|TB|bn|[kKmMgltbB])\\b)?");
    private static final Pattern ORDINAL = Pattern.compile(".*\\p{Nd}(st|nd|rd|th|er|re|e|º|ª)\\p{P}*");
    private static final Pattern CLOCK = Pattern.compile(".*\\p{Nd}[:/]\\p{Nd}.*");
    private static final Map<String, Double> SCALES = Map.ofEntries(
            Map.entry("hundred", 1e2),
            Map.entry("thousand", 1e3),
            Map.entry("million", 1e6),
            Map.entry("billion", 1e9),
            Map.entry("trillion", 1e12),
            Map.entry("millions", 1e6),
            Map.entry("billions", 1e9),
            Map.entry("tausend", 1e3),
            Map.entry("millionen", 1e6),
            Map.entry("milliarden", 1e9),
            Map.entry("milliarde", 1e9),
            Map.entry("mille", 1e3),
            Map.entry("milliards", 1e9),
            Map.entry("milliard", 1e9),
            Map.entry("mil", 1e3),
            Map.entry("millones", 1e6),
            Map.entry("millón", 1e6),
            Map.entry("milhões", 1e6),
            Map.entry("bilhões", 1e9),
            Map.entry("milioni", 1e6),
            Map.entry("miliardi", 1e9),
            Map.entry("тысяч", 1e3),
            Map.entry("миллионов", 1e6),
            Map.entry("миллиардов", 1e9),
            Map.entry("مليون", 1e6),
            Map.entry("مليار", 1e9),
            Map.entry("ألف", 1e3));
    private static final Map<String, Double> HAN_SCALES =
            Map.of("千", 1e3, "万", 1e4, "萬", 1e4, "만", 1e4, "亿", 1e8, "億", 1e8, "억", 1e8, "兆", 1e12);
    private static final Set<String> BEFORE_YEARS = Set.of(
            "in", "since", "by", "from", "until", "till", "to", "and", "around", "early", "late", "year", "of", "im",
            "seit", "jahr", "en", "desde", "depuis", "nel", "dal", "em", "before", "after", "с", "в");

    private Digits() {}

    /** The quantity at a word; empty when the digits belong to a time of day, a name or an ordinal. */
    static Optional<Quantity> read(Phrase phrase, int at, String text) {
        Matcher m = WRITTEN.matcher(text);
        if (ORDINAL.matcher(text).matches() || CLOCK.matcher(text).matches() || !m.find()) {
            return Optional.empty();
        }
        String rest = text.substring(m.end()).replaceAll("[\\p{P}\\p{M}]", "");
        String lead = text.substring(0, m.start()).replaceAll("\\p{P}", "");
        boolean inLetters = (lead + rest).codePoints().anyMatch(c -> Character.isLetter(c) && c < 0x2E80);
        if (inLetters) {
            return Optional.empty();
        }
        NumberStyle style = style(m.group(4), phrase.language());
        double value = value(m.group(4), style)
                * (m.group(1).matches("[-−]") || !m.group(3).isEmpty() ? -1 : 1);
        String prefix = m.group(2);
        String suffix = m.group(6) == null ? "" : m.group(6);
        String scale = m.group(5);
        double factor = HAN_SCALES.getOrDefault(scale, 1.0);
        int last = at + 1;
        if (last < phrase.size() && SCALES.containsKey(phrase.bare(last))) {
            factor = SCALES.get(phrase.bare(last));
            scale = Phrase.shown(phrase.words().get(last).text());
            last++;
        }
        boolean percent = suffix.matches("[%％٪]");
        if (!percent && Percents.after(phrase, last) > last) {
            last = Percents.after(phrase, last);
            suffix = "%";
            percent = true;
        }
        Optional<Quantity> share = Shares.counted(phrase, at, last, value);
        if (share.isPresent()) {
            return share;
        }
        if (suffix.matches("[x×倍]") || last < phrase.size() && phrase.bare(last).equals("times")) {
            return Optional.of(Quantity.times(value, phrase, at, suffix.isEmpty() ? last + 1 : last));
        }
        Kind kind = percent
                ? Kind.PERCENT
                : isYear(phrase, at, last, value, style, prefix, suffix) ? Kind.YEAR : Kind.COUNT;
        if (kind == Kind.YEAR) {
            suffix = "";
        }
        return Optional.of(new Quantity(kind, value, 0, style, prefix, suffix, scale, factor, at, last));
    }

    private static boolean isYear(
            Phrase phrase, int at, int last, double value, NumberStyle style, String prefix, String suffix) {
        if (value < 1000 || value > 2199 || style.group() != 0 || style.decimals() > 0 || !prefix.isEmpty()) {
            return false;
        }
        if (suffix.matches("[年년]")) {
            return true;
        }
        boolean introduced = at == 0 || BEFORE_YEARS.contains(phrase.bare(at - 1));
        return suffix.isEmpty() && last == at + 1 && introduced;
    }

    /**
     * The number format of a written number. When there is a single separator, the language decides whether it is a
     * decimal or a group separator.
     */
    private static NumberStyle style(String written, String language) {
        int zero = written.codePointAt(0) - Character.digit(written.codePointAt(0), 10);
        DecimalFormatSymbols symbols = NumberStyle.symbols(language);
        String separators = written.replaceAll("\\p{Nd}", "");
        int last = Math.max(0, separators.length() - 1);
        if (separators.isEmpty()) {
            return new NumberStyle(zero, (char) 0, symbols.getDecimalSeparator(), 0);
        }
        char end = separators.charAt(last);
        int after = written.length() - written.lastIndexOf(end) - 1;
        boolean several = separators.length() > 1;
        boolean mixed = several && separators.charAt(0) != end;
        boolean point = end == '٫'
                || mixed
                || !several && (end == symbols.getDecimalSeparator() || after != 3 && (end == '.' || end == ','));
        if (point) {
            return new NumberStyle(zero, mixed ? separators.charAt(0) : 0, end, Math.min(3, after));
        }
        return new NumberStyle(zero, end, symbols.getDecimalSeparator(), 0);
    }

    private static double value(String written, NumberStyle style) {
        StringBuilder plain = new StringBuilder();
        int seen = 0;
        int digits = (int) written.codePoints().filter(Character::isDigit).count();
        int decimals = style.decimals();
        int point = decimals == 0 ? -1 : written.lastIndexOf(style.point());
        for (int i = 0; i < written.length(); i++) {
            int digit = Character.digit(written.charAt(i), 10);
            if (digit >= 0 && seen++ < digits) {
                plain.append(digit);
            } else if (i == point) {
                plain.append('.');
            }
        }
        return Double.parseDouble(plain.toString());
    }
}
