package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.AnimatedIcon;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.List;

/** A term, a rule line, and its definition. */
final class DefinitionAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final Box column;
    private final double ruleAt;
    private final double at;

    DefinitionAnimation(CardArea stage, Card.Definition card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        boolean icon = !card.thing().isEmpty();
        boolean wide = area.wide();
        column = icon && wide ? stage.columns(0.36, 1) : icon ? area.rows(0.36, 1) : area;
        double head = 0.34;
        PhraseStyle term = PhraseStyle.loud(stage, 0, card.term().size(), 9 * stage.u(), PhraseStyle.Mark.COLOUR)
                .down(1);
        elements.add(new AnimatedPhrase(stage, card.term(), column.rows(0, head), term, span));
        PhraseStyle meaning = PhraseStyle.even(stage, 8 * stage.u()).down(0);
        elements.add(new AnimatedPhrase(stage, card.meaning(), column.rows(head + 0.12, 1), meaning, span));
        ruleAt = column.y() + column.h() * (head + 0.06);
        at = card.meaning().start() - 0.3;
        if (icon) {
            Box picture = wide ? stage.columns(0, 0.30) : area.rows(0, 0.33);
            elements.add(AnimatedIcon.in(picture, 0.42, stage, card.thing(), span));
        }
    }

    @Override
    public void draw(Pen pen, double t) {
        double rule = Ease.inOut(Ease.at(t, span.moment(at), 0.6)) - Ease.in(span.out(t));
        if (rule > 0.01) {
            double wide = column.w() * rule;
            double x = stage.brand().centred()
                    ? column.midX() - wide / 2
                    : stage.rightToLeft() ? column.right() - wide : column.x();
            pen.line(
                    x,
                    ruleAt,
                    x + wide,
                    ruleAt,
                    0.55 * stage.u(),
                    stage.scheme().second());
        }
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
