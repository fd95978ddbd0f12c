package io.reelmill.render.narration;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.Sentences;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where the paragraphs of a script end; the pitch of the voice falls there. A paragraph ends with a scene of several sentences and
 * with the script. A scene of one sentence does not end one: if the pitch fell after each, the script would sound like a list.
 */
final class Paragraphs {

    private Paragraphs() {}

    /**
     * Whether a paragraph ends with a line.
     *
     * @param line index in the scene
     */
    static boolean endsWith(Script script, int scene, int line) {
        List<Scene> scenes = script.scenes();
        if (lastSpoken(scenes.get(scene)) != line) {
            return false;
        }
        boolean last = scenes.stream().skip(scene + 1L).allMatch(later -> lastSpoken(later) < 0);
        return last
                || Sentences.of(scenes.get(scene).spokenText(), script.language())
                                .size()
                        > 1;
    }

    /** Index of the last line that is spoken; -1 where none is. */
    private static int lastSpoken(Scene scene) {
        List<Line> lines = scene.lines();
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i) instanceof Spoken)
                .max()
                .orElse(-1);
    }
}
