package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.Quantity;
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

/** One year: a time scale scrolls until it reaches the year. */
final class YearAnimation implements CardAnimation {

    /** Number of years that scroll by. */
    private static final double RUN = 40;

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final Counter counter;
    private final double year;
    private final Box row;
    private final Box scale;
    private final double at;

    YearAnimation(CardArea stage, Card.Years card, Span span) {
        this.stage = stage;
        this.span = span;
        Phrase phrase = card.phrase();
        Quantity quantity = card.entries().get(0).quantity();
        Box area = stage.area();
        year = quantity.value();
        at = span.moment(card.entries().get(0).at() - 0.45);
        row = area.rows(0.0, 0.36);
        scale = area.rows(0.38, 0.50);
        counter = new Counter(
                stage,
                quantity,
                Math.min(34 * stage.u(), row.h() * 1.2),
                area.w() * 0.96,
                stage.scheme().accentText(),
                false);
        List<Word> rest = new ArrayList<>(phrase.words().subList(0, quantity.first()));
        rest.addAll(phrase.words().subList(quantity.last(), phrase.size()));
        boolean opens = rest.size() > 1 && quantity.first() == 1;
        if (opens) {
            // "In 1969": the preposition stays with the number
            rest.remove(0);
        }
        if (!rest.isEmpty()) {
            PhraseStyle setting = PhraseStyle.even(stage, 9.5 * stage.u())
                    .displayed()
                    .across(0.5)
                    .down(0.3);
            elements.add(
                    new AnimatedPhrase(stage, new Phrase(rest, phrase.language()), area.rows(0.56, 1), setting, span));
        }
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        double run = Ease.inOut(Ease.at(t, at, 1.0));
        double now = year - RUN * (1 - run);
        double come = Ease.out(span.in(t, 0, 0.4)) - gone;
        double u = stage.u();
        if (come > 0.01) {
            double y = scale.midY();
            double step = 5.2 * u;
            double half = scale.w() / 2 * come;
            int colour = CardAnimations.faint(stage, 0.5);
            for (int k = (int) Math.ceil(now - half / step); k <= now + half / step; k++) {
                double x = scale.midX() + (k - now) * step;
                double tall = (k % 10 == 0 ? 5 : k % 5 == 0 ? 3.4 : 2) * u;
                pen.plainLine(x, y - tall / 2, x, y + tall / 2, 0.4 * u, colour);
            }
            pen.disc(
                    scale.midX(),
                    y,
                    2.1 * u * (1 + 0.25 * Math.sin(Math.PI * Ease.at(t, at + 0.95, 0.35))),
                    stage.scheme().accent());
        }
        double seen = Ease.at(t, at - 0.1, 0.2) * (1 - gone);
        double punch = 1 + 0.06 * Math.sin(Math.PI * Ease.at(t, at + 0.92, 0.35));
        counter.draw(
                pen,
                row.midX() - counter.width() / 2,
                counter.baseline(row.midY()),
                Math.rint(now) / year,
                punch,
                seen);
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
