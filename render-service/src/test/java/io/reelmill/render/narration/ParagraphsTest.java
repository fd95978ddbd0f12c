package io.reelmill.render.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import java.util.List;
import org.junit.jupiter.api.Test;

class ParagraphsTest {

    @Test
    void shouldEndWithASceneOfSeveralSentences() {
        Script script = script(scene(line("Cats sleep."), line("They hunt at dusk.")), scene(line("So do owls.")));

        assertThat(Paragraphs.endsWith(script, 0, 0)).isFalse();
        assertThat(Paragraphs.endsWith(script, 0, 1)).isTrue();
    }

    @Test
    void shouldGoOnAfterASceneOfOneSentence() {
        Script script = script(scene(line("First, listen.")), scene(line("Then speak.")));

        assertThat(Paragraphs.endsWith(script, 0, 0)).isFalse();
    }

    @Test
    void shouldEndWithTheLastWordsOfTheScriptThoughSilenceFollows() {
        Script script =
                script(scene(line("First, listen.")), scene(line("Then speak."), new Pause(1)), scene(new Pause(1)));

        assertThat(Paragraphs.endsWith(script, 1, 0)).isTrue();
    }

    private static Line line(String text) {
        return new Spoken(text);
    }

    private static Scene scene(Line... lines) {
        return new Scene(List.of(lines), "");
    }

    private static Script script(Scene... scenes) {
        return new Script("Cats", "en", List.of(scenes));
    }
}
