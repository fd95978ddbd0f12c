package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuizScriptTest {

    private static final String SKY =
            "{'title':'How well do you know the sky?','questions':[{'id':1,'question':'Which planet has the clearest rings','answers':"
                    + "[{'answer':'Mars'},{'answer':'Saturn','isCorrect':true},{'answer':'Venus','isCorrect':false}],'explanation':'They are ice'},"
                    + "{'question':'Is the Sun a star?','answers':[{'answer':'Yes','isCorrect':true},{'answer':'No'}]}]}";

    @Test
    void shouldAskAQuizWaitAndAnswerIt() throws IOException {
        CuedScript script = new QuizScript().write(quiz(SKY), "en", 3);

        assertThat(script.script().scenes())
                .startsWith(
                        new Scene(List.of(new Spoken("How well do you know the sky?")), ""),
                        new Scene(
                                List.of(
                                        new Spoken("Question one. Which planet has the clearest rings?"),
                                        new Pause(0.2),
                                        new Spoken("Mars,"),
                                        new Pause(0.2),
                                        new Spoken("Saturn,"),
                                        new Pause(0.2),
                                        new Spoken("or Venus?"),
                                        new Pause(3)),
                                ""),
                        new Scene(
                                List.of(
                                        new Spoken("The answer is Saturn."),
                                        new Pause(0.2),
                                        new Spoken("They are ice."),
                                        new Pause(0.9)),
                                ""));
        assertThat(script.cues())
                .containsExactly(
                        new Cue(Role.TITLE, -1),
                        new Cue(Role.QUESTION, 0),
                        new Cue(Role.REVEAL, 0),
                        new Cue(Role.QUESTION, 1),
                        new Cue(Role.REVEAL, 1),
                        new Cue(Role.CLOSING, -1));
    }

    @Test
    void shouldSpeakOnlyTheQuizInALanguageWithoutWordsOfItsOwn() throws IOException {
        CuedScript script = new QuizScript()
                .write(
                        quiz(
                                "{'questions':[{'question':'日本の首都は？','answers':[{'answer':'東京','isCorrect':true},{'answer':'大阪'}]}]}"),
                        "",
                        2);

        assertThat(script.script().language()).isEqualTo("ja");
        assertThat(script.script().scenes()).extracting(Scene::spokenText).containsExactly("日本の首都は？ 東京. 大阪.", "東京.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | source.quizzData has no questions",
                "{'questions':[{'question':'','answers':[]}]} | source.quizzData.questions[0] has no question",
                "{'questions':[{'question':'A?','answers':[{'answer':'b'}]}]} | source.quizzData.questions[0] has no answer that is correct"
            },
            quoteCharacter = '"')
    void shouldNameWhatIsMissing(String json, String message) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> quiz(json))
                .withMessage(message);
    }

    private static Quiz quiz(String json) throws IOException {
        return Quiz.of(new ObjectMapper().readTree(json.replace('\'', '"')));
    }
}
