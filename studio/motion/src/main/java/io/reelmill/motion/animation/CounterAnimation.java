package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.Quantity;
import io.reelmill.motion.stage.AnimatedIcon;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Counter;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import io.reelmill.timeline.Captions.Word;
import java.util.ArrayList;
import java.util.List;

/** A number that counts up, with the words around it. */
final class CounterAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final Counter counter;
    private final Box row;
    private final double at;

    CounterAnimation(CardArea stage, Card.Count card, Span span) {
        this.stage = stage;
        this.span = span;
        Quantity quantity = card.quantity();
        Phrase phrase = card.phrase();
        Box area = stage.area();
        boolean icon = !card.thing().isEmpty() && stage.rich();
        Box column = area.wide() && icon ? stage.columns(0.36, 1) : area;
        double top = icon && !area.wide() ? 0.22 : 0;
        boolean before = quantity.first() > 0;
        boolean after = quantity.last() < phrase.size();
        double from = top + (before ? 0.15 : 0);
        double scale = quantity.scale().isEmpty() ? 0 : 0.13;
        double to = after ? 0.78 : 1;
        row = column.rows(from, to - scale);
        double word = phrase.words().get(quantity.first()).start();
        at = span.moment(word - 0.25);
        double size = 9 * stage.u();
        if (before) {
            Box box = column.rows(top, from - 0.01);
            elements.add(new AnimatedPhrase(
                    stage, phrase.part(0, quantity.first()), box, even(size).down(0.7), span));
        }
        if (after) {
            Box box = column.rows(to + 0.02, 1);
            elements.add(new AnimatedPhrase(
                    stage,
                    phrase.part(quantity.last(), phrase.size()),
                    box,
                    even(size * 1.1).down(0.15),
                    span));
        }
        if (scale > 0) {
            Phrase unit = new Phrase(List.of(new Word(quantity.scale(), word + 0.1, word + 0.4)), phrase.language());
            PhraseStyle setting =
                    PhraseStyle.loud(stage, 0, 1, size, PhraseStyle.Mark.PLATE).across(0.5);
            elements.add(
                    new AnimatedPhrase(stage, unit, column.rows(to - scale, to).inset(0.4 * stage.u()), setting, span));
        }
        if (icon) {
            Box picture = area.wide() ? stage.columns(0, 0.30) : area.rows(0, 0.20);
            double r = Math.min(picture.w(), picture.h()) * 0.42;
            elements.add(new AnimatedIcon(
                    stage, card.thing(), picture.midX(), picture.midY(), r, span.from() + 0.02, span, true));
        }
        int colour = stage.scheme().accentText();
        counter = new Counter(stage, quantity, Math.min(40 * stage.u(), row.h() * 1.22), row.w() * 0.98, colour, false);
    }

    private PhraseStyle even(double size) {
        return PhraseStyle.even(stage, size).across(0.5);
    }

    @Override
    public void draw(Pen pen, double t) {
        double filled = Ease.out(Ease.at(t, at, 1.25));
        double gone = Ease.in(span.out(t));
        double punch = (1 - 0.25 * (1 - Ease.spring(Ease.at(t, at - 0.05, 0.5))))
                * (1 + 0.05 * Math.sin(Math.PI * Ease.at(t, at + 0.95, 0.35)));
        double seen = Ease.at(t, at - 0.05, 0.15) * (1 - gone);
        double baseline = counter.baseline(row.midY());
        counter.draw(pen, row.midX() - counter.width() / 2, baseline, filled, punch, seen);
        double rule = Ease.inOut(Ease.at(t, at + 0.1, 1.0)) - gone;
        if (rule > 0.01) {
            double wide = counter.width() * rule;
            double y = Math.min(row.bottom() - 0.5 * stage.u(), baseline + counter.em() * 0.16);
            pen.line(
                    row.midX() - wide / 2,
                    y,
                    row.midX() + wide / 2,
                    y,
                    0.9 * stage.u(),
                    stage.scheme().second());
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        places.add(counter.in(row));
        return places;
    }

    @Override
    public void close() {
        elements.close();
        counter.close();
    }
}
