package io.reelmill.render.composition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.writer.EmbeddedWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptLengthFitterTest {

    private static final double TOLD_PACE = 165;

    private final List<Script> spoken = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "Why do cats purr?, 15, 115",
        "5 tips for better sleep, 40, 140",
        "the history of the Roman roads, 35, 200",
        "How do bees make honey?, 30, 150"
    })
    void shouldMeetTheLengthWithAVoiceThatSpeaksAtAnotherPaceThanItTells(String topic, double target, double pace)
            throws Exception {
        Spoken best = film(topic, target, pace);

        assertThat(best.seconds()).isCloseTo(target, within(0.1 * target));
    }

    @Test
    void shouldSpeakOnceWhereTheFirstScriptFits() throws Exception {
        film("Why do cats purr?", 40, TOLD_PACE);

        assertThat(spoken).hasSize(1);
    }

    @Test
    void shouldKeepTheNearestWhereNoneFits() throws Exception {
        double[] lengths = {70, 20, 55};

        Spoken best = new ScriptLengthFitter(
                        script -> new Spoken(script, List.of(), lengths[spoken.size() - 1], null),
                        ScriptLengthFitter.MAX_PASSES)
                .spoken(40, TOLD_PACE, (seconds, pace) -> {
                    spoken.add(script("bees", seconds, pace));
                    return spoken.get(spoken.size() - 1);
                });

        assertThat(best.seconds()).isEqualTo(55);
    }

    @Test
    void shouldNotSpeakAgainWhereTheWriterKnowsNoMore() throws Exception {
        film("underwater basket weaving", 60, TOLD_PACE);

        assertThat(spoken).hasSize(1);
    }

    @Test
    void shouldBuyAScriptFromAPaidVoiceOnce() throws Exception {
        film("bees", 30, 210, ScriptLengthFitter.MAX_PASSES_PAID);

        assertThat(spoken).hasSize(1);
    }

    private Spoken film(String topic, double target, double pace) throws Exception {
        return film(topic, target, pace, ScriptLengthFitter.MAX_PASSES);
    }

    private Spoken film(String topic, double target, double pace, int maxPasses) throws Exception {
        return new ScriptLengthFitter(
                        script -> {
                            spoken.add(script);
                            return new Spoken(script, List.of(), words(script) * 60 / pace, null);
                        },
                        maxPasses)
                .spoken(target, TOLD_PACE, (seconds, wordsPerMinute) -> script(topic, seconds, wordsPerMinute));
    }

    private static Script script(String topic, double seconds, double wordsPerMinute) {
        return new EmbeddedWriter().write(new ScriptBrief(topic, seconds, wordsPerMinute, "en", 3));
    }

    private static double words(Script script) {
        return script.scenes().stream()
                .map(Scene::spokenText)
                .mapToInt(text -> text.split("\\s+").length)
                .sum();
    }
}
