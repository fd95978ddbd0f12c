package io.reelmill.render.film;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.compositor.caption.SafeArea;
import io.reelmill.contracts.ContractJson;
import io.reelmill.inspection.Inspection;
import io.reelmill.inspection.Inspection.Stretch;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Holds a measured film against its timeline and the house rules, before anyone calls it ready. */
final class QualityCheck {

    private static final double LOUDNESS = -14;
    private static final double LOUDNESS_TOLERANCE = 1;
    static final double HIGHEST_PEAK = -1;
    /** Picture and sound may differ by this much, seconds: a little over one AAC frame. */
    private static final double LARGEST_GAP = 0.06;
    /** Longest time that a generated picture with motion may stand still, seconds. */
    private static final double LONGEST_REST = 3.9;

    private QualityCheck() {}

    /** What is wrong; empty when the film may be shown. */
    static List<FilmDefect> faults(Inspection film, Timeline timeline) {
        List<FilmDefect> faults = new ArrayList<>();
        form(film, timeline, faults);
        sound(film, timeline, faults);
        pictures(film, timeline, faults);
        int outside = SafeArea.outside(timeline.captions(), timeline.canvas()).size();
        if (outside > 0) {
            faults.add(new FilmDefect.Captions(outside + " captions stand outside the safe area"));
        }
        return faults;
    }

    private static void form(Inspection film, Timeline timeline, List<FilmDefect> faults) {
        Canvas canvas = timeline.canvas();
        Inspection.Video video = film.video();
        if (video.width() != canvas.width() || video.height() != canvas.height()) {
            faults.add(new FilmDefect.Form("the frame is " + video.width() + "x" + video.height()));
        }
        if (video.frames() != timeline.frameCount()) {
            faults.add(new FilmDefect.Form("it has " + video.frames() + " frames instead of " + timeline.frameCount()));
        }
        if (!film.fastStart()) {
            faults.add(new FilmDefect.Form("it does not start fast"));
        }
        if (Math.abs(video.seconds() - film.audio().seconds()) > LARGEST_GAP) {
            faults.add(new FilmDefect.Lengths("picture lasts " + video.seconds() + " s and sound "
                    + film.audio().seconds() + " s"));
        }
    }

    private static void sound(Inspection film, Timeline timeline, List<FilmDefect> faults) {
        double loudness = film.audio().loudness();
        if (isOurSound(timeline) && Math.abs(loudness - LOUDNESS) > LOUDNESS_TOLERANCE) {
            faults.add(new FilmDefect.Loudness(loudness, "its loudness is " + loudness + " LUFS"));
        }
        double peak = film.audio().truePeak();
        if (!isUntouched(timeline) && peak > HIGHEST_PEAK) {
            faults.add(new FilmDefect.Peak(peak, "its true peak is " + peak + " dBTP"));
        }
    }

    /** What the client gave may be as dark and as still as it is. */
    private static void pictures(Inspection film, Timeline timeline, List<FilmDefect> faults) {
        Pictures pictures = new Pictures(timeline);
        for (Stretch dark : film.video().dark()) {
            if (timeline.clips().isEmpty() || pictures.in(dark).stream().anyMatch(i -> !pictures.isGiven(i))) {
                faults.add(new FilmDefect.Dark(dark, "nothing is seen " + words(dark)));
            }
        }
        for (Stretch still : film.video().still()) {
            boolean ours = pictures.in(still).stream().anyMatch(i -> pictures.moves(i) && !pictures.isGiven(i));
            if (ours && still.to() - still.from() > LONGEST_REST) {
                faults.add(new FilmDefect.Still(still, "nothing moves " + words(still)));
            }
        }
    }

    private static String words(Stretch stretch) {
        return String.format(Locale.ROOT, "from %.1f to %.1f s", stretch.from(), stretch.to());
    }

    /** A recording of the client's may be as quiet as it is; what we speak and play may not. */
    private static boolean isOurSound(Timeline timeline) {
        return !timeline.tracks().isEmpty()
                && timeline.tracks().stream().noneMatch(t -> t.role() == Role.SOURCE || t.role() == Role.ORIGINAL);
    }

    /** A recording that is left as it is may also be as loud as it is. */
    private static boolean isUntouched(Timeline timeline) {
        return timeline.tracks().size() == 1 && timeline.tracks().get(0).role() == Role.ORIGINAL;
    }

    /** What clients read as {@code quality}. */
    static ObjectNode report(Inspection film, List<String> repairs) {
        ObjectNode report = ContractJson.mapper().createObjectNode();
        report.put("frames", film.video().frames());
        report.put("examinedFrames", film.video().examined());
        report.put("blackFrames", film.video().black());
        report.put(
                "stillSeconds",
                round(film.video().still().stream()
                        .mapToDouble(st -> st.to() - st.from())
                        .sum()));
        report.put("colour", film.video().colour());
        report.put("pictureSeconds", round(film.video().seconds()));
        report.put("soundSeconds", round(film.audio().seconds()));
        report.put("fastStart", film.fastStart());
        // JSON has no infinity: a silent film has no loudness.
        if (Double.isFinite(film.audio().loudness())) {
            report.put("loudnessLufs", round(film.audio().loudness()));
            report.put("truePeakDbtp", round(film.audio().truePeak()));
        }
        if (!repairs.isEmpty()) {
            repairs.forEach(report.putArray("repairs")::add);
        }
        return report;
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
