package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.EmbeddedVoice.Gender;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EmbeddedVoiceTest {

    private static final MaryVoice MARY = new MaryVoice();
    private static final String TEXT =
            "Every morning the harbor wakes before the sun. Nets are mended, engines cough, and the first boats slip out.";

    @Test
    void shouldSoundLikeDifferentPeople() {
        Map<EmbeddedVoice, Double> pitches = new EnumMap<>(EmbeddedVoice.class);
        for (EmbeddedVoice voice : EmbeddedVoice.values()) {
            pitches.put(voice, Sound.pitch(speak(voice.id()), voice.gender() == Gender.MALE ? 65 : 110));
        }

        assertThat(pitches).allSatisfy((voice, hertz) -> assertThat(hertz)
                .as(voice.id())
                .isBetween(
                        voice.gender() == Gender.MALE ? 70.0 : 155.0, voice.gender() == Gender.MALE ? 130.0 : 260.0));
        assertThat(pitches).allSatisfy((voice, hertz) -> assertThat(pitches.entrySet())
                .filteredOn(other -> other.getKey() != voice)
                .allSatisfy(other -> assertThat(Math.max(hertz, other.getValue()) / Math.min(hertz, other.getValue()))
                        .as(voice + " and " + other.getKey())
                        .isGreaterThan(1.1)));
    }

    @Test
    void shouldBeChosenByIdOrGender() {
        assertThat(EmbeddedVoice.of("Reelmill-Owen")).contains(EmbeddedVoice.OWEN);
        assertThat(EmbeddedVoice.of("male"))
                .hasValueSatisfying(voice -> assertThat(voice.gender()).isEqualTo(Gender.MALE));
        assertThat(EmbeddedVoice.of("female")).contains(EmbeddedVoice.AVA);
        assertThat(EmbeddedVoice.of("reelmill-default")).isEmpty();
        assertThat(MARY.has("reelmill-arthur")).isTrue();
        assertThat(MARY.has("somebody")).isFalse();
        assertThat(speak("somebody").samples()).isEqualTo(speak("reelmill-ava").samples());
    }

    @Test
    void shouldFallFurtherWhereAParagraphEnds() {
        Voice ava = new Voice("reelmill-ava", "en", 1, 0.2);
        String sentence = "The boats slip out into the morning.";

        Speech within = MARY.speak(sentence, ava, false);
        Speech closing = MARY.speak(sentence, ava, true);

        assertThat(Sound.pitch(lastPart(closing))).isLessThan(0.97 * Sound.pitch(lastPart(within)));
    }

    private static Speech lastPart(Speech speech) {
        int from = (int) (speech.samples().length * 0.8);
        return new Speech(
                speech.sampleRate(), Arrays.copyOfRange(speech.samples(), from, speech.samples().length), List.of());
    }

    private static Speech speak(String id) {
        return MARY.speak(TEXT, new Voice(id, "en", 1, 0.2));
    }
}
