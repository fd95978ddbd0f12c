package io.reelmill.motion.message;

import io.reelmill.motion.message.Quantity.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the quantities of a phrase, in digits of any script and in English words. */
public final class Numbers {

    private static final Map<String, Integer> TIMES =
            Map.of("twice", 2, "double", 2, "doubles", 2, "doubled", 2, "triple", 3, "triples", 3, "tripled", 3);
    private static final Set<String> RANGE = Set.of("to", "or", "bis", "auf", "a", "à", "до", "til", "tot");

    private Numbers() {}

    /** All quantities in order. Times of day, ordinals and other numbers that count nothing are left out. */
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

    /** {@code from 10 to 45 percent}: the first number takes the unit of the second. */
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

    /** Whether two quantities are the start and the end of one change. */
    static boolean isRange(Phrase phrase, List<Quantity> quantities) {
        return quantities.size() == 2 && joined(phrase, quantities.get(0), quantities.get(1));
    }

    private static boolean joined(Phrase phrase, Quantity one, Quantity next) {
        return next.first() == one.last() + 1 && RANGE.contains(phrase.bare(one.last()));
    }

    private static Optional<Quantity> at(Phrase phrase, int at) {
        String bare = phrase.bare(at);
        if (TIMES.containsKey(bare)) {
            return Optional.of(Quantity.times(TIMES.get(bare), phrase, at, at + 1));
        }
        Optional<Quantity> part = Shares.named(phrase, at);
        if (part.isPresent()) {
            return part;
        }
        String text = phrase.words().get(at).text();
        if (text.codePoints().anyMatch(Character::isDigit)) {
            return Digits.read(phrase, at, text);
        }
        return spelled(phrase, at);
    }

    private static Optional<Quantity> spelled(Phrase phrase, int at) {
        Spelling number = Spelling.read(phrase, at);
        if (number == null) {
            return Optional.empty();
        }
        int last = number.last();
        Optional<Quantity> share = Shares.counted(phrase, at, last, number.value());
        if (share.isPresent()) {
            return share;
        }
        boolean percent = Percents.after(phrase, last) > last;
        if (percent) {
            last = Percents.after(phrase, last);
        } else if (last < phrase.size() && phrase.bare(last).equals("times")) {
            return Optional.of(Quantity.times(number.value(), phrase, at, last + 1));
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
}
