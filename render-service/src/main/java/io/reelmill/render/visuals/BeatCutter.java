package io.reelmill.render.visuals;

import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.MusicSheet.Section;
import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.List;

/** Cuts a piece of music into shots: on its beats, and the more often the more energy a section has. */
public final class BeatCutter {

    private static final double LONGEST = 6.5;
    private static final double SHORTEST = 0.9;

    private final double target;

    /** @param picturesPerMinute how often the picture changes, on the average */
    public BeatCutter(double picturesPerMinute) {
        this.target = Math.min(LONGEST, 60 / picturesPerMinute);
    }

    /** @param brief what the pictures show, a phrase after the other */
    public List<Shot> cut(MusicSheet sheet, double seconds, String brief) {
        List<Double> cuts = new ArrayList<>();
        cuts.add(0.0);
        for (double beat : sheet.beats()) {
            double last = cuts.get(cuts.size() - 1);
            if (beat - last >= length(sheet, last) - 0.05 && seconds - beat > SHORTEST) {
                cuts.add(beat);
            }
        }
        if (cuts.size() == 1) {
            return new EvenCutter(60 / target).cut(seconds, brief);
        }
        cuts.add(seconds);
        return EvenCutter.shots(cuts, brief);
    }

    /** Quiet sections hold their pictures half as long again as the average, the loudest half as long. */
    private double length(MusicSheet sheet, double at) {
        double energy = sheet.sections().stream()
                .filter(s -> at >= s.start() && at < s.end())
                .mapToDouble(Section::energy)
                .findFirst()
                .orElse(0.5);
        return Math.max(SHORTEST, target * (1.5 - energy));
    }
}
