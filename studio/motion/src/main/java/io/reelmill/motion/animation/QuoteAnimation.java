package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import io.reelmill.motion.stage.TextImage;
import java.util.ArrayList;
import java.util.List;

/** A quote between a large quotation mark and the name of the speaker. */
final class QuoteAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final TextImage mark;
    private final Box area;
    private final double em;
    private final boolean named;

    QuoteAnimation(CardArea stage, Card.Quote card, Span span) {
        this.stage = stage;
        this.span = span;
        area = stage.area();
        named = !card.who().isEmpty();
        double head = area.wide() ? 0.22 : 0.2;
        double foot = named ? 0.86 : 1;
        em = Math.min(area.h() * head * 1.9, 40 * stage.u());
        mark = TextImage.of(stage, "“", true, em, stage.scheme().accent(), false);
        PhraseStyle setting =
                PhraseStyle.even(stage, 9.5 * stage.u()).displayed().down(0.2);
        elements.add(new AnimatedPhrase(stage, card.phrase(), area.rows(head, foot - 0.02), setting, span));
        if (named) {
            double at = span.moment(card.phrase().start() + 0.5);
            PhraseStyle name = PhraseStyle.even(stage, 5.6 * stage.u())
                    .ink(stage.scheme().soft())
                    .across(stage.brand().centred() ? 0.5 : 0);
            Box line = area.rows(foot, 1);
            double shift = stage.brand().centred() ? 0 : 11 * stage.u();
            Box right = new Box(line.x() + shift, line.y(), line.w() - shift, line.h());
            elements.add(new AnimatedPhrase(
                    stage,
                    Chart.label(card.who(), at, stage.language()),
                    stage.rightToLeft() ? right.mirrored(line) : right,
                    name,
                    span));
        }
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        double come = Ease.spring(span.in(t, 0.02, 0.6)) * (1 - gone);
        double x = stage.brand().centred()
                ? area.midX() - mark.width() / 2 * come
                : stage.rightToLeft() ? area.right() - mark.width() * come : area.x();
        pen.print(mark, x, area.y() + mark.above() * (0.5 + 0.5 * come), come, 0, Math.min(1, come));
        double rule = Ease.out(Ease.at(t, span.from() + 0.6, 0.5)) - gone;
        if (named && !stage.brand().centred() && rule > 0.01) {
            double y = area.rows(0.86, 1).midY();
            double wide = 8 * stage.u() * rule;
            double from = stage.rightToLeft() ? area.right() - wide : area.x();
            pen.line(from, y, from + wide, y, 0.6 * stage.u(), stage.scheme().accent());
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        places.add(new Box(area.x(), area.y(), mark.width(), mark.above()));
        return places;
    }

    @Override
    public void close() {
        elements.close();
        mark.close();
    }
}
