package io.reelmill.compositor;

import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Word;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts the pictures of a timeline into stretches that can be drawn and encoded each by itself: one for every clip, from the
 * end of the transition that brought it to the end of the one that takes it away; a long clip gives several, and so does the
 * first. A stretch knows neither its place in the
 * whole, nor what its clips are called there, nor the sound, and its times are in whole microseconds; so what did not change
 * is equal to what it was before, also when something ahead of it became longer.
 */
public final class Segments {

    private static final double MICROS = 1e6;
    /** As in drawing: clip boundaries are met within a thousandth of a second. */
    private static final double TOLERANCE = 1e-3;
    /** The first clip is cut after so many seconds, so that somebody who waits for the film can begin to watch soon. */
    private static final double FIRST = 1;
    /**
     * Longer ones are cut after so many seconds, counted from where the clip is alone, so that several workers share the work.
     * A multiple of the time between key frames, so that a cut adds none.
     */
    private static final double LONG = 10;
    /** What is further off than this is not looked at, seconds: far more than rounding moves anything. */
    private static final double NEAR = 1;

    private Segments() {}

    /**
     * @return timelines without sound, in order; their frames together are those of the whole, none missing, none twice
     */
    public static List<Timeline> of(Timeline whole) {
        List<Clip> clips = whole.clips();
        List<Timeline> segments = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < clips.size(); i++) {
            boolean last = i + 1 == clips.size();
            int to = last ? whole.frameCount() : Math.min(whole.frameCount(), arrival(clips.get(i + 1), whole));
            int beginning = (int) Math.ceil(FIRST * whole.canvas().frameRate());
            if (from == 0 && to >= 2 * beginning) {
                segments.add(slice(whole, i, 0, beginning));
                from = beginning;
            }
            int most = (int) Math.ceil(LONG * whole.canvas().frameRate());
            while (to > from) {
                int end = to - from > 1.5 * most ? from + most : to;
                segments.add(slice(whole, i, from, end));
                from = end;
            }
        }
        return segments.isEmpty() ? List.of(slice(whole, 0, 0, whole.frameCount())) : segments;
    }

    /** The first frame that shows nothing but this clip; a frame shows its middle. */
    private static int arrival(Clip clip, Timeline whole) {
        double rate = whole.canvas().frameRate();
        Transition entry = clip.entry();
        boolean cut = entry.kind() == Transition.Kind.CUT || entry.seconds() <= 0;
        double moment = cut ? clip.start() - TOLERANCE : clip.start() + entry.seconds() - 0.5 / rate;
        return (int) Math.ceil(moment * rate - 1e-6);
    }

    private static Timeline slice(Timeline whole, int first, int from, int to) {
        double rate = whole.canvas().frameRate();
        double start = from / rate;
        double end = to / rate;
        double length = (to - from) / rate;
        List<Clip> clips = new ArrayList<>();
        for (int i = first;
                i < whole.clips().size() && (i == first || seen(whole.clips().get(i), end));
                i++) {
            clips.add(moved(whole.clips().get(i), "clip-" + (i - first + 1), start));
        }
        double half = 0.5 / rate;
        Captions said = whole.captions();
        List<Cue> cues = said.cues().stream()
                .filter(c -> c.end() > start - NEAR && c.start() < end + NEAR)
                .map(c -> moved(c, start))
                .filter(c -> c.end() > half && c.start() <= length - half)
                .toList();
        List<Overlay> overlays = whole.overlays().stream()
                .map(o -> moved(o, start))
                .filter(o -> o.end() > 0 && o.start() <= length - 1 / rate)
                .toList();
        return new Timeline(
                whole.canvas(),
                length,
                clips,
                new Captions(said.preset(), said.position(), said.language(), cues),
                List.of(),
                overlays);
    }

    private static boolean seen(Clip clip, double end) {
        return clip.start() < end - TOLERANCE;
    }

    private static Clip moved(Clip clip, String name, double by) {
        return new Clip(
                name,
                micros(clip.start() - by),
                micros(clip.end() - by),
                clip.stageWidth(),
                clip.stageHeight(),
                clip.layers().stream().map(Segments::tidy).toList(),
                clip.camera(),
                new Transition(clip.entry().kind(), micros(clip.entry().seconds())),
                clip.stepRate());
    }

    private static Layer tidy(Layer layer) {
        Footage footage = layer.footage();
        return footage == null ? layer : layer.playing(footage.startingAt(micros(footage.from())));
    }

    private static Cue moved(Cue cue, double by) {
        List<Word> words = cue.words().stream()
                .map(w -> new Word(w.text(), micros(w.start() - by), micros(w.end() - by)))
                .toList();
        return new Cue(micros(cue.start() - by), micros(cue.end() - by), words);
    }

    private static Overlay moved(Overlay overlay, double by) {
        double start = micros(overlay.start() - by);
        double end = micros(overlay.end() - by);
        if (overlay instanceof Overlay.Image i) {
            return new Overlay.Image(
                    i.file(), start, end, i.x(), i.y(), i.width(), i.height(), i.opacity(), i.entrance(), i.sway());
        } else if (overlay instanceof Overlay.Wave w) {
            double sound = micros(w.soundStart() - by);
            return new Overlay.Wave(w.file(), sound, start, end, w.x(), w.y(), w.width(), w.height(), w.rgb());
        } else if (overlay instanceof Overlay.ProgressBar b) {
            return new Overlay.ProgressBar(start, end, b.thickness(), b.rgb());
        } else if (overlay instanceof Overlay.Text t) {
            return new Overlay.Text(t.text(), start, end, t.place(), t.size(), t.entrance());
        } else if (overlay instanceof Overlay.Countdown c) {
            return new Overlay.Countdown(start, end, c.x(), c.y(), c.size(), c.rgb());
        }
        throw new IllegalArgumentException("an overlay of an unknown kind: " + overlay.getClass());
    }

    private static double micros(double seconds) {
        return Math.round(seconds * MICROS) / MICROS;
    }
}
