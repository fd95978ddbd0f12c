package io.reelmill.motion.message;

import io.reelmill.motion.message.Quantity.Kind;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the quantities of a phrase, in digits of any script and in English words. */
public final class Numbers {

    private static final Pattern WRITTEN = Pattern.compile(
            "([-−+]?)(\\p{Sc}?)([-−]?)(\\p{Nd}+(?:[.,'’\u00A0\u202F٫٬]\\p{Nd}+)*)"
                    + "([万萬亿億兆千만억]?)(%|％|٪|x|×|倍|年|년|\\p{Sc}|°[CF]?|(?:km|cm|mm|kg|mg|kWh|MW|GW|GB|TB|bn|[kKmMgltbB])\\b)?");
    private static final Pattern ORDINAL = Pattern.compile(".*\\p{Nd}(st|nd|rd|th|er|re|e|º|ª)\\p{P}*");
    private static final Pattern CLOCK = Pattern.compile(".*\\p{Nd}[:/]\\p{Nd}.*");
    private static final Set<String> PERCENT = Set.of(
            "percent",
            "prozent",
            "procent",
            "percento",
            "prosent",
            "процент",
            "процентов",
            "процента",
            "パーセント",
            "प्रतिशत",
            "بالمئة",
            "بالمائة",
            "אחוז",
            "אחוזים",
            "퍼센트",
            "yüzde");
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
    private static final Map<String, Integer> TIMES =
            Map.of("twice", 2, "double", 2, "doubles", 2, "doubled", 2, "triple", 3, "triples", 3, "tripled", 3);
    private static final Map<String, double[]> PARTS = Map.of(
            "half", new double[] {1, 2},
            "third", new double[] {1, 3},
            "thirds", new double[] {1, 3},
            "quarter", new double[] {1, 4},
            "quarters", new double[] {1, 4},
            "fifth", new double[] {1, 5},
            "fifths", new double[] {1, 5});
    private static final Set<String> RANGE = Set.of("to", "or", "bis", "auf", "a", "à", "до", "til", "tot");
    private static final Set<String> BEFORE_YEARS = Set.of(
            "in", "since", "by", "from", "until", "till", "to", "and", "around", "early", "late", "year", "of", "im",
            "seit", "jahr", "en", "desde", "depuis", "nel", "dal", "em", "before", "after", "с", "в");

    private Numbers() {}

    /** All quantities, in order; numbers that count nothing, such as times of day and ordinals, are left out. */
    public static List<Quantity> find(Phrase phrase) {
        List<Quantity> found = new ArrayList<>();
        int at = 0;
        while (at < phrase.size()) {
            Optional<Quantity> quantity = at(phrase, at);
            if (quantity.isPresent()) {
                found.add(quantity.get());
                at = quantity.get().last();
            } else {
                at++;
            }
        }
        return ranges(phrase, found);
    }

    /** {@code from 10 to 45 percent}: the first is of the kind of the second. */
    private static List<Quantity> ranges(Phrase phrase, List<Quantity> found) {
        List<Quantity> all = new ArrayList<>(found);
        for (int i = all.size() - 2; i >= 0; i--) {
            Quantity one = all.get(i);
            Quantity next = all.get(i + 1);
            boolean joined = joined(phrase, one, next);
            boolean bare = one.kind() == Kind.COUNT
                    && one.suffix().isEmpty()
                    && one.scale().isEmpty();
            if (joined && bare && next.kind() != Kind.SHARE && next.kind() != Kind.YEAR) {
                String prefix = one.prefix().isEmpty() ? next.prefix() : one.prefix();
                all.set(
                        i,
                        new Quantity(
                                next.kind(),
                                one.value(),
                                0,
                                one.style(),
                                prefix,
                                next.suffix(),
                                next.scale(),
                                next.factor(),
                                one.first(),
                                one.last()));
            }
        }
        return all;
    }

    /** Whether quantities are one, and what it grew or fell to. */
    static boolean isRange(Phrase phrase, List<Quantity> quantities) {
        return quantities.size() == 2 && joined(phrase, quantities.get(0), quantities.get(1));
    }

    private static boolean joined(Phrase phrase, Quantity one, Quantity next) {
        return next.first() == one.last() + 1 && RANGE.contains(phrase.bare(one.last()));
    }

    private static Optional<Quantity> at(Phrase phrase, int at) {
        String bare = phrase.bare(at);
        if (TIMES.containsKey(bare)) {
            return Optional.of(times(TIMES.get(bare), phrase, at, at + 1));
        }
        Optional<Quantity> part = part(phrase, at);
        if (part.isPresent()) {
            return part;
        }
        String text = phrase.words().get(at).text();
        if (text.codePoints().anyMatch(Character::isDigit)) {
            return written(phrase, at, text);
        }
        return spelled(phrase, at);
    }

