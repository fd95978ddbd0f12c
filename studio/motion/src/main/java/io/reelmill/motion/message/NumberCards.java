package io.reelmill.motion.message;

import io.reelmill.motion.message.Card.Entry;
import io.reelmill.motion.message.Quantity.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards for phrases with numbers. */
final class NumberCards {

    private final boolean rich;

    /** @param rich whether the rarer charts are available */
    NumberCards(boolean rich) {
        this.rich = rich;
    }

    /** The chart for the numbers of a sentence, if one fits. */
    Optional<Card> card(Phrase phrase) {
        List<Quantity> all = Numbers.find(phrase);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        List<Quantity> years = of(all, Kind.YEAR);
        if (years.size() == all.size()) {
            return rich ? Optional.of(new Card.Years(phrase, entries(phrase, years, true))) : Optional.empty();
        }
        List<Quantity> alike = alike(all);
        if (alike.size() >= 3 && rich) {
            return Optional.of(new Card.Bubbles(phrase, entries(phrase, alike, false)));
        }
        if (alike.size() >= 2) {
            List<Entry> entries = entries(phrase, alike, false);
            // in "from one number to another" both numbers have the same unit
            boolean named = entries.stream().noneMatch(e -> e.label().isEmpty()) && !Numbers.isRange(phrase, alike);
            return Optional.of(new Card.Bars(phrase, named ? entries : nameless(entries)));
        }
        Quantity first =
                all.stream().filter(q -> q.kind() != Kind.YEAR).findFirst().orElseThrow();
        return switch (first.kind()) {
            case PERCENT ->
                first.value() >= 0 && first.value() <= 100
                        ? Optional.of(new Card.Ring(phrase, first))
                        : Optional.of(new Card.Count(phrase, first, ""));
            case SHARE -> Optional.of(share(phrase, first));
            case TIMES -> times(phrase, first);
            default -> Optional.of(new Card.Count(phrase, first, Things.of(phrase)));
        };
    }

    private Card share(Phrase phrase, Quantity share) {
        if (share.whole() <= 20 && (rich || share.whole() <= 10)) {
            String thing = Things.of(phrase);
            return new Card.Crowd(phrase, share, thing);
        }
        NumberStyle style = new NumberStyle('0', (char) 0, '.', 0);
        double percent = 100 * share.value() / share.whole();
        return new Card.Ring(
                phrase, new Quantity(Kind.PERCENT, percent, 0, style, "", "%", "", 1, share.first(), share.last()));
    }

    /** One unit compared with a multiple of it. */
    private static Optional<Card> times(Phrase phrase, Quantity times) {
        if (times.value() < 1.2 || times.value() > 40) {
            return Optional.of(new Card.Count(phrase, times, Things.of(phrase)));
        }
        NumberStyle style = new NumberStyle(times.style().zero(), (char) 0, '.', 0);
        Quantity once = new Quantity(Kind.TIMES, 1, 0, style, "×", "", "", 1, times.first(), times.last());
        double at = phrase.words().get(times.first()).start();
        List<Entry> entries =
                List.of(new Entry("", once, Math.max(phrase.start(), at - 0.5)), new Entry("", times, at));
        return Optional.of(new Card.Bars(phrase, entries));
    }

    private static List<Quantity> of(List<Quantity> all, Kind kind) {
        return all.stream().filter(q -> q.kind() == kind).toList();
    }

    /** The largest set of comparable quantities, at most five. */
    private static List<Quantity> alike(List<Quantity> all) {
        List<Quantity> best = List.of();
        for (Quantity one : all) {
            List<Quantity> same = all.stream()
                    .filter(q -> q.kind() == one.kind() && q.kind() != Kind.YEAR && q.kind() != Kind.SHARE)
                    .filter(q -> q.size() > 0)
                    .limit(5)
                    .toList();
            best = same.size() > best.size() ? same : best;
        }
        return best;
    }

    /** Quantities with labels: for a year the event, for another quantity its owner. */
    private static List<Entry> entries(Phrase phrase, List<Quantity> quantities, boolean after) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < quantities.size(); i++) {
            Quantity q = quantities.get(i);
            int before = i == 0 ? 0 : quantities.get(i - 1).last();
            int next = i + 1 < quantities.size() ? quantities.get(i + 1).first() : phrase.size();
            String label = after ? happened(phrase, q.last(), next) : name(phrase, before, q.first());
            if (label.isEmpty() && !after) {
                label = name(phrase, q.last(), next);
            }
            if (label.isEmpty() && after && i == 0) {
                label = happened(phrase, 0, q.first());
            }
            entries.add(new Entry(label, q, phrase.words().get(q.first()).start()));
        }
        return entries;
    }

    private static List<Entry> nameless(List<Entry> entries) {
        return entries.stream().map(e -> new Entry("", e.quantity(), e.at())).toList();
    }

    /** The first important word of a range. */
    private static String name(Phrase phrase, int from, int to) {
        if (to <= from) {
            return "";
        }
        int begin = from;
        for (int i = from; i < to; i++) {
            // "16 hours, dogs sleep": the hours belong to the words before
            boolean parts = phrase.words().get(i).text().matches(".*[,;،、]")
                    || phrase.bare(i).equals("and");
            begin = parts && i + 1 < to ? i + 1 : begin;
        }
        Phrase part = phrase.part(begin, to);
        double[] weights = Keywords.weights(part);
        // the owner of a quantity mostly comes before it: "dogs sleep 12"
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0.9) {
                return Phrase.shown(part.words().get(i).text());
            }
        }
        return "";
    }

    /** The words of a range that fit a label, without function words at its ends. */
    private static String happened(Phrase phrase, int from, int to) {
        if (to <= from) {
            return "";
        }
        double[] weights = Keywords.weights(phrase);
        int first = from;
        int last = to;
        while (first < last && weights[first] == 0) {
            first++;
        }
        while (last > first
                && (weights[last - 1] == 0 || phrase.part(first, last).columns() > 30)) {
            last--;
        }
        return last > first ? phrase.part(first, last).shown() : "";
    }
}
