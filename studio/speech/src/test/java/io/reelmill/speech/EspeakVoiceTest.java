package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EspeakVoiceTest {

    private EspeakVoice espeak;

    @BeforeEach
    void findTheProgram() {
        espeak = new EspeakVoice();
    }

    @Test
    void shouldSpeakNothingWithoutTheProgram() {
        assertThat(espeak.speaks("de")).isFalse();
        assertThat(new EspeakVoice("no-such-program-anywhere").speaks("de")).isFalse();
    }

    @Test
    void shouldAskForTheLanguagesAgainAfterAnInterruption(@TempDir Path folder) throws IOException {
        Path slow = Files.createFile(folder.resolve("slow"));
        Path program = Files.writeString(
                folder.resolve("espeak"),
                "#!/bin/sh\n[ -e %s ] && exec sleep 60\necho ' 5  de  --/M  German  gmw/de'\n".formatted(slow));
        assertThat(program.toFile().setExecutable(true)).isTrue();
        EspeakVoice voice = new EspeakVoice(program.toString());

        Thread.currentThread().interrupt();
        boolean interrupted = voice.speaks("de");
        assertThat(Thread.interrupted()).isTrue();
        Files.delete(slow);

        assertThat(interrupted).isFalse();
        assertThat(voice.speaks("de")).isTrue();
    }

    @Test
    @RequiresProgram("espeak-ng")
    void shouldKnowTagsWithRegionsAndOldNames() {
        assertThat(List.of("de-AT", "pt-BR", "zh", "zh-CN", "fr", "no")).allMatch(espeak::speaks);
        assertThat(espeak.speaks("xx")).isFalse();
    }

    @Test
    @RequiresProgram("espeak-ng")
    void shouldBeginWordsWhereTheSoundDoes() {
        String text = "Guten Morgen, liebe Katzen! 🎉 Warum schnurrt ihr?";
        Speech speech = espeak.speak(text, new Voice("x", "de", 1, 0.2));

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
    @RequiresProgram("espeak-ng")
    void shouldReadTextThatLooksLikeOptionsOrCommandsAsText() {
        String text = "-w /dev/null; $(reboot) `id` [[a]] <break/> --voices";
        assertThat(espeak.speak(text, new Voice("x", "de", 2, 0.2)).words())
                .extracting(SpokenWord::text)
                .containsExactly(text.split(" "));
    }

    @Test
    @RequiresProgram("espeak-ng")
    void shouldRefuseATextWithoutWordsAsInput() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> espeak.speak("🎉 —", new Voice("x", "de", 1, 0.2)))
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }
}
