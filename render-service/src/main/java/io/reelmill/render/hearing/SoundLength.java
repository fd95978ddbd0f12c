package io.reelmill.render.hearing;

import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** How long a sound is, for the deadlines of the stages that listen to it. */
final class SoundLength {

    private SoundLength() {}

    /** The length of a WAV; zero where it cannot be read, which the stage itself then tells. */
    static Duration of(Path wav) {
        try (WavReader reader = WavReader.open(wav)) {
            return Duration.ofSeconds(reader.frames() / reader.format().sampleRate());
        } catch (IOException e) {
            return Duration.ZERO;
        }
    }
}
