package io.reelmill.render.hearing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.hearing.SpokenPartsStage.Order;
import io.reelmill.render.hearing.SpokenPartsStage.Spoken;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavFormat.Encoding;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.speech.MaryVoice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpokenPartsStageTest {

    @TempDir
    Path folder;

    @Test
    void shouldLeaveOutTheRestsOfASpeech() throws IOException {
        Speech speech = new MaryVoice()
                .speak("Nobody wanted to sleep that night.", new Voice("reelmill-default", "en", 1, 0.2));
        int rest = 3 * speech.sampleRate();
        float[] all = new float[rest + speech.samples().length + rest];
        System.arraycopy(speech.samples(), 0, all, rest, speech.samples().length);
        double seconds = all.length / (double) speech.sampleRate();

        Spoken spoken = run(all, speech.sampleRate(), seconds);

        assertThat(spoken.seconds()).isCloseTo(speech.seconds() + 0.7, within(0.5));
        try (WavReader reader = WavReader.open(folder.resolve(spoken.file()))) {
            assertThat(reader.frames() / (double) reader.sampleRate()).isCloseTo(spoken.seconds(), within(0.01));
        }
    }

    @Test
    void shouldKeepASoundInWhichNobodySpeaks() throws IOException {
        assertThat(run(new float[48_000], 16_000, 3)).isEqualTo(new Spoken(null, 3));
    }

    @Test
    void shouldKeepShortRests() {
        List<Segment> said = List.of(new Segment(1, 2), new Segment(2.6, 3), new Segment(5, 6));

        assertThat(SpokenPartsStage.parts(said, 6.1)).containsExactly(new Segment(0.65, 3.35), new Segment(4.65, 6.1));
    }

    private Spoken run(float[] samples, int rate, double seconds) throws IOException {
        WavWriter.write(folder.resolve("whole.wav"), new WavFormat(rate, 1, Encoding.PCM_16), samples);
        StageContext context = new StageContext() {
            @Override
            public void progress(double share) {}

            @Override
            public void warn(String message) {}

            @Override
            public boolean stopped() {
                return false;
            }
        };
        return new SpokenPartsStage(folder).run(new Order("whole.wav", seconds), folder, context);
    }
}
