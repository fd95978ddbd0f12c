package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.speech.Speech;
import io.reelmill.sound.music.EmbeddedComposer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoiceActivityTest {

    @TempDir
    Path folder;

    @Test
    void shouldFindSpeechBetweenNoisyPauses() {
        Speech speech = Sounds.speak("Everyone on board was tired.");
        int rate = speech.sampleRate();
        float[] all = Sounds.join(
                new float[2 * rate], speech.samples(), new float[2 * rate], speech.samples(), new float[rate]);
        float[] noise = Sounds.noise(0.004, all.length);
        for (int i = 0; i < all.length; i++) {
            all[i] += noise[i];
        }
        Path wav = Sounds.write(folder.resolve("speech.wav"), rate, all);

        List<Segment> found = VoiceActivity.of(wav);

        assertThat(found).hasSize(2);
        assertThat(found.get(0).start()).isCloseTo(2, within(0.15));
        assertThat(found.get(0).end()).isCloseTo(2 + speech.seconds(), within(0.25));
        assertThat(found.get(1).start()).isCloseTo(4 + speech.seconds(), within(0.15));
    }

    @Test
    void shouldTakeNoMusicForSpeech() {
        for (String track : List.of("Tunnel Vision", "Three A.M. Library")) {
            Path wav = folder.resolve("music.wav");
            new EmbeddedComposer().compose(new MusicBrief(track, "", 10, 4), wav);
            assertThat(VoiceActivity.of(wav)).as(track).isEmpty();
        }
    }
}
