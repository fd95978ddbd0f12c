package io.reelmill.motion.message;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.idea.Lexicon;

/** Chooses the icon for a phrase. */
public final class Things {

    /** Certainty below this means that the word is probably a figure of speech. */
    private static final double SURE = 0.62;

    private Things() {}

    /** The name of the glyph with the highest certainty, or empty. */
    public static String of(Phrase phrase) {
        return Lexicon.get().find(phrase.text(), "", phrase.language()).stream()
                .filter(match -> match.weight() >= SURE)
                .map(match -> match.thing().name())
                .filter(Things::drawable)
                .findFirst()
                .orElse("");
    }

    static boolean drawable(String name) {
        return !name.isEmpty() && Glyphs.get().find(name).isPresent();
    }
}
