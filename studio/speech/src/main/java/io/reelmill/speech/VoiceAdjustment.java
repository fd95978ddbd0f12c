package io.reelmill.speech;

import java.util.Locale;

/**
 * How a voice differs from the usual one. Beyond the bounds it would not sound like anybody.
 *
 * @param pitch of its middle, as a factor, 0.45 to 1.5
 * @param melody how wide it sings, as a factor of semitones, 0.6 to 1.5
 * @param tract of all formants, as a factor, 0.8 to 1.15: a longer vocal tract has lower ones
 * @param brightness of what is above about 2 kHz against what is below, dB, -6 to 6
 * @param pace as a factor, 0.8 to 1.25
 */
public record VoiceAdjustment(double pitch, double melody, double tract, double brightness, double pace) {

    /** The voice as it is. */
    public static final VoiceAdjustment USUAL = new VoiceAdjustment(1, 1, 1, 0, 1);

    public VoiceAdjustment {
        pitch = within(pitch, 0.45, 1.5);
        melody = within(melody, 0.6, 1.5);
        tract = within(tract, 0.8, 1.15);
        brightness = within(brightness, -6, 6);
        pace = within(pace, 0.8, 1.25);
    }

    /** To hundredths, which nobody can hear. */
    private static double within(double value, double least, double most) {
        return Math.round(100 * Math.max(least, Math.min(most, value))) / 100.0;
    }

    /** The same as {@link #toString} writes it. */
    public static VoiceAdjustment parse(String text) {
        String[] parts = text.split(" ");
        if (parts.length != 5) {
            throw new IllegalArgumentException("a manner has five values, not " + parts.length);
        }
        double[] values = new double[5];
        for (int i = 0; i < 5; i++) {
            values[i] = Double.parseDouble(parts[i]);
        }
        return new VoiceAdjustment(values[0], values[1], values[2], values[3], values[4]);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.2f %.2f %.2f %.2f %.2f", pitch, melody, tract, brightness, pace);
    }
}
