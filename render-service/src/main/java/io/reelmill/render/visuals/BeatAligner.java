package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Captions;
import java.util.ArrayList;
import java.util.List;

/** Moves the cuts of a narration onto beats of the music. A cut that would come in the middle of a word stays where it is. */
public final class BeatAligner {

    /** A cut is moved by no more than this, seconds: it still belongs to what is said. */
    private static final double REACH = 0.9;
    /** No shot becomes shorter, seconds. */
    private static final double SHORTEST = 0.9;
    /** A cut may fall this far inside a word, seconds: a difference of two frames is not visible. */
    private static final double EDGE = 0.07;

    private final List<Double> beats;

    /** @param beats seconds of the video, ascending */
    public BeatAligner(List<Double> beats) {
        this.beats = List.copyOf(beats);
    }

    /** @param words what is said, with the seconds of the video */
    public List<Shot> align(List<Shot> shots, List<Captions.Word> words) {
        List<Shot> aligned = new ArrayList<>();
        double start = shots.isEmpty() ? 0 : shots.get(0).start();
        for (int i = 0; i < shots.size(); i++) {
            Shot shot = shots.get(i);
            boolean last = i + 1 == shots.size();
            double end = last
                    ? shot.end()
                    : moved(start, shot.end(), shots.get(i + 1).end(), words);
            aligned.add(new Shot(shot.index(), start, end, shot.words(), shot.hint(), shot.sceneIndex()));
            start = end;
        }
        return aligned;
    }

    /** The best beat for a cut between two others, or the place where it is. */
    private double moved(double before, double cut, double after, List<Captions.Word> words) {
        double best = cut;
        double least = REACH;
        for (double beat : beats) {
            double off = Math.abs(beat - cut);
            if (off < least && beat - before >= SHORTEST && after - beat >= SHORTEST && isBetweenWords(beat, words)) {
                best = beat;
                least = off;
            }
        }
        return best;
    }

    private static boolean isBetweenWords(double time, List<Captions.Word> words) {
        return words.stream().noneMatch(w -> time > w.start() + EDGE && time < w.end() - EDGE);
    }
}
