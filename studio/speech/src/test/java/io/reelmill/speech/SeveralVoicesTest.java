package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.speech.Voice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SeveralVoicesTest {

    private static final MaryVoice MARY = new MaryVoice();

    /** Neighbours differ in tract, pitch and pace, which are settings of the one engine. */
    private static final List<Voice> VOICES = List.of(
            new Voice("reelmill-ava", "en", 1, 0.5),
            new Voice("reelmill-arthur", "en", 0.8, 0.1),
            new Voice("reelmill-iris", "en", 1.4, 0.9),
            new Voice("reelmill-owen", "en", 1, 0.5));

    @Test
    void shouldSoundTheSameBesideOtherVoicesAsAlone() throws Exception {
        List<float[]> alone = VOICES.stream().map(SeveralVoicesTest::sound).toList();

        ExecutorService threads = Executors.newFixedThreadPool(VOICES.size());
        try {
            List<Future<float[]>> together = new ArrayList<>();
            for (Voice voice : VOICES) {
                together.add(threads.submit(() -> sound(voice)));
            }
            for (int i = 0; i < VOICES.size(); i++) {
                assertThat(together.get(i).get()).isEqualTo(alone.get(i));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static float[] sound(Voice voice) {
        return MARY.speak("Rain falls on the mountains, and the sun takes it back.", voice)
                .samples();
    }
}
