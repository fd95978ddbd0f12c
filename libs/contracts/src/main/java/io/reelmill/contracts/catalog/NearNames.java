package io.reelmill.contracts.catalog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the name that somebody probably meant. The effort is bounded: only names of nearly the same length are compared, and
 * a comparison ends as soon as the two differ too much.
 */
public final class NearNames {

    /** Longer ones are no slips of the pen. */
    private static final int MAX_LENGTH = 60;

    private static final int MAX_EDITS = 3;

    private record Name(String name, String folded) {}

    private final List<Name> names;

    /** @param names that are known */
    public NearNames(List<String> names) {
        this.names = names.stream()
                .map(name -> new Name(name, name.toLowerCase(Locale.ROOT)))
                .toList();
    }

    /**
     * The closest name: within a third of its letters, or the longer name of a field of the same block ({@code media.preset}
     * for {@code media.mediaPreset}), or the same field in another block.
     */
    public Optional<String> nearest(String unknown) {
        if (unknown.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        String sought = unknown.toLowerCase(Locale.ROOT);
        // The block's own letters do not make two fields alike.
        int most = Math.max(1, Math.min(MAX_EDITS, lastPart(unknown).length() / 3));
        String best = null;
        for (Name name : names) {
            int distance = distance(sought, name.folded(), most);
            if (distance <= most) {
                best = name.name();
                most = distance - 1;
            }
        }
        if (best != null) {
            return Optional.of(best);
        }
        String field = lastPart(sought);
        String block = sought.substring(0, sought.length() - field.length());
        return first(name -> !block.isEmpty()
                        && !field.isEmpty()
                        && name.startsWith(block)
                        && lastPart(name).endsWith(field))
                .or(() -> first(name -> lastPart(name).equals(field)));
    }

    /** Tells the sender of a field that nobody knows it, with the name that was probably meant. */
    public String warningOf(String unknown, String prefix) {
        String meant =
                nearest(unknown).map(name -> "; did you mean " + name + "?").orElse("");
        return Findings.shortened(prefix + unknown) + " is not a known field and was ignored" + meant;
    }

    private Optional<String> first(Predicate<String> folded) {
        return names.stream()
                .filter(name -> folded.test(name.folded()))
                .map(Name::name)
                .findFirst();
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /**
     * Edits (insert, delete, replace, swap of neighbours) from one text to the other: optimal string alignment.
     *
     * @return the distance, or some number above {@code most} when it is larger than that
     */
    static int distance(String a, String b, int most) {
        if (Math.abs(a.length() - b.length()) > most) {
            return most + 1;
        }
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + cost);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
                least = Math.min(least, row[j]);
            }
            if (least > most) {
                // The minima of two rows differ by at most 1, so a swap, which adds 1 to the row before, stays above
                // too.
                return least;
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }
}
