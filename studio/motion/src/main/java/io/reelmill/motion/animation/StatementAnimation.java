package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.List;

/** Large text; a short rule line above it grows first. */
final class StatementAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimatedPhrase text;

    StatementAnimation(CardArea stage, Card.Statement card, Span span) {
        this.stage = stage;
        this.span = span;
        PhraseStyle setting = PhraseStyle.loud(
                stage, card.key(), card.keyEnd(), 13 * stage.u(), CardAnimations.mark(stage, card.phrase()));
        this.text = new AnimatedPhrase(stage, card.phrase(), stage.area().rows(0.07, 1), setting, span);
    }

    @Override
    public void draw(Pen pen, double t) {
        Box ink = text.ink();
        double u = stage.u();
        double grown = Ease.out(span.in(t, 0.04, 0.5)) - Ease.in(span.out(t));
        if (grown > 0.01) {
            double wide = 9 * u * grown;
            boolean centred = stage.brand().centred();
            double x = centred ? ink.midX() - wide / 2 : stage.rightToLeft() ? ink.right() - wide : ink.x();
            pen.panel(
                    new Box(x, ink.y() - 4.2 * u, wide, 1.1 * u), stage.scheme().accent());
        }
        text.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        return text.places();
    }

    @Override
    public void close() {
        text.close();
    }
}
