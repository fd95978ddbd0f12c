package io.reelmill.compositor.caption;

import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts spoken words into cues: two to four words that belong together and can be taken in at a glance.
 *
 * <p>A cue ends at a full stop, a comma or a pause, and otherwise where it would get too long. A single word stays
 * alone only when it stands alone in speech, or is long.
 */
public final class CueBuilder {

    /** More letters than this, spaces included, are not read at a glance. */
    static final int MOST_LETTERS = 18;

    static final int MOST_WORDS = 4;
    /** Silence in seconds that parts two cues. */
    static final double PAUSE = 0.45;
    /** How long a cue stays after its last word, when nothing follows. */
    static final double LINGER = 0.5;
    /** A gap between cues that is shorter than this is closed, so that the words do not blink. */
    private static final double BLINK = 0.35;

    private static final String STOPS = ".,;:!?…—–\"”)。，！？、";

    private CueBuilder() {}

    /**
     * Cuts words into cues.
     *
     * @param words in order of time
     * @return cues that do not overlap, each word in exactly one; words without a letter or digit are left out
     */
    public static List<Cue> cues(List<Word> words) {
        List<List<Word>> groups = new ArrayList<>();
        List<Word> phrase = new ArrayList<>();
        for (Word word : words) {
            if (!spoken(word.text())) {
                continue;
            }
            if (!phrase.isEmpty() && parted(phrase.get(phrase.size() - 1), word)) {
                groups.addAll(cut(phrase));
                phrase.clear();
            }
            phrase.add(word);
        }
        groups.addAll(cut(phrase));
        return timed(groups);
    }

    private static boolean spoken(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private static boolean parted(Word before, Word after) {
        String text = before.text();
        boolean stop = !text.isEmpty() && STOPS.indexOf(text.charAt(text.length() - 1)) >= 0;
        return stop || after.start() - before.end() >= PAUSE;
    }

    /** Parts a phrase as evenly as the limits allow: the fewest groups, then the least difference in length. */
    private static List<List<Word>> cut(List<Word> phrase) {
        int n = phrase.size();
        double[] cost = new double[n + 1];
        int[] from = new int[n + 1];
        for (int end = 1; end <= n; end++) {
            cost[end] = Double.MAX_VALUE;
            for (int begin = end - 1; begin >= 0 && end - begin <= MOST_WORDS; begin--) {
                int letters = letters(phrase.subList(begin, end));
                if (letters > MOST_LETTERS && end - begin > 1) {
                    break;
                }
                double lonely = end - begin == 1 && letters < MOST_LETTERS / 2 && n > 1 ? 300 : 0;
                double slack = Math.max(0, MOST_LETTERS - letters);
                double total = cost[begin] + 100 + lonely + slack * slack;
                if (total < cost[end]) {
                    cost[end] = total;
                    from[end] = begin;
                }
            }
        }
        List<List<Word>> groups = new ArrayList<>();
        for (int end = n; end > 0; end = from[end]) {
            groups.add(0, List.copyOf(phrase.subList(from[end], end)));
        }
        return groups;
    }

    private static int letters(List<Word> words) {
        return words.stream().mapToInt(word -> word.text().length()).sum() + words.size() - 1;
    }

    private static List<Cue> timed(List<List<Word>> groups) {
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            List<Word> group = groups.get(i);
            double start = group.get(0).start();
            double last = group.get(group.size() - 1).end();
            double end = last + LINGER;
            if (i + 1 < groups.size()) {
                double next = groups.get(i + 1).get(0).start();
                end = next - last < LINGER + BLINK ? next : end;
            }
            cues.add(new Cue(start, Math.max(end, start), group));
        }
        return cues;
    }
}
