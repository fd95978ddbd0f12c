package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cuts a stretch of time into shots of about the same length where no words say where to cut. */
public final class EvenCutter {

    private static final double LONGEST = 6.5;

    private final double target;

    /** @param picturesPerMinute how often the picture changes, on the average */
    public EvenCutter(double picturesPerMinute) {
        this.target = Math.min(LONGEST, 60 / picturesPerMinute);
    }

    /** @param brief what the pictures show, a phrase after the other; empty for whatever suits */
    public List<Shot> cut(double seconds, String brief) {
        int count = (int) Math.max(1, Math.round(seconds / target));
        List<Double> cuts = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            cuts.add(seconds * i / count);
        }
        return shots(cuts, brief);
    }

    /** Shots between given times, ascending from 0 to the end. */
    public static List<Shot> shots(List<Double> cuts, String brief) {
        List<String> phrases = Arrays.stream(brief.split("[.;,\\n]+"))
                .map(String::strip)
                .filter(p -> !p.isEmpty())
                .toList();
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i + 1 < cuts.size(); i++) {
            String words = phrases.isEmpty() ? "" : phrases.get(i % phrases.size());
            shots.add(new Shot(i, cuts.get(i), cuts.get(i + 1), words, "", i));
        }
        return shots;
    }
}
