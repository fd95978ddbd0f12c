package io.reelmill.sound.effects;

import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Background ambience of a place: a seamless bed of any length, quiet enough to lie under speech and music. */
public final class Ambience {

    /** Loudness in LUFS. */
    private static final double LOUDNESS = -34;

    private static final double PEAK = -16;
    /** Period of a bed in seconds. Its end is cross-faded into its start. */
    private static final double ROUND = 24;

    private static final double BLEND = 3;
    private static final double FADE = 0.8;
    private static final int BLOCK = 8_192;

    private Ambience() {}

    /** Names of all places that have a sound. */
    public static List<String> places() {
        return Arrays.stream(Place.values()).map(Ambience::name).toList();
    }

    /** The place that the words mention most; a quiet room when they mention none. */
    public static String placeOf(String words) {
        return name(of(words));
    }

    private static String name(Place place) {
        return place.name().toLowerCase(Locale.ROOT);
    }

    private static Place of(String words) {
        Map<Place, Integer> votes = new EnumMap<>(Place.class);
        for (List<String> forms : WordForms.of(words)) {
            for (Place place : Place.values()) {
                if (forms.stream().anyMatch(f -> place.words.contains(f) || f.equals(name(place)))) {
                    votes.merge(place, 1, Integer::sum);
                }
            }
        }
        Place best = Place.ROOM;
        int most = 0;
        for (Map.Entry<Place, Integer> vote : votes.entrySet()) {
            if (vote.getValue() > most) {
                most = vote.getValue();
                best = vote.getKey();
            }
        }
        return best;
    }

    /**
     * Writes the bed of a place, 48 kHz stereo float at about -34 LUFS.
     *
     * @param place its name, or any English words about it
     * @param seconds exact length, above 0
     * @param seed equal seeds give equal sound
     * @throws IOException when the file cannot be written
     */
    public static void forPlace(String place, double seconds, long seed, Path wav) throws IOException {
        StereoBuffer bed = bed(of(place), Math.min(ROUND, Math.max(1, seconds)), seed);
        long frames = Math.round(seconds * StereoBuffer.RATE);
        double fade = Math.min(FADE, seconds / 4) * StereoBuffer.RATE;
        float[] left = new float[BLOCK];
        float[] right = new float[BLOCK];
        try (WavWriter writer = WavWriter.create(wav, WavFormat.HOUSE)) {
            for (long at = 0; at < frames; at += BLOCK) {
                int n = (int) Math.min(BLOCK, frames - at);
                for (int i = 0; i < n; i++) {
                    int from = (int) ((at + i) % bed.left.length);
                    double edge = Math.min(1, Math.min(at + i, frames - 1 - at - i) / fade);
                    float gain = (float) (edge * edge * (3 - 2 * edge));
                    left[i] = gain * bed.left[from];
                    right[i] = gain * bed.right[from];
                }
                writer.write(left, right, 0, n);
            }
        }
    }

    /** One period of the bed, which can follow itself without a seam. */
    private static StereoBuffer bed(Place place, double seconds, long seed) {
        StereoBuffer raw =
                new StereoBuffer(seconds + BLEND, seed * 31 + place.name().hashCode());
        place.draw(raw);
        StereoBuffer round = new StereoBuffer(seconds, seed);
        int blend = Math.min(round.left.length, raw.left.length - round.left.length);
        for (int i = 0; i < round.left.length; i++) {
            round.left[i] = blended(raw.left, i, round.left.length, blend);
            round.right[i] = blended(raw.right, i, round.left.length, blend);
        }
        round.level(LOUDNESS, PEAK);
        return round;
    }

    /** The part after the end fades out under the start, at constant power because the two are uncorrelated. */
    private static float blended(float[] x, int i, int length, int blend) {
        if (i >= blend) {
            return x[i];
        }
        double angle = Math.PI / 2 * i / blend;
        return (float) (Math.sin(angle) * x[i] + Math.cos(angle) * x[length + i]);
    }
}
