package io.reelmill.speech.piper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.programs.OptionalPrograms;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.EspeakProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PiperVoicesTest {

    private static final Voice ENGLISH = new Voice("", "en", 1, 0.5);
    private static final EspeakProgram NO_ESPEAK = new EspeakProgram("");
    private static final double UNIT = (double) TinyVoice.HOP / TinyVoice.RATE;

    @TempDir
    Path folder;

    @Test
    void shouldTellWhenEachWordIsSpoken() throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.letters("en_US"), true);

        Speech speech = PiperVoices.in(folder, NO_ESPEAK).speak("a bee, hums. Now", ENGLISH);

        assertThat(speech.words()).extracting(SpokenWord::text).containsExactly("a", "bee,", "hums.", "Now");
        // A phoneme with its pad lasts seven units; before the first are the mark of the beginning and its pad.
        double phoneme = (TinyVoice.UNITS + 1) * UNIT;
        double begin = 2 * UNIT;
        assertThat(speech.words().get(0).start()).isZero();
        assertThat(speech.words().get(1).start()).isCloseTo(begin + 2 * phoneme, within(0.005));
        assertThat(speech.words().get(2).start()).isCloseTo(begin + (2 + 3 + 1 + 1) * phoneme, within(0.005));
        assertThat(speech.words().get(3).end()).isCloseTo(speech.seconds(), within(0.005));
        assertThat(speech.sampleRate()).isEqualTo(48_000);
    }

    @Test
    void shouldShareTheTimeWhereTheModelDoesNotTellIt() throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.letters("en_US"), false);

        Speech speech = PiperVoices.in(folder, NO_ESPEAK).speak("one humming two", ENGLISH);

        double[] starts = speech.words().stream().mapToDouble(SpokenWord::start).toArray();
        assertThat(starts).isSorted();
        assertThat(starts[1]).isCloseTo(speech.seconds() * 10 / 33, within(0.01));
        assertThat(starts[2]).isCloseTo(speech.seconds() * 26 / 33, within(0.01));
    }

    @Test
    void shouldSpeakFaster() throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.letters("en_US"), true);
        PiperVoices voices = PiperVoices.in(folder, NO_ESPEAK);

        double usual = voices.speak("some words to say", ENGLISH).seconds();

        assertThat(voices.speak("some words to say", new Voice("", "en", 1.5, 0.5))
                        .seconds())
                .isBetween(usual * 0.6, usual * 0.75);
    }

    @Test
    void shouldChooseTheNamedVoiceThenTheCountryThenTheLanguage() throws IOException {
        TinyVoice.write(folder, "en_GB-a", TinyVoice.letters("en_GB"), true);
        TinyVoice.write(folder, "en_US-b", TinyVoice.letters("en_US"), true);
        TinyVoice.write(folder, "de_DE-c", TinyVoice.letters("de_DE"), true);

        PiperVoices voices = PiperVoices.in(folder, NO_ESPEAK);

        assertThat(voices.ids()).containsExactly("de_DE-c", "en_GB-a", "en_US-b");
        assertThat(voices.has("EN_us-b")).isTrue();
        assertThat(voices.has("reelmill-ava")).isFalse();
        assertThat(List.of("en", "en-AU", "de", "fr")).map(voices::speaks).containsExactly(true, true, true, false);
        assertThatThrownBy(() -> voices.speak("bonjour", new Voice("", "fr", 1, 0.5)))
                .isInstanceOf(ProviderException.class)
                .hasMessageContaining("fr");
    }

    @Test
    @RequiresProgram("espeak-ng")
    void shouldSpeakThePhonemesThatEspeakTells() throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.phonemes("en_US"), true);
        PiperVoices voices = PiperVoices.in(
                folder,
                new EspeakProgram(
                        OptionalPrograms.find("espeak-ng").orElseThrow().toString()));

        Speech speech = voices.speak("In 2024, the end of the \"great\" war came — slowly! ☕ Really?", ENGLISH);

        assertThat(speech.words())
                .extracting(SpokenWord::text)
                .containsExactly(
                        "In",
                        "2024,",
                        "the",
                        "end",
                        "of",
                        "the",
                        "\"great\"",
                        "war",
                        "came",
                        "—",
                        "slowly!",
                        "☕",
                        "Really?");
        assertThat(speech.words().stream().mapToDouble(SpokenWord::start)).isSorted();
        SpokenWord year = speech.words().get(1);
        SpokenWord of = speech.words().get(4);
        assertThat(year.end() - year.start()).isGreaterThan(3 * (of.end() - of.start()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}",
                "{\"phoneme_type\":\"text\",\"audio\":{\"sample_rate\":22050}}",
                "{\"phoneme_type\":\"text\",\"phoneme_id_map\":{\"a\":[1]}}"
            })
    void shouldLeaveOutAVoiceWhoseSettingsAreOfNoUse(String settings) throws IOException {
        TinyVoice.write(folder, "good", TinyVoice.letters("en_US"), true);
        TinyVoice.write(folder, "broken", settings, true);
        Files.writeString(folder.resolve("alone.onnx"), "a model without settings");

        assertThat(PiperVoices.in(folder, NO_ESPEAK).ids()).containsExactly("good");
    }

    @Test
    void shouldLeaveOutVoicesThatNeedEspeakWhereItIsMissing() throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.phonemes("en_US"), true);

        assertThat(PiperVoices.in(folder, NO_ESPEAK).ids()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no model", "\u0012\u0034\u0056"})
    void shouldFailForAModelThatIsNone(String content) throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.letters("en_US"), true);
        Files.writeString(folder.resolve("tiny.onnx"), content);
        PiperVoices voices = PiperVoices.in(folder, NO_ESPEAK);

        assertThatThrownBy(() -> voices.speak("hello", ENGLISH))
                .isInstanceOf(ProviderException.class)
                .hasMessage("the voice tiny does not speak.");
    }

    @Test
    void shouldRefuseTextsWithoutWords() throws IOException {
        TinyVoice.write(folder, "tiny", TinyVoice.letters("en_US"), true);
        PiperVoices voices = PiperVoices.in(folder, NO_ESPEAK);

        assertThatThrownBy(() -> voices.speak("☕ — …", ENGLISH)).isInstanceOf(ProviderException.class);
    }
}
