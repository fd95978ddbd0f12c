package io.reelmill.render.hearing;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.render.narration.Narration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TranscriptScriptTest {

    private static final Transcript HEARD = new Transcript(
            "en",
            List.of(
                    new SpokenWord("Bees", 0.2, 0.5),
                    new SpokenWord("dance.", 0.5, 0.9),
                    new SpokenWord("Others", 1.0, 1.4),
                    new SpokenWord("follow", 1.4, 1.8),
                    new SpokenWord("them", 3.0, 3.2)));

    @Test
    void shouldBeginASceneAfterASentenceAndAfterARest() {
        Script script = new TranscriptScript(HEARD).script("");

        assertThat(script.scenes())
                .extracting(Script.Scene::spokenText)
                .containsExactly("Bees dance.", "Others follow", "them");
    }

    @Test
    void shouldKeepWhenWordsWereHeard() {
        List<Narration.Word> words = new TranscriptScript(HEARD).words();

        assertThat(words).extracting(Narration.Word::scene).containsExactly(0, 0, 1, 1, 2);
        assertThat(words.get(4).start()).isEqualTo(3.0);
    }

    @Test
    void shouldTakeItsFirstWordsForATitle() {
        assertThat(new TranscriptScript(HEARD).script("").title()).startsWith("Bees dance.");
        assertThat(new TranscriptScript(HEARD).script("insects").title()).isEqualTo("insects");
    }
}
