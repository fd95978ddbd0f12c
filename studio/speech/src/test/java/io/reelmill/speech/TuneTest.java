package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.MaryEngine.Mark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TuneTest {

    private static final MaryVoice MARY = new MaryVoice();

    /** Of the beginning and the end of a sentence, seconds of voice. */
    private static final double EDGE = 0.15;

    @ParameterizedTest
    @ValueSource(strings = {"Is it true?", "Did you ever see the moon?"})
    void shouldRiseAtTheEndOfAQuestionThatYesOrNoAnswers(String question) {
        double[] heights = heights(question);
        assertThat(last(heights)).isBetween(2.0, 8.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Why do cats purr?", "How many stars can you see?"})
    void shouldFallFromAHighBeginningWhenSomethingIsAskedFor(String question) {
        double[] heights = heights(question);
        assertThat(beginning(heights)).isGreaterThan(0.8);
        assertThat(last(heights)).isLessThan(-1.5);
    }

    @Test
    void shouldFallAtTheEndOfAStatementAndStayUpAtAComma() {
        String text = "Everyone on board was tired, but nobody wanted to sleep.";
        Speech speech = speak(text);
        double comma = speech.words().get(4).end();
        double[] melody = Sound.melody(speech);
        double mean = mean(voiced(melody));

        double[] first = voiced(Arrays.copyOf(melody, (int) (100 * comma)));
        assertThat(semitones(last(first), mean)).isBetween(-0.5, 4.0);
        assertThat(last(heights(text))).isLessThan(-1.5);
    }

    @Test
    void shouldSingAnExclamationWiderThanAStatement() {
        assertThat(spread(heights("We won the game!"))).isGreaterThan(1.1 * spread(heights("We won the game.")));
    }

    @Test
    void shouldFallDeeperAtTheEndOfSeveralSentences() {
        Speech several = speak("Rain falls on the mountains. The sun takes the water back.");
        double[] melody = Sound.melody(several);
        int second = (int) (100 * several.words().get(5).start());
        double[] alone = voiced(Sound.melody(speak("The sun takes the water back.")));
        double[] closing = voiced(Arrays.copyOfRange(melody, second, melody.length));
        assertThat(semitones(last(closing), last(alone))).isLessThan(-0.7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Why do cats purr ?|WH_QUESTION",
                "Do you know why cats purr ?|YES_NO_QUESTION",
                "And what about birds ?|WH_QUESTION",
                "When you look up , do you see it ?|YES_NO_QUESTION",
                "If it rains , what do you do ?|WH_QUESTION",
                "Why do cats , dogs and birds sleep ?|WH_QUESTION",
                "It is late , isn't it ?|YES_NO_QUESTION",
                "You did what ?|YES_NO_QUESTION",
                "Look at that !|EXCLAMATION",
                "Cats purr .|STATEMENT",
                "Cats purr|CONTINUATION"
            })
    void shouldKnowTheTuneOfASentence(String sentence, PhraseContour tune) {
        List<Mark> marks = new ArrayList<>();
        for (String part : sentence.split(" ")) {
            marks.add(Character.isLetter(part.charAt(0)) ? Mark.word(part, "") : Mark.rest(part, 0.2));
        }
        assertThat(PhraseContour.of(marks, false)).isEqualTo(tune);
    }

    private static Speech speak(String text) {
        return MARY.speak(text, new Voice("reelmill-default", "en", 1, 0.2));
    }

    /** Semitones from the mean of the sentence, of what is voiced. */
    private static double[] heights(String text) {
        double[] voiced = voiced(Sound.melody(speak(text)));
        double mean = mean(voiced);
        return Arrays.stream(voiced).map(hertz -> semitones(hertz, mean)).toArray();
    }

    private static double[] voiced(double[] melody) {
        return Arrays.stream(melody).filter(hertz -> hertz > 0).toArray();
    }

    private static double semitones(double hertz, double of) {
        return 12 * Math.log(hertz / of) / Math.log(2);
    }

    private static double beginning(double[] heights) {
        return mean(Arrays.copyOf(heights, (int) (100 * EDGE)));
    }

    /** The median: the voice gives way in its last hundredths. */
    private static double last(double[] voiced) {
        double[] last = Arrays.copyOfRange(voiced, voiced.length - (int) (100 * EDGE), voiced.length);
        Arrays.sort(last);
        return last[last.length / 2];
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double spread(double[] heights) {
        return Math.sqrt(
                Arrays.stream(heights).map(height -> height * height).average().orElseThrow());
    }
}
