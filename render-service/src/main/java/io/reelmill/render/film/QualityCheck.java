package io.reelmill.render.film;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.inspection.Inspection;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;

/** Holds a measured film against its timeline and the house rules, before anyone calls it ready. */
final class QualityCheck {

    private static final double LOUDNESS = -14;
    private static final double LOUDNESS_TOLERANCE = 1;
    private static final double HIGHEST_PEAK = -1;
    /** Picture and sound may differ by this much, seconds: a little over one AAC frame. */
    private static final double LARGEST_GAP = 0.06;

    private QualityCheck() {}

    /** What is wrong, in words for operators; empty when the film may be shown. */
    static List<String> faults(Inspection film, Timeline timeline) {
        List<String> faults = new ArrayList<>();
        Canvas canvas = timeline.canvas();
        Inspection.Video video = film.video();
        if (video.width() != canvas.width() || video.height() != canvas.height()) {
            faults.add("the frame is " + video.width() + "x" + video.height());
        }
        if (video.frames() != timeline.frameCount()) {
            faults.add("it has " + video.frames() + " frames instead of " + timeline.frameCount());
        }
        if (video.black() > 0) {
            faults.add(video.black() + " of " + video.examined() + " examined frames are black");
        }
        if (Math.abs(video.seconds() - film.audio().seconds()) > LARGEST_GAP) {
            faults.add("picture lasts " + video.seconds() + " s and sound "
                    + film.audio().seconds() + " s");
        }
        if (!film.fastStart()) {
            faults.add("it does not start fast");
        }
        double loudness = film.audio().loudness();
        if (isOurSound(timeline) && Math.abs(loudness - LOUDNESS) > LOUDNESS_TOLERANCE) {
            faults.add("its loudness is " + loudness + " LUFS");
        }
        if (!isUntouched(timeline) && film.audio().truePeak() > HIGHEST_PEAK) {
            faults.add("its true peak is " + film.audio().truePeak() + " dBTP");
        }
        return faults;
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
    static ObjectNode report(Inspection film) {
        ObjectNode report = ContractJson.mapper().createObjectNode();
        report.put("frames", film.video().frames());
        report.put("examinedFrames", film.video().examined());
        report.put("blackFrames", film.video().black());
        report.put("colour", film.video().colour());
        report.put("pictureSeconds", round(film.video().seconds()));
        report.put("soundSeconds", round(film.audio().seconds()));
        report.put("fastStart", film.fastStart());
        // JSON has no infinity: a silent film has no loudness.
        if (Double.isFinite(film.audio().loudness())) {
            report.put("loudnessLufs", round(film.audio().loudness()));
            report.put("truePeakDbtp", round(film.audio().truePeak()));
        }
        return report;
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
