package io.reelmill.compositor.caption;

import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Word;
import io.reelmill.typography.Script;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts spoken words into cues: two to four words that belong together and can be taken in at a glance.
 *
 * <p>A cue ends at a full stop, a comma or a pause, and otherwise where it would get too long: there, at the place
 * where the phrase is the least torn (see {@link Phrasing}). A single word stays alone only when it stands alone in
 * speech, or is long. Text without spaces is cut by characters, or by words where a dictionary knows them.
 */
public final class CueBuilder {

    /** More columns than this, spaces included, are not read at a glance; a Han character takes two. */
    static final int MAX_LETTERS = 22;

    static final int MAX_WORDS = 4;
    /** Silence in seconds that parts two cues. */
    static final double PAUSE = 0.45;
    /** How long a cue stays after its last word, when nothing follows. */
    static final double LINGER = 0.5;
    /** No cue is shown for less, in seconds, unless it cannot be joined to another. */
    static final double SHORTEST = 0.25;
    /** A gap between cues that is shorter than this is closed, so that the words do not blink. */
    private static final double BLINK = 0.35;

    /** What a cue costs, so that there are few; the other costs are set against it. */
    private static final double EACH = 100;

    private static final double LONELY = 300;
    private static final double HURRIED = 500;
    private static final int IDEAL_LETTERS = 14;

    private CueBuilder() {}

    /**
     * Cuts words into cues.
     *
     * @param words in order of time
     * @return cues that do not overlap, each word in exactly one, long words of scripts without spaces in several
     *     parts; words without a letter, digit or emoji are left out
     */
    public static List<Cue> cues(List<Word> words) {
        List<List<Word>> groups = new ArrayList<>();
        List<Word> phrase = new ArrayList<>();
        for (Word word : words) {
            if (!spoken(word.text())) {
                continue;
            }
            for (Word piece : pieces(word)) {
                if (!phrase.isEmpty() && parted(phrase, piece)) {
                    groups.addAll(cut(phrase));
                    phrase.clear();
                }
                phrase.add(piece);
            }
        }
        groups.addAll(cut(phrase));
        return timed(groups);
    }

    private static boolean spoken(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit) || Script.hasEmoji(text);
    }

    /** The parts of a word without spaces, each with its share of the time. */
    private static List<Word> pieces(Word word) {
        List<String> texts = Script.pieces(word.text(), "");
        if (texts.size() == 1) {
            return List.of(word);
        }
        int all = texts.stream().mapToInt(Script::columns).sum();
        List<Word> pieces = new ArrayList<>();
        double start = word.start();
        int said = 0;
        for (String text : texts) {
            said += Script.columns(text);
            double end = word.start() + (word.end() - word.start()) * said / all;
            pieces.add(new Word(text, start, end));
            start = end;
        }
        return pieces;
    }

    private static boolean parted(List<Word> phrase, Word after) {
        Word before = phrase.get(phrase.size() - 1);
        if (after.start() - before.end() >= PAUSE || Phrasing.fullStop(before.text())) {
            return true;
        }
        return Phrasing.stop(before.text()) && after.start() - phrase.get(0).start() >= SHORTEST;
    }

    /** Parts a phrase where it costs the least. */
    private static List<List<Word>> cut(List<Word> phrase) {
        int n = phrase.size();
        double[] cost = new double[n + 1];
        int[] from = new int[n + 1];
        for (int end = 1; end <= n; end++) {
            cost[end] = Double.MAX_VALUE;
            for (int begin = end - 1; begin >= 0; begin--) {
                List<Word> words = phrase.subList(begin, end);
                if (words.size() > 1 && (letters(words) > MAX_LETTERS || spacedWords(words) > MAX_WORDS)) {
                    break;
                }
                double total = cost[begin] + cost(phrase, begin, end);
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

    private static double cost(List<Word> phrase, int begin, int end) {
        int n = phrase.size();
        int letters = letters(phrase.subList(begin, end));
        boolean lonely = end - begin == 1 && letters < MAX_LETTERS / 2 && n > 1;
        double until = end < n ? phrase.get(end).start() : phrase.get(end - 1).end() + LINGER;
        boolean hurried = until - phrase.get(begin).start() < SHORTEST;
        double uneven = Math.pow(Math.abs(IDEAL_LETTERS - letters), 2) * 0.6;
        double torn = end < n
                ? Phrasing.bond(phrase.get(end - 1).text(), phrase.get(end).text())
                : 0;
        return EACH + (lonely ? LONELY : 0) + (hurried ? HURRIED : 0) + uneven + torn;
    }

    private static int letters(List<Word> words) {
        int sum = 0;
        for (int i = 0; i < words.size(); i++) {
            String text = words.get(i).text();
            sum += Script.columns(text);
            sum += i > 0 && !Script.closed(words.get(i - 1).text(), text) ? 1 : 0;
        }
        return sum;
    }

    private static int spacedWords(List<Word> words) {
        int count = 1;
        for (int i = 1; i < words.size(); i++) {
            count += Script.closed(words.get(i - 1).text(), words.get(i).text()) ? 0 : 1;
        }
        return count;
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
