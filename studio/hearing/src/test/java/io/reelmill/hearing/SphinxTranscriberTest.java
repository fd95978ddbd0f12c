package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.sound.music.EmbeddedComposer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SphinxTranscriberTest {

    /** Loaded once for all tests: it takes seconds. */
    static final SphinxTranscriber SPHINX = new SphinxTranscriber(1);

    private static final List<String> SENTENCES = List.of(
            "I want to tell you a short story about a small town near the river.",
            "People have been drinking coffee for hundreds of years.",
            "The best time to plant a tree was twenty years ago.",
            "She opened the door and looked into the dark room.",
            "Everyone on board was tired, but nobody wanted to sleep.");

    @TempDir
    Path folder;

    @Test
    void shouldWriteDownPlainSentencesWithTheirTimes() {
        List<float[]> parts = new ArrayList<>();
        List<SpokenWord> said = new ArrayList<>();
        int rate = 0;
        double at = 0;
        for (String sentence : SENTENCES) {
            Speech speech = Sounds.speak(sentence);
            rate = speech.sampleRate();
            float[] rest = new float[rate];
            parts.add(rest);
            parts.add(speech.samples());
            for (SpokenWord w : speech.words()) {
                said.add(new SpokenWord(w.text(), at + 1 + w.start(), at + 1 + w.end()));
            }
            at += 1 + speech.seconds();
        }
        Path wav = Sounds.write(folder.resolve("said.wav"), rate, Sounds.join(parts.toArray(float[][]::new)));
        List<Double> progress = new ArrayList<>();

        Transcript transcript = SPHINX.transcribe(wav, "en", progress::add);

        List<SpokenWord> heard = transcript.words();
        List<int[]> same = same(said, heard);
        int wrong = Math.max(said.size(), heard.size()) - same.size();
        assertThat((double) wrong / said.size())
                .as("word error rate, heard " + text(heard))
                .isLessThan(0.2);
        for (int[] pair : same) {
            assertThat(heard.get(pair[1]).start())
                    .as(heard.get(pair[1]).text())
                    .isCloseTo(said.get(pair[0]).start(), within(0.15));
        }
        assertThat(text(heard))
                .startsWith("I want")
                .contains(". She ")
                .contains(". Everyone ")
                .endsWith(".");
        assertThat(progress).isSorted().startsWith(0.0).endsWith(1.0);
    }

    @Test
    void shouldHearNoWordsInSilenceNoiseOrMusic() {
        Path silence = Sounds.write(folder.resolve("silence.wav"), 44_100, new float[88_200]);
        Path noise = Sounds.write(folder.resolve("noise.wav"), 48_000, Sounds.noise(0.1, 144_000));
        Path music = folder.resolve("music.wav");
        new EmbeddedComposer().compose(new MusicBrief("Observer", "", 12, 3), music);

        assertThat(SPHINX.transcribe(silence, "", p -> {}).words()).isEmpty();
        assertThat(SPHINX.transcribe(noise, "en", p -> {}).words()).isEmpty();
        assertThat(SPHINX.transcribe(music, "en", p -> {}).words()).isEmpty();
        assertThat(SilenceReport.of(silence).silent()).isTrue();
        assertThat(SilenceReport.of(music).silent()).isFalse();
    }

    @Test
    void shouldPutAKnownTextWhereItIsHeard() {
        Speech speech = Sounds.speak("The ship sailed across the cold sea. Xqvort said: second best is now!");
        Path wav = Sounds.write(folder.resolve("known.wav"), speech.sampleRate(), speech.samples());
        String text =
                String.join(" ", speech.words().stream().map(SpokenWord::text).toList());

        Transcript aligned = SPHINX.align(wav, text);

        assertThat(aligned.words()).extracting(SpokenWord::text).containsExactly(text.split(" "));
        for (int i = 0; i < aligned.words().size(); i++) {
            SpokenWord word = aligned.words().get(i);
            // the made-up name is in no dictionary: it has the time that its neighbours leave
            double tolerance = word.text().equals("Xqvort") ? 0.4 : 0.15;
            assertThat(word.start())
                    .as(word.text())
                    .isCloseTo(speech.words().get(i).start(), within(tolerance));
        }
    }

    @Test
    void shouldStopAligningWhenInterruptedWithinAnUtterance() {
        Speech speech = Sounds.speak("Nobody wanted to sleep.");
        Path wav = Sounds.write(folder.resolve("hung.wav"), speech.sampleRate(), speech.samples());

        List<Double> told = new ArrayList<>();

        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> SPHINX.align(wav, "Nobody wanted to sleep.", share -> {
                    told.add(share);
                    // the second time is before the first utterance
                    if (told.size() == 2) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.PASSING));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void shouldTellHowFarTheAlignmentIs() {
        Speech speech = Sounds.speak("Nobody wanted to sleep.");
        Path wav = Sounds.write(folder.resolve("told.wav"), speech.sampleRate(), speech.samples());
        List<Double> told = new ArrayList<>();

        SPHINX.align(wav, "Nobody wanted to sleep.", told::add);

        assertThat(told).isSorted().startsWith(0.0).endsWith(1.0);
    }

    @Test
    void shouldShareTheVoicedTimeAmongWordsOfAnotherLanguage() {
        Speech first = Sounds.speak("Across the cold sea.");
        Speech second = Sounds.speak("Nobody wanted to sleep.");
        float[] rest = new float[2 * first.sampleRate()];
        Path wav = Sounds.write(
                folder.resolve("other.wav"), first.sampleRate(), Sounds.join(first.samples(), rest, second.samples()));

        List<SpokenWord> words = SPHINX.align(wav, "Übermorgen fährt Großmutter heimlich nach Österreich zurück")
                .words();

        assertThat(words).hasSize(7);
        assertThat(words).isSortedAccordingTo((a, b) -> Double.compare(a.start(), b.start()));
        assertThat(words.get(0).start()).isLessThan(0.2);
        assertThat(words.get(6).end()).isCloseTo(first.seconds() + 2 + second.seconds(), within(0.3));
        double silent = (first.seconds() + first.seconds() + 2) / 2;
        assertThat(words).noneMatch(w -> Math.abs(w.start() - silent) < 0.6);
    }

    @Test
    void shouldStopWhenTheListenerHasHadEnough() {
        Speech speech = Sounds.speak("Nobody wanted to sleep.");
        Path wav = Sounds.write(folder.resolve("stopped.wav"), speech.sampleRate(), speech.samples());

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> SPHINX.transcribe(wav, "en", p -> {
                    throw new CancellationException();
                }));
    }

    @Test
    void shouldUnderstandEnglishAlone() {
        assertThat(SPHINX.understands("en")).isTrue();
        assertThat(SPHINX.understands("en-GB")).isTrue();
        assertThat(SPHINX.understands("")).isTrue();
        assertThat(SPHINX.understands("de")).isFalse();
    }

    private static String text(List<SpokenWord> words) {
        return String.join(" ", words.stream().map(SpokenWord::text).toList());
    }

    /** The longest common subsequence, as pairs of indices. */
    private static List<int[]> same(List<SpokenWord> said, List<SpokenWord> heard) {
        int[][] length = new int[said.size() + 1][heard.size() + 1];
        for (int i = said.size() - 1; i >= 0; i--) {
            for (int j = heard.size() - 1; j >= 0; j--) {
                length[i][j] = equal(said.get(i), heard.get(j))
                        ? length[i + 1][j + 1] + 1
                        : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0, j = 0; i < said.size() && j < heard.size(); ) {
            if (equal(said.get(i), heard.get(j))) {
                pairs.add(new int[] {i++, j++});
            } else if (length[i + 1][j] >= length[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return pairs;
    }

    private static boolean equal(SpokenWord a, SpokenWord b) {
        return Alignment.bare(a.text()).equals(Alignment.bare(b.text()));
    }
}
