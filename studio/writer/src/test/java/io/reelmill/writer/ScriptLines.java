package io.reelmill.writer;

import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.ScriptBrief;
import java.util.List;

/** What the embedded writer has spoken on a topic, scene by scene. */
final class ScriptLines {

    private static final EmbeddedWriter WRITER = new EmbeddedWriter();
    private static final double WORDS_PER_MINUTE = 165;

    private ScriptLines() {}

    /** @param seconds asked for */
    static List<String> lines(String topic, double seconds) {
        return WRITER.write(new ScriptBrief(topic, seconds, WORDS_PER_MINUTE, "en", 1)).scenes().stream()
                .map(Scene::spokenText)
                .toList();
    }
}
