package io.reelmill.render.film;

import io.reelmill.compositor.caption.SafeArea;
import io.reelmill.sound.mix.Mastering;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is changed so that a film passes.
 *
 * @param timeline as it is to be filmed
 * @param mastering of its sound
 * @param redrawn whether the pictures have to be made anew; otherwise the sound alone
 * @param words what was done, for operators and clients
 */
record Repair(Timeline timeline, Mastering mastering, boolean redrawn, List<String> words) {

    /** What a peak is brought down by beyond the fault, dB: peaks that coding adds fall by less than the ceiling does. */
    private static final double MARGIN = 1.6;
    /** How close the camera comes where something has to move. */
    private static final View NEAR = new View(0.5, 0.5, 0.9);

    private static final View WIDE = new View(0.5, 0.5, 1);

    /** What can be done about some faults; empty when there is one that nothing can be done about. */
    static Optional<Repair> of(Timeline timeline, List<FilmDefect> faults) {
        Repair repair = new Repair(timeline, Mastering.HOUSE, false, List.of());
        for (FilmDefect fault : faults) {
            Optional<Repair> next = repair.with(fault);
            if (next.isEmpty()) {
                return next;
            }
            repair = next.get();
        }
        return Optional.of(repair);
    }

    private Optional<Repair> with(FilmDefect fault) {
        if (fault instanceof FilmDefect.Loudness loudness) {
            double target = mastering.loudness() + Mastering.HOUSE.loudness() - loudness.lufs();
            return remixed(new Mastering(target, mastering.ceiling()), "the sound was brought to another loudness");
        }
        if (fault instanceof FilmDefect.Peak peak) {
            double ceiling = Mastering.HOUSE.ceiling() - (peak.dbtp() - QualityCheck.HIGHEST_PEAK) - MARGIN;
            return remixed(new Mastering(mastering.loudness(), ceiling), "the peaks of the sound were brought down");
        }
        if (fault instanceof FilmDefect.Lengths) {
            return remixed(mastering, "the sound was mixed anew");
        }
        if (fault instanceof FilmDefect.Form) {
            return Optional.of(redrawn(timeline, "the film was made anew"));
        }
        if (fault instanceof FilmDefect.Dark dark) {
            return lit(dark);
        }
        if (fault instanceof FilmDefect.Still still) {
            return Optional.of(moving(still));
        }
        return shorter();
    }

    private Optional<Repair> remixed(Mastering other, String done) {
        return Optional.of(new Repair(timeline, other, redrawn, with(done)));
    }

    private Repair redrawn(Timeline other, String done) {
        return new Repair(other, mastering, true, with(done));
    }

    private List<String> with(String done) {
        List<String> all = new ArrayList<>(words);
        if (!all.contains(done)) {
            all.add(done);
        }
        return List.copyOf(all);
    }

    /** The picture before stays, or the one after comes sooner. */
    private Optional<Repair> lit(FilmDefect.Dark fault) {
        List<Integer> dark = new Pictures(timeline).in(fault.when());
        List<Clip> clips = new ArrayList<>(timeline.clips());
        for (int i : dark) {
            int other = nearest(i, dark);
            if (other < 0) {
                return Optional.empty();
            }
            clips.set(
                    i, showing(clips.get(i), clips.get(other), clips.get(other).camera()));
        }
        return dark.isEmpty()
                ? Optional.empty()
                : Optional.of(redrawn(of(clips, timeline.captions()), "a dark picture gave way to its neighbour"));
    }

    private int nearest(int clip, List<Integer> dark) {
        for (int off = 1; off < timeline.clips().size(); off++) {
            for (int other : new int[] {clip - off, clip + off}) {
                if (other >= 0 && other < timeline.clips().size() && !dark.contains(other)) {
                    return other;
                }
            }
        }
        return -1;
    }

    private Repair moving(FilmDefect.Still fault) {
        List<Clip> clips = new ArrayList<>(timeline.clips());
        for (int i : new Pictures(timeline).in(fault.when())) {
            clips.set(i, showing(clips.get(i), clips.get(i), new Camera(WIDE, NEAR, Easing.IN_OUT)));
        }
        return redrawn(of(clips, timeline.captions()), "a picture that stood still was given a camera move");
    }

    /** Half as many words at a time need half the room. */
    private Optional<Repair> shorter() {
        List<Cue> outside = SafeArea.outside(timeline.captions(), timeline.canvas());
        List<Cue> cues = new ArrayList<>();
        for (Cue cue : timeline.captions().cues()) {
            int half = cue.words().size() / 2;
            if (!outside.contains(cue)) {
                cues.add(cue);
            } else if (half == 0) {
                return Optional.empty();
            } else {
                double middle = cue.words().get(half).start();
                cues.add(new Cue(cue.start(), middle, cue.words().subList(0, half)));
                cues.add(new Cue(
                        middle, cue.end(), cue.words().subList(half, cue.words().size())));
            }
        }
        Captions style = timeline.captions();
        Captions shorter = new Captions(style.preset(), style.position(), style.language(), cues);
        return Optional.of(redrawn(of(timeline.clips(), shorter), "captions were shown fewer words at a time"));
    }

    private Timeline of(List<Clip> clips, Captions captions) {
        return new Timeline(
                timeline.canvas(), timeline.seconds(), clips, captions, timeline.tracks(), timeline.overlays());
    }

    private static Clip showing(Clip clip, Clip other, Camera camera) {
        return new Clip(
                clip.id(),
                clip.start(),
                clip.end(),
                other.stageWidth(),
                other.stageHeight(),
                other.layers(),
                camera,
                clip.entry(),
                clip.stepRate());
    }
}
