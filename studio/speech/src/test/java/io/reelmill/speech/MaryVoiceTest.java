package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class MaryVoiceTest {

    private static final MaryVoice MARY = new MaryVoice();
    private static final Voice NORMAL = new Voice("reelmill-default", "en", 1, 0.2);

    @Test
    void shouldGiveEveryTokenATimeInOrder() {
        String text = "Dr. Smith paid $5.50 in 2026 - \"don't\" ask (the cat) why? 🎉 Well… OK!";
        Speech speech = MARY.speak(text, NORMAL);

        assertThat(speech.words()).extracting(SpokenWord::text).containsExactly(text.split(" "));
        double at = 0;
        for (SpokenWord word : speech.words()) {
            assertThat(word.start()).as(word.text()).isGreaterThanOrEqualTo(at);
            assertThat(word.end()).as(word.text()).isGreaterThanOrEqualTo(word.start());
            at = word.end();
        }
        assertThat(speech.words().stream().filter(w -> w.end() == w.start()).map(SpokenWord::text))
                .containsExactly("-", "🎉");
        assertThat(speech.seconds()).isBetween(at, at + 0.15);
    }

    @Test
    void shouldBeginWordsAfterASilenceWhereTheSoundDoes() {
        Speech speech = MARY.speak("Time is short. People talk, but cats purr. Keep it simple. Stars shine!", NORMAL);

        List<Double> onsets = Sound.onsets(speech);
        assertThat(onsets).hasSizeGreaterThanOrEqualTo(5);
        assertThat(onsets.get(0)).isLessThan(0.05);
        for (String first : List.of("Time", "People", "but", "Keep", "Stars")) {
            double start = speech.words().stream()
                    .filter(w -> w.text().equals(first))
                    .findFirst()
                    .orElseThrow()
                    .start();
            assertThat(onsets).as(first + " at " + start).anyMatch(onset -> Math.abs(onset - start) < 0.05);
        }
    }

    @Test
    void shouldRestAsAReaderDoes() {
        List<SpokenWord> words =
                MARY.speak("Cats sleep. Dogs wait, and birds sing.", NORMAL).words();

        assertThat(words.get(2).start() - words.get(1).end()).isBetween(0.25, 0.36);
        assertThat(words.get(4).start() - words.get(3).end()).isBetween(0.11, 0.19);
    }

    @Test
    void shouldChangeTheLengthButNotThePitchBySpeed() {
        String text = "The moon moves the water of every ocean on the whole round world.";
        Speech normal = MARY.speak(text, NORMAL);
        for (double speed : new double[] {0.5, 2}) {
            Speech other = MARY.speak(text, new Voice("reelmill-default", "en", speed, 0.2));
            assertThat(normal.seconds() / other.seconds()).isCloseTo(speed, within(speed * 0.08));
            assertThat(Sound.pitch(other) / Sound.pitch(normal)).isCloseTo(1, within(0.2));
        }
    }

    @Test
    void shouldMakeTheSameSoundOfTheSameTextOnAnyThread() {
        Speech here = MARY.speak("A short sentence.", NORMAL);
        List<CompletableFuture<Speech>> elsewhere = List.of(
                CompletableFuture.supplyAsync(() -> MARY.speak("A short sentence.", NORMAL)),
                CompletableFuture.supplyAsync(() -> MARY.speak("A short sentence.", NORMAL)));
        elsewhere.forEach(other -> assertThat(other.join().samples()).isEqualTo(here.samples()));
    }

    @Test
    void shouldBeAudibleAndNeverClip() {
        float[] samples = MARY.speak("Listen! This voice is loud enough, and clear.", NORMAL)
                .samples();
        float peak = 0;
        for (float sample : samples) {
            peak = Math.max(peak, Math.abs(sample));
        }
        assertThat(peak).isBetween(0.1f, 0.99f);
    }

    @Test
    void shouldBlameTheClientForATextWithoutWords() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> MARY.speak("🎉 … — !", NORMAL))
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }

    @Test
    void shouldSpeakOddTextWithoutFailing() {
        Random random = new Random(3);
        String alphabet = "abcXYZ0159 .,!?'\"-–—$%&@#/()[]<>€½éß中я🎉\u00a0\u200b’…:;°+=*_|~^`{}\\";
        int[] points = alphabet.codePoints().toArray();
        for (int i = 0; i < 16; i++) {
            StringBuilder text = new StringBuilder("so ");
            for (int k = 0; k < 12; k++) {
                text.appendCodePoint(points[random.nextInt(points.length)]);
            }
            String odd = text.toString();
            assertThat(MARY.speak(odd, new Voice("x", "en", 2, 1)).words())
                    .as(odd)
                    .hasSize(odd.strip().split("\\s+").length);
        }
    }

    @Test
    void shouldTellTheWordsPerMinuteThatRunningTextTakes() {
        String text = "A bakery wakes up long before the town does. Flour dust hangs in the light, and the first loaves"
                + " come out at five. Bread is simple: water, flour, salt, and time. Time is the part that nobody can"
                + " rush, and it is the part you taste.";
        Speech speech = MARY.speak(text, NORMAL);
        double measured = speech.words().size() * 60 / speech.seconds();
        assertThat(MARY.wordsPerMinute("en")).isCloseTo(measured, within(measured * 0.1));
    }
}
