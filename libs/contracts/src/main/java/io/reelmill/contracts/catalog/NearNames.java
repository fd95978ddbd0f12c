package io.reelmill.contracts.catalog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
final class NearNames {

    /** Longer ones are no slips of the pen, and comparing them would cost time. */
    private static final int LONGEST = 60;

    private final List<String> names;

    NearNames(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** The closest name: within a third of its letters, or the same field in another block. */
    Optional<String> nearest(String unknown) {
        if (unknown.length() > LONGEST) {
            return Optional.empty();
        }
        String sought = unknown.toLowerCase(Locale.ROOT);
        String best = null;
        int least = Integer.MAX_VALUE;
        for (String name : names) {
            int distance = distance(sought, name.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                best = name;
            }
        }
        // The block's own letters do not make two fields alike.
        if (least <= Math.max(1, Math.min(3, lastPart(unknown).length() / 3))) {
            return Optional.of(best);
        }
        return names.stream()
                .filter(name -> lastPart(name).equalsIgnoreCase(lastPart(unknown)))
                .findFirst();
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** Edits (insert, delete, replace, swap of neighbours) from one text to the other: optimal string alignment. */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + cost);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
