package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.AnimatedIcon;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.List;

/** An icon that draws itself, and the words beside it. */
final class IconAnimation implements CardAnimation {

    private final AnimationElements elements = new AnimationElements();

    IconAnimation(CardArea stage, Card.Icon card, Span span) {
        Box area = stage.area();
        Box picture = area.wide() ? stage.columns(0, 0.36) : area.rows(0, 0.50);
        Box words = area.wide() ? stage.columns(0.42, 1) : area.rows(0.55, 1);
        PhraseStyle setting = PhraseStyle.loud(
                stage, card.key(), card.keyEnd(), 10.5 * stage.u(), CardAnimations.mark(stage, card.phrase()));
        elements.add(new AnimatedPhrase(stage, card.phrase(), words, area.wide() ? setting : setting.down(0.1), span));
        elements.add(AnimatedIcon.in(picture, 0.40, stage, card.thing(), span));
    }

    @Override
    public void draw(Pen pen, double t) {
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        return elements.places();
    }

    @Override
    public void close() {
        elements.close();
    }
}
