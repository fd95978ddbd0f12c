package io.reelmill.render.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.hearing.MonoSound;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.narration.Narration.Word;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.Voices;
import io.reelmill.writer.ScriptReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the times of words, which captions are shown at, with what is heard in the voice's file. */
class WordTimesTest {

    private static final double MAX_OFF = 0.08;
    /** Of sound, seconds. */
    private static final double STEP = 0.004;
    /** Of the loudest step's energy. */
    private static final double AUDIBLE = 0.00003;
    /** Sound after a shorter silence is no onset, seconds. */
    private static final double MIN_SILENCE = 0.12;

    private static final List<String> SENTENCES = List.of(
            "A bakery wakes up long before the town does.",
            "Flour dust hangs in the light.",
            "The first loaves come out at 5:30 a.m. on weekdays.",
            "Bread is simple, but it takes time.",
            "Nobody can rush it!",
            "Dr. Smith pays $2.50 for a roll.",
            "Would you?",
            "People queue in the rain, and children sleep.",
            "Time is the part you taste.");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"1.0, false", "1.25, false", "0.8, true"})
    void shouldShowTheFirstWordOfASentenceWhenItIsHeard(double speed, boolean enhanced) throws Exception {
        Narration narration = narrated(speed, enhanced);

        List<Double> onsets = onsets(MonoSound.read(folder.resolve(narration.file())));

        for (Word first : firstWords(narration)) {
            assertThat(onsets)
                    .as("%s at %s", first.text(), first.start())
                    .anyMatch(onset -> Math.abs(onset - first.start()) < MAX_OFF);
        }
    }

    private Narration narrated(double speed, boolean enhanced) throws Exception {
        Script script = new ScriptReader().read(String.join("\n", SENTENCES), "en");
        Voice voice = new Voice("reelmill-default", "en", speed, 0.5);
        NarrationStage.Order order = new NarrationStage.Order(script, voice, true, enhanced, 30);
        return new NarrationStage(new Voices(List.of(new MaryVoice())), folder)
                .run(order, folder, new UndisturbedContext());
    }

    private static List<Word> firstWords(Narration narration) {
        List<Word> first = new ArrayList<>();
        int at = 0;
        for (String sentence : SENTENCES) {
            first.add(narration.words().get(at));
            at += sentence.split(" ").length;
        }
        return first;
    }

    /** Seconds at which sound sets in after a silence, or at the beginning. */
    private static List<Double> onsets(MonoSound sound) {
        int step = (int) (STEP * sound.rate());
        double[] energy = new double[sound.samples().length / step];
        double loudest = 0;
        for (int i = 0; i < energy.length; i++) {
            for (int k = 0; k < step; k++) {
                energy[i] += Math.pow(sound.samples()[i * step + k], 2);
            }
            loudest = Math.max(loudest, energy[i]);
        }
        List<Double> onsets = new ArrayList<>();
        double silence = MIN_SILENCE;
        for (int i = 0; i < energy.length; i++) {
            boolean silent = energy[i] < loudest * AUDIBLE;
            if (!silent && silence >= MIN_SILENCE) {
                onsets.add(i * STEP);
            }
            silence = silent ? silence + STEP : 0;
        }
        return onsets;
    }
}
