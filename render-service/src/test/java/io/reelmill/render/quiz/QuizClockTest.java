package io.reelmill.render.quiz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.render.narration.Narration.Word;
import io.reelmill.writer.CuedScript;
import io.reelmill.writer.Quiz;
import io.reelmill.writer.Quiz.Answer;
import io.reelmill.writer.Quiz.Question;
import io.reelmill.writer.QuizScript;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuizClockTest {

    private static final Quiz QUIZ = new Quiz(
            "The sky",
            List.of(
                    new Question(
                            "Which one has rings?",
                            List.of(new Answer("Mars", false), new Answer("Saturn", true)),
                            "They are ice."),
                    new Question("Is the Sun a star?", List.of(new Answer("Yes", true), new Answer("No", false)), "")));

    @Test
    void shouldShowEveryAnswerWhenItIsSaidAndMarkTheRightOneWhenItIsNamed() {
        CuedScript script = new QuizScript().write(QUIZ, "en", 4);
        List<Word> words = spoken(script, 1);

        List<Round> rounds = new QuizClock(script, 1, words, 0.3).rounds(QUIZ, 60);

        assertThat(rounds).hasSize(2);
        Round first = rounds.get(0);
        assertThat(first.start()).isEqualTo(0.3 + at(words, "Question"));
        assertThat(first.answers()).containsExactly(0.3 + at(words, "Mars,"), 0.3 + at(words, "or"));
        assertThat(first.reveal() - first.think()).isCloseTo(4, within(1e-9));
        assertThat(first.light()).isEqualTo(0.3 + at(words, "Saturn."));
        assertThat(first.explanation()).isEqualTo(0.3 + at(words, "They"));
        assertThat(rounds.get(1).explanation()).isZero();
        assertThat(rounds.get(1).start()).isGreaterThanOrEqualTo(first.end());
    }

    @Test
    void shouldKeepTheLastQuestionUntilTheEnd() {
        Quiz one = new Quiz("", QUIZ.questions().subList(1, 2));
        CuedScript script = new QuizScript().write(one, "en", 4);

        List<Round> rounds = new QuizClock(script, 0, spoken(script, 0), 0.3).rounds(one, 60);

        assertThat(rounds).extracting(Round::end).containsExactly(60.0);
    }

    /** Half a second for each word. */
    private static List<Word> spoken(CuedScript script, int firstScene) {
        List<Word> words = new ArrayList<>();
        double at = 0;
        int number = firstScene;
        for (Scene scene : script.script().scenes()) {
            for (var line : scene.lines()) {
                if (line instanceof Pause pause) {
                    at += pause.seconds();
                } else if (line instanceof Spoken text) {
                    for (String word : text.text().split(" ")) {
                        words.add(new Word(word, at, at += 0.5, number));
                    }
                }
            }
            number++;
        }
        return words;
    }

    private static double at(List<Word> words, String text) {
        return words.stream()
                .filter(w -> w.text().equals(text))
                .findFirst()
                .orElseThrow()
                .start();
    }
}
