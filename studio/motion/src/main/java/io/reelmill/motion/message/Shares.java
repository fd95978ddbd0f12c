package io.reelmill.motion.message;

import io.reelmill.motion.message.Quantity.Kind;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds ratios: by their names, or as two numbers. */
final class Shares {

    private static final Map<String, double[]> PARTS = Map.of(
            "half", new double[] {1, 2},
            "third", new double[] {1, 3},
            "thirds", new double[] {1, 3},
            "quarter", new double[] {1, 4},
            "quarters", new double[] {1, 4},
            "fifth", new double[] {1, 5},
            "fifths", new double[] {1, 5});

    private static final NumberStyle PLAIN = new NumberStyle('0', (char) 0, '.', 0);

    private Shares() {}

    /** {@code half of}, {@code two thirds of}, {@code a quarter of}. */
    static Optional<Quantity> named(Phrase phrase, int at) {
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
        return Optional.of(new Quantity(Kind.SHARE, count, part[1], PLAIN, "", "", "", 1, at, name + 1));
    }

    /**
     * {@code 3 out of 4}, {@code one in five}.
     *
     * @param at where its first number begins
     * @param last one beyond that number
     * @param value of that number
     */
    static Optional<Quantity> counted(Phrase phrase, int at, int last, double value) {
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
        return Optional.of(new Quantity(Kind.SHARE, value, whole, PLAIN, "", "", "", 1, at, end));
    }
}
