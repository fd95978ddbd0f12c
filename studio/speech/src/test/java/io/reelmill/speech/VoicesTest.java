package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.speech.Voice;
import java.util.List;
import org.junit.jupiter.api.Test;

class VoicesTest {

    private final Voices voices = new Voices(List.of(new MaryVoice(), new EspeakVoice("no-such-program-anywhere")));

    @Test
    void shouldTakeTheFirstThatSpeaksTheLanguage() {
        assertThat(voices.forLanguage("en-GB").name()).isEqualTo("marytts");
    }

    @Test
    void shouldNameALanguageThatNoneSpeaksAndWhatWouldHelp() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> voices.speak("Hallo", new Voice("x", "de", 1, 0.2)))
                .withMessageContaining("'de'")
                .withMessageContaining("espeak-ng")
                .withMessageContaining("remote voice")
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.ABSENT));
    }
}