    /** {@code half of}, {@code two thirds of}, {@code a quarter of}. */
    private static Optional<Quantity> part(Phrase phrase, int at) {
        int name = at;
        double count = 1;
        Spelling number = Spelling.read(phrase, at);
        if (number != null && number.value() < 10 && number.last() < phrase.size()) {
            count = number.value();
            name = number.last();
        }
        double[] part = name < phrase.size() ? PARTS.get(phrase.bare(name)) : null;
        boolean of = name + 1 < phrase.size() && Set.of("of", "the", "a").contains(phrase.bare(name + 1));
        if (part == null || !of || count >= part[1]) {
            return Optional.empty();
        }
        NumberStyle style = new NumberStyle('0', (char) 0, '.', 0);
        return Optional.of(new Quantity(Kind.SHARE, count, part[1], style, "", "", "", 1, at, name + 1));
    }

    private static Optional<Quantity> written(Phrase phrase, int at, String text) {
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
        if (!percent && last < phrase.size() && percentFollows(phrase, last)) {
            last += PERCENT.contains(phrase.bare(last)) ? 1 : 2;
            suffix = "%";
            percent = true;
        }
        Optional<Quantity> share = share(phrase, at, last, value);
        if (share.isPresent()) {
            return share;
        }
        if (suffix.matches("[x×倍]") || last < phrase.size() && phrase.bare(last).equals("times")) {
            return Optional.of(times(value, phrase, at, suffix.isEmpty() ? last + 1 : last));
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

    /** {@code 3 out of 4}, {@code one in five}. */
    private static Optional<Quantity> share(Phrase phrase, int at, int last, double value) {
        int next = last;
        if (next + 1 < phrase.size()
                && phrase.bare(next).equals("out")
                && phrase.bare(next + 1).equals("of")) {
            next += 2;
        } else if (next < phrase.size() && phrase.bare(next).equals("in") && value <= 10) {
            next++;
        } else {
            return Optional.empty();
        }
        if (next >= phrase.size()) {
            return Optional.empty();
        }
        double whole = 0;
        int end = next + 1;
        String text = phrase.bare(next);
        if (text.matches("\\d{1,3}")) {
            whole = Integer.parseInt(text);
        } else {
            Spelling spelled = Spelling.read(phrase, next);
            if (spelled != null) {
                whole = spelled.value();
                end = spelled.last();
            }
        }
        if (whole < 2 || whole > 100 || value <= 0 || value > whole || value != Math.rint(value)) {
            return Optional.empty();
        }
        NumberStyle style = new NumberStyle('0', (char) 0, '.', 0);
        return Optional.of(new Quantity(Kind.SHARE, value, whole, style, "", "", "", 1, at, end));
    }

    private static boolean percentFollows(Phrase phrase, int at) {
        String word = phrase.bare(at);
        String next = at + 1 < phrase.size() ? phrase.bare(at + 1) : "";
        return PERCENT.contains(word)
                || word.equals("per") && next.equals("cent")
                || word.equals("por") && (next.equals("ciento") || next.equals("cento"))
                || word.equals("pour") && next.equals("cent");
    }

    private static Quantity times(double value, Phrase phrase, int first, int last) {
        NumberStyle style = NumberStyle.of(phrase.language(), value);
        return new Quantity(Kind.TIMES, value, 0, style, "×", "", "", 1, first, Math.min(last, phrase.size()));
    }

    private static Optional<Quantity> spelled(Phrase phrase, int at) {
        Spelling number = Spelling.read(phrase, at);
        if (number == null) {
            return Optional.empty();
        }
        int last = number.last();
        Optional<Quantity> share = share(phrase, at, last, number.value());
        if (share.isPresent()) {
            return share;
        }
        boolean percent = last < phrase.size() && percentFollows(phrase, last);
        if (percent) {
            last += PERCENT.contains(phrase.bare(last)) ? 1 : 2;
        } else if (last < phrase.size() && phrase.bare(last).equals("times")) {
            return Optional.of(times(number.value(), phrase, at, last + 1));
        } else if (number.value() * number.factor() < 10) {
            // "one day", "the two of them": not worth a chart
            return Optional.empty();
        }
        NumberStyle style = NumberStyle.of(phrase.language(), number.value());
        Kind kind = percent ? Kind.PERCENT : Kind.COUNT;
        String suffix = percent ? "%" : "";
        return Optional.of(
                new Quantity(kind, number.value(), 0, style, "", suffix, number.scale(), number.factor(), at, last));
    }

    /** How a written number is written; of a single separator, the language says what it parts. */
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
