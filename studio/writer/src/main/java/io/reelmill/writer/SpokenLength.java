package io.reelmill.writer;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;

/** How much there is to say, in words, or what takes as long to say as a word in languages without spaces. */
public final class SpokenLength {

    private SpokenLength() {}

    /** Words of a text. */
    public static int words(String text, String language) {
        return text.isBlank() ? 0 : Sentences.words(text.strip(), language);
    }

    /** Words of a whole script. */
    public static int words(Script script) {
        return script.scenes().stream()
                .map(Scene::spokenText)
                .mapToInt(text -> words(text, script.language()))
                .sum();
    }
}
