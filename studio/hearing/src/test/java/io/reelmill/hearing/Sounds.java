package io.reelmill.hearing;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavFormat.Encoding;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.speech.MaryVoice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Random;

/** Sounds whose content is known. */
final class Sounds {

    private static final MaryVoice MARY = new MaryVoice();

    private Sounds() {}

    static Speech speak(String text) {
        return MARY.speak(text, new Voice("reelmill-default", "en", 1, 0.2));
    }

    static Path write(Path file, int rate, float[] samples) {
        try {
            WavWriter.write(file, new WavFormat(rate, 1, Encoding.PCM_16), samples);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** White noise, the same each time. */
    static float[] noise(double amplitude, int count) {
        Random chance = new Random(5);
        float[] noise = new float[count];
        for (int i = 0; i < count; i++) {
            noise[i] = (float) (amplitude * chance.nextGaussian());
        }
        return noise;
    }

    /** One sound after another. */
    static float[] join(float[]... parts) {
        int length = 0;
        for (float[] part : parts) {
            length += part.length;
        }
        float[] all = new float[length];
        int at = 0;
        for (float[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }
}
