package io.reelmill.speech;

import java.util.ArrayList;
import java.util.List;

/**
 * The pitch of a sentence, frame by frame: that of the voice's models, and on top of it the tunes of its phrases.
 * Everything is reckoned in semitones, as it is heard.
 */
final class PitchContour {

    private static final double SEMITONES = 12 / Math.log(2);
    /** Nobody speaks further from the middle, semitones; what goes beyond is bent back. */
    private static final double WIDEST = 9;

    /** A rise or a fall takes so many seconds at most; before it the voice waits. */
    private static final double LONGEST_TURN = 0.45;
    /** Part of a turn after which its end is reached. */
    private static final double ARRIVAL = 0.8;
    /** Seconds in which the models' melody gives way. */
    private static final double GIVING_WAY = 0.06;

    private final double frameSeconds;
    private final int[] frames;
    private final double[] heights;
    private final double middle;

    /**
     * The melody that the models wish.
     *
     * @param logHertz of the voiced frames
     * @param voiced of all frames
     */
    PitchContour(double[] logHertz, boolean[] voiced, double frameSeconds) {
        this.frameSeconds = frameSeconds;
        frames = new int[logHertz.length];
        heights = new double[logHertz.length];
        int count = 0;
        for (int frame = 0; frame < voiced.length && count < frames.length; frame++) {
            if (voiced[frame]) {
                frames[count++] = frame;
            }
        }
        double sum = 0;
        for (double value : logHertz) {
            sum += value;
        }
        middle = logHertz.length == 0 ? 0 : sum / logHertz.length;
        for (int i = 0; i < heights.length; i++) {
            heights[i] = (logHertz[i] - middle) * SEMITONES;
        }
    }

    /**
     * A syllable of a phrase.
     *
     * @param from first frame
     * @param to frame after the last
     * @param weight 2 when it bears an accent, 1 when it is stressed in its word, else 0
     */
    record Syllable(int from, int to, int weight) {}

    /** A stretch between two rests. */
    record Phrase(List<Syllable> syllables, PhraseContour tune) {
        Phrase {
            syllables = List.copyOf(syllables);
        }

        /** The last syllable that bears an accent, else the last stressed one, else the last. */
        private Syllable nucleus() {
            Syllable best = syllables.get(syllables.size() - 1);
            for (int i = syllables.size() - 2; i >= 0; i--) {
                if (syllables.get(i).weight() > best.weight()) {
                    best = syllables.get(i);
                }
            }
            return best;
        }
    }

    /** Lets the phrases of the sentence have their tunes; the last one's width is that of all. */
    void follow(List<Phrase> phrases) {
        if (phrases.isEmpty()) {
            return;
        }
        PhraseContour last = phrases.get(phrases.size() - 1).tune();
        for (int i = 0; i < heights.length; i++) {
            heights[i] *= last.width();
        }
        int start = phrases.get(0).syllables().get(0).from();
        int end = phrases.get(phrases.size() - 1).nucleus().from();
        for (int i = 0; i < heights.length; i++) {
            double part = (double) (frames[i] - start) / Math.max(1, end - start);
            heights[i] += last.head() * (1 - Math.max(0, Math.min(1, part)));
        }
        phrases.forEach(this::turn);
    }

    /** Turns the end of a phrase, from its nucleus on, to where its tune leads. */
    private void turn(Phrase phrase) {
        List<Syllable> syllables = phrase.syllables();
        int nucleus = phrase.nucleus().from();
        int end = syllables.get(syllables.size() - 1).to();
        List<Integer> tail = new ArrayList<>();
        double away = GIVING_WAY / frameSeconds;
        for (int i = 0; i < frames.length; i++) {
            if (frames[i] >= nucleus - away && frames[i] < end) {
                tail.add(i);
            }
        }
        if (tail.isEmpty() || phrase.tune().firmness() == 0) {
            return;
        }
        int last = frames[tail.get(tail.size() - 1)];
        double start = Math.max(nucleus, last - LONGEST_TURN / frameSeconds);
        PhraseContour tune = phrase.tune();
        for (int i : tail) {
            double part = (frames[i] - start) / Math.max(1, last - start) / ARRIVAL;
            double aim = tune.from() + (tune.to() - tune.from()) * smooth(part);
            double firmness = tune.firmness() * smooth((frames[i] - nucleus + away) / away);
            heights[i] += firmness * (aim - heights[i]);
        }
    }

    /**
     * Logarithms of hertz of the voiced frames.
     *
     * @param range width, 1 as it is
     * @param pitch factor of the middle
     */
    double[] logHertz(double range, double pitch) {
        double[] result = new double[heights.length];
        for (int i = 0; i < result.length; i++) {
            double height = WIDEST * Math.tanh(range * heights[i] / WIDEST);
            result[i] = middle + Math.log(pitch) + height / SEMITONES;
        }
        return result;
    }

    private static double smooth(double part) {
        double x = Math.max(0, Math.min(1, part));
        return x * x * (3 - 2 * x);
    }
}
