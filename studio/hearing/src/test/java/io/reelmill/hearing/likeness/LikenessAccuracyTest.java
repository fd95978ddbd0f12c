package io.reelmill.hearing.likeness;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.providers.speech.VoiceCloner.Sample;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.VoiceAdjustment;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A clone says another text than its sample, at the pitch and the pace of the sample. */
class LikenessAccuracyTest {

    /** Of the median fundamental frequency. */
    private static final double PITCH = 0.10;
    /** Of the syllables a second. */
    private static final double PACE = 0.15;

    private static final Voice AS_IT_IS = new Voice("", "en", 1, 0.5);
    private static final String SAMPLED =
            "We walked along the river until the light had gone, and talked about the years that we had spent in the"
                    + " city. Then the first lamps were lit, one after the other, and the bridges shone above the dark"
                    + " water like a row of small moons.";
    /** Long, since the pace of a few words depends on which they are. */
    private static final String OTHER =
            "A small dog ran down the road, chasing a yellow ball. It came back in the evening, tired and proud."
                    + " Nobody had seen where it went, although the whole village had looked for it. The next day it"
                    + " waited at the gate again, and when the children came out of school, it was the first to greet"
                    + " them.";

    private final LikenessCloner cloner = new LikenessCloner();

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "0.65, 1.0, 0.88, -3, 0.90",
        "1.30, 1.2, 1.08, 2, 1.15",
        "0.80, 0.8, 0.95, 0, 1.05",
        "1.00, 1.0, 1.00, 3, 0.85",
        "0.55, 0.9, 0.84, -2, 1.20"
    })
    void shouldTakeOverPitchAndPaceOfASyntheticVoice(
            double pitch, double melody, double tract, double brightness, double pace) throws IOException {
        VoiceAdjustment voice = new VoiceAdjustment(pitch, melody, tract, brightness, pace);
        Speech speech = new MaryVoice(voice).speak(SAMPLED, AS_IT_IS);
        Path wav = folder.resolve("sample.wav");
        WavWriter.write(wav, new WavFormat(speech.sampleRate(), 1, WavFormat.Encoding.PCM_16), speech.samples());

        assertAlike(wav);
    }

    @ParameterizedTest
    @ValueSource(strings = {"novel-1.wav", "novel-2.wav", "cards.wav"})
    void shouldTakeOverPitchAndPaceOfARealVoice(String recording) throws IOException {
        Path wav = folder.resolve(recording);
        try (InputStream in = LikenessAccuracyTest.class.getResourceAsStream(recording)) {
            Files.copy(in, wav);
        }

        assertAlike(wav);
    }

    private void assertAlike(Path sample) {
        VoiceTraits heard = LikenessCloner.listen(sample);
        String reference = cloner.clone(new Sample("Ada", "", sample)).reference();
        Speech speech = cloner.speaker(reference).speak(OTHER, AS_IT_IS);
        VoiceTraits like = new VoiceListener(speech.sampleRate(), speech.samples()).listen();
        assertThat(like.hertz() / heard.hertz()).as("pitch of " + reference).isBetween(1 - PITCH, 1 + PITCH);
        assertThat(like.syllables() / heard.syllables())
                .as("pace of " + reference)
                .isBetween(1 - PACE, 1 + PACE);
    }
}
