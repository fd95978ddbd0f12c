package io.reelmill.motion.message;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.idea.Lexicon;

/** Which icon stands for what is said. */
public final class Things {

    /** Below this a word is only a figure of speech. */
    private static final double SURE = 0.62;

    private Things() {}

    /** The surest thing of a phrase by the name of its glyph, or empty. */
    public static String of(Phrase phrase) {
        return Lexicon.get().find(phrase.text()).stream()
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
