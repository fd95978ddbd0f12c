package io.reelmill.motion.animation;

import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.Quantity;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;

/** Places the words before and after a number: above and below it, or all beside it when the frame is wide enough. */
record WordsAroundNumber(Box figure, Box before, Box after) {

    static WordsAroundNumber of(CardArea stage, Phrase phrase, Quantity quantity) {
        Box area = stage.area();
        boolean first = quantity.first() == 0;
        boolean last = quantity.last() >= phrase.size();
        if (area.wide()) {
            Box words = stage.columns(0.50, 1);
            double split = first ? 0 : last ? 1 : share(phrase, quantity);
            return new WordsAroundNumber(stage.columns(0, 0.44), words.rows(0, split), words.rows(split, 1));
        }
        double above = first ? 0 : 0.19;
        double below = last ? 1 : 0.79;
        return new WordsAroundNumber(
                area.rows(above + (first ? 0 : 0.02), below - (last ? 0 : 0.02)),
                area.rows(0, above),
                area.rows(below, 1));
    }

    private static double share(Phrase phrase, Quantity quantity) {
        double before = phrase.part(0, quantity.first()).columns();
        double after = phrase.part(quantity.last(), phrase.size()).columns();
        return Math.max(0.3, Math.min(0.7, before / (before + after)));
    }

    /** Places the words around the number. */
    void set(CardArea stage, Phrase phrase, Quantity quantity, Span span, AnimationElements elements) {
        boolean wide = stage.area().wide();
        double across = wide && !stage.brand().centred() ? 0 : wide ? 0.5 : 0.5;
        double size = 8.4 * stage.u();
        if (quantity.first() > 0) {
            PhraseStyle setting = PhraseStyle.even(stage, size).across(across).down(wide ? 0.92 : 0.6);
            elements.add(new AnimatedPhrase(stage, phrase.part(0, quantity.first()), before, setting, span));
        }
        if (quantity.last() < phrase.size()) {
            PhraseStyle setting = PhraseStyle.even(stage, size * 1.15)
                    .displayed()
                    .across(across)
                    .down(quantity.first() == 0 && wide ? 0.5 : wide ? 0.08 : 0.2);
            elements.add(new AnimatedPhrase(stage, phrase.part(quantity.last(), phrase.size()), after, setting, span));
        }
    }
}
