package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import java.util.List;
import org.junit.jupiter.api.Test;

class EspeakVoiceTest {

    private static final EspeakVoice ESPEAK = new EspeakVoice();

    @Test
    void aProgramThatIsNotThereSpeaksNothing() {
        assertThat(new EspeakVoice("no-such-program-anywhere").speaks("de")).isFalse();
    }

    @Test
    void knowsTagsWithRegionsAndOldNames() {
        assumeThat(ESPEAK.speaks("de")).isTrue();
        assertThat(List.of("de-AT", "pt-BR", "zh", "zh-CN", "fr", "no")).allMatch(ESPEAK::speaks);
        assertThat(ESPEAK.speaks("xx")).isFalse();
    }

    @Test
    void wordsBeginWhereTheSoundDoes() {
        assumeThat(ESPEAK.speaks("de")).isTrue();
        String text = "Guten Morgen, liebe Katzen! 🎉 Warum schnurrt ihr?";
        Speech speech = ESPEAK.speak(text, new Voice("x", "de", 1, 0.2));

        assertThat(speech.words()).extracting(SpokenWord::text).containsExactly(text.split(" "));
        List<Double> onsets = Sound.onsets(speech);
        for (int i : new int[] {0, 2, 5}) {
            double start = speech.words().get(i).start();
            assertThat(onsets).anyMatch(onset -> Math.abs(onset - start) < 0.05);
        }
        assertThat(speech.words().get(4).start())
                .isEqualTo(speech.words().get(4).end());
    }

    @Test
    void textThatLooksLikeOptionsOrCommandsIsOnlyText() {
        assumeThat(ESPEAK.speaks("de")).isTrue();
        String text = "-w /dev/null; $(reboot) `id` [[a]] <break/> --voices";
        assertThat(ESPEAK.speak(text, new Voice("x", "de", 2, 0.2)).words())
                .extracting(SpokenWord::text)
                .containsExactly(text.split(" "));
    }

    @Test
    void aTextWithoutWordsIsTheClientsFault() {
        assumeThat(ESPEAK.speaks("de")).isTrue();
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> ESPEAK.speak("🎉 —", new Voice("x", "de", 1, 0.2)))
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }
}
