package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.narration.Narration.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a narration into shots: a new one with every scene and, inside long scenes, at the ends of sentences and clauses, so
 * that none stays longer than it may. Cuts fall between words, never inside one.
 */
public final class ShotCutter {

    /** No picture stays longer, seconds. */
    private static final double LONGEST = 5.8;
    /** None is shorter, where the scene allows. */
    private static final double SHORTEST = 1.6;
    /** A cut comes a little before the word that it belongs to, as an editor would set it. */
    private static final double LEAD = 0.08;

    /** No picture of the client's is shorter, seconds. */
    private static final double SHORTEST_PROVIDED = 1.2;

    private final double target;
    private final boolean bySentences;
    private final int least;

    /** @param picturesPerMinute how often the picture changes, on the average */
    public ShotCutter(double picturesPerMinute) {
        this(Math.min(LONGEST, Math.max(SHORTEST, 60 / picturesPerMinute)), false, 0);
    }

    private ShotCutter(double target, boolean bySentences, int least) {
        this.target = target;
        this.bySentences = bySentences;
        this.least = least;
    }

    /** The same with a new shot for every sentence, so that a picture may belong to it. */
    public ShotCutter atSentences() {
        return new ShotCutter(target, true, least);
    }

    /** The same with at least so many shots, where each can be seen for 1.2 s. */
    public ShotCutter atLeast(int shots) {
        return new ShotCutter(target, bySentences, shots);
    }

    /**
     * @param words of the script, times from the start of its narration
     * @param offset seconds at which the narration begins
     * @param end seconds at which the video ends; the last shot stays until then
     */
    public List<Shot> cut(Script script, List<Word> words, double offset, double end) {
        List<Integer> starts = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= words.size(); i++) {
            if (i == words.size() || begins(words, from, i, end - offset)) {
                double until = i == words.size() ? end - offset : words.get(i).start();
                cutScene(words, from, i, until, starts);
                from = i;
            }
        }
        while (starts.size() < least && halve(words, starts, end - offset)) {
            // the longest shot is cut once more
        }
        List<Shot> shots = new ArrayList<>();
        for (int s = 0; s < starts.size(); s++) {
            int first = starts.get(s);
            int last = s + 1 < starts.size() ? starts.get(s + 1) : words.size();
            double start = s == 0 ? 0 : offset + cutBefore(words, first);
            double stop = s + 1 < starts.size() ? offset + cutBefore(words, last) : end;
            int scene = words.get(first).scene();
            String said = String.join(
                    " ", words.subList(first, last).stream().map(Word::text).toList());
            shots.add(new Shot(s, start, stop, said, script.scenes().get(scene).pictureHint(), scene));
        }
        return shots;
    }

    /** Whether a scene begins with a word, or a sentence that is to have a shot of its own. */
    private boolean begins(List<Word> words, int from, int word, double end) {
        if (words.get(word).scene() != words.get(from).scene()) {
            return true;
        }
        return bySentences
                && bond(words.get(word - 1).text()) == 0
                && words.get(word).start() - words.get(from).start() >= SHORTEST_PROVIDED
                && until(words, word, end) - words.get(word).start() >= SHORTEST_PROVIDED;
    }

    /** When the sentence or scene ends that begins with a word. */
    private static double until(List<Word> words, int first, double end) {
        for (int i = first + 1; i < words.size(); i++) {
            if (bond(words.get(i - 1).text()) == 0
                    || words.get(i).scene() != words.get(first).scene()) {
                return words.get(i).start();
            }
        }
        return end;
    }

    /** Cuts the longest shot that can be cut; false where none is long enough. */
    private static boolean halve(List<Word> words, List<Integer> starts, double end) {
        int longest = -1;
        int cut = -1;
        double most = 0;
        for (int s = 0; s < starts.size(); s++) {
            int next = s + 1 < starts.size() ? starts.get(s + 1) : words.size();
            double begin = words.get(starts.get(s)).start();
            double until = next < words.size() ? words.get(next).start() : end;
            int middle = until - begin > most ? middle(words, starts.get(s), next, until) : -1;
            if (middle > 0) {
                longest = s;
                cut = middle;
                most = until - begin;
            }
        }
        if (longest >= 0) {
            starts.add(longest + 1, cut);
        }
        return longest >= 0;
    }

    /** The word near the middle of a shot before which it can be cut, or -1. */
    private static int middle(List<Word> words, int first, int next, double until) {
        double begin = words.get(first).start();
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int i = first + 1; i < next; i++) {
            double at = words.get(i).start();
            double cost =
                    Math.abs(at - (begin + until) / 2) + bond(words.get(i - 1).text());
            if (at - begin >= SHORTEST_PROVIDED && until - at >= SHORTEST_PROVIDED && cost < least) {
                least = cost;
                best = i;
            }
        }
        return best;
    }

    private void cutScene(List<Word> words, int from, int to, double until, List<Integer> starts) {
        double length = until - words.get(from).start();
        int shots = (int) Math.max(1, Math.max(Math.round(length / target), Math.ceil(length / LONGEST)));
        starts.addAll(SceneCuts.best(words.subList(from, to), until, shots, SHORTEST, LONGEST).stream()
                .map(cut -> from + cut)
                .toList());
    }

    /** How closely a word is tied to its follower, in seconds that a cut may be moved to avoid it. */
    static double bond(String word) {
        char last = word.charAt(word.length() - 1);
        if (".!?…。！？".indexOf(last) >= 0) {
            return 0;
        }
        return ",;:—–、，；：".indexOf(last) >= 0 ? 0.4 : 1.5;
    }

    private static double cutBefore(List<Word> words, int index) {
        double silence = words.get(index).start() - words.get(index - 1).end();
        return words.get(index).start() - Math.max(0, Math.min(LEAD, silence));
    }
}
