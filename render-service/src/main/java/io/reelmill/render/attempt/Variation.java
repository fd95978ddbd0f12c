package io.reelmill.render.attempt;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.sound.music.TrackLibrary;
import io.reelmill.sound.music.TrackSheet;
import java.util.List;
import java.util.Random;

/**
 * One of several outputs of a request ({@code options.outputCount}). Seeds make pictures, wording, transitions and the playing
 * of the music differ by themselves; this is what else a second version does otherwise. The first is as the request has it.
 *
 * @param number 0 for the first output
 * @param seed of this output
 */
public record Variation(int number, long seed) {

    private static final double CALMEST = 0.8;
    private static final double LIVELIEST = 1.25;
    /** Music that is about as lively goes with the same pictures. */
    private static final double NEAR = 0.25;

    /** How often pictures change, against the first output. */
    public double pace() {
        if (number == 0) {
            return 1;
        }
        double way = new Random(seed).nextDouble() * 0.6 + 0.4;
        return number % 2 == 1 ? 1 + (LIVELIEST - 1) * way : 1 - (1 - CALMEST) * way;
    }

    /** The track that is played; one that was chosen stays, the usual one gives way to another of about its energy. */
    public String track(String asked) {
        String usual =
                MusicParameters.TRACK_NAME.commonDefault().map(JsonNode::asText).orElse("");
        if (number == 0 || !asked.equals(usual)) {
            return asked;
        }
        TrackLibrary library = TrackLibrary.embedded();
        double energy = library.track(usual).map(TrackSheet::energy).orElse(0.5);
        List<String> others = library.tracks().stream()
                .filter(t -> !t.name().equals(usual) && Math.abs(t.energy() - energy) <= NEAR)
                .map(TrackSheet::name)
                .toList();
        return others.isEmpty() ? asked : others.get(Math.floorMod(new Random(seed).nextInt() + number, others.size()));
    }
}
