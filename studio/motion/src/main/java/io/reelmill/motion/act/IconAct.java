package io.reelmill.motion.act;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Emblem;
import io.reelmill.motion.stage.Lockup;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.List;

/** An icon that draws itself, and the words beside it. */
final class IconAct implements Act {

    private final ActElements troupe = new ActElements();

    IconAct(CardArea stage, Card.Icon card, Span span) {
        Box area = stage.area();
        Box picture = area.wide() ? stage.columns(0, 0.36) : area.rows(0, 0.50);
        Box words = area.wide() ? stage.columns(0.42, 1) : area.rows(0.55, 1);
        PhraseStyle setting =
                PhraseStyle.loud(stage, card.key(), card.keyEnd(), 10.5 * stage.u(), Acts.mark(stage, card.phrase()));
        troupe.add(new Lockup(stage, card.phrase(), words, area.wide() ? setting : setting.down(0.1), span));
        troupe.add(Emblem.in(picture, 0.40, stage, card.thing(), span));
    }

    @Override
    public void draw(Pen pen, double t) {
        troupe.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        return troupe.places();
    }

    @Override
    public void close() {
        troupe.close();
    }
}
