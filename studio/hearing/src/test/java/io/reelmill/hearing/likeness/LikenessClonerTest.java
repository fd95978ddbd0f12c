package io.reelmill.hearing.likeness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.providers.speech.VoiceCloner.Clone;
import io.reelmill.providers.speech.VoiceCloner.Sample;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.VoiceAdjustment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LikenessClonerTest {

    private static final String TEXT =
            "A small dog ran down the road, chasing a yellow ball. It came back in the evening, tired and proud.";
    private static final Voice AS_IT_IS = new Voice("", "en", 1, 0.5);

    private final LikenessCloner cloner = new LikenessCloner();

    @TempDir
    Path folder;

    @Test
    void shouldHearThatTheBuiltInVoiceIsNoWhisper() throws IOException {
        VoiceTraits usual = LikenessCloner.listen(spoken(VoiceAdjustment.USUAL));
        assertThat(usual.hertz()).isBetween(150.0, 200.0);
        assertThat(usual.voiced()).as("of about six seconds").isGreaterThan(3);
    }

    @Test
    void shouldTakeOverThePitchTheFormantsTheBrightnessAndThePace() throws IOException {
        VoiceAdjustment low = new VoiceAdjustment(0.65, 1, 0.88, -3, 0.9);

        Clone clone = cloner.clone(new Sample("Ada", "", spoken(low)));

        VoiceAdjustment like = VoiceAdjustment.parse(clone.reference());
        assertThat(like.pitch()).isCloseTo(0.65, within(0.04));
        assertThat(like.tract()).isCloseTo(0.88, within(0.06));
        assertThat(like.brightness()).isCloseTo(-3, within(2.0));
        assertThat(like.pace()).isCloseTo(0.9, within(0.15));
        assertThat(clone.language()).isEqualTo("en");
        assertThat(cloner.speaker(clone.reference()).name())
                .as("told apart from the usual voice")
                .isNotEqualTo(new MaryVoice().name());
    }

    @Test
    void shouldRefuseARecordingInWhichNobodySpeaks() throws IOException {
        Random random = new Random(1);
        float[] noise = new float[16_000 * 6];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (float) (0.1 * random.nextGaussian());
        }
        Path wav = folder.resolve("noise.wav");
        WavWriter.write(wav, new WavFormat(16_000, 1, WavFormat.Encoding.PCM_16), noise);
        assertThatThrownBy(() -> cloner.clone(new Sample("Ada", "", wav)))
                .hasMessageStartingWith("must lead to a recording of somebody who speaks")
                .extracting("category")
                .isEqualTo(Category.INPUT);
    }

    private Path spoken(VoiceAdjustment manner) throws IOException {
        Speech speech = new MaryVoice(manner).speak(TEXT, AS_IT_IS);
        Path wav = folder.resolve("spoken.wav");
        WavWriter.write(wav, new WavFormat(speech.sampleRate(), 1, WavFormat.Encoding.PCM_16), speech.samples());
        return wav;
    }
}
