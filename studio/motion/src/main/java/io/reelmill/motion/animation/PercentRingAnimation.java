package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Counter;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.Span;
import java.util.ArrayList;
import java.util.List;

/** A ring that fills while its percentage counts up. */
final class PercentRingAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final Counter counter;
    private final double value;
    private final double x;
    private final double y;
    private final double r;
    private final double at;

    PercentRingAnimation(CardArea stage, Card.Ring card, Span span) {
        this.stage = stage;
        this.span = span;
        WordsAroundNumber around = WordsAroundNumber.of(stage, card.phrase(), card.quantity());
        around.set(stage, card.phrase(), card.quantity(), span, elements);
        Box figure = around.figure();
        r = Math.min(figure.w(), figure.h()) * 0.41;
        x = figure.midX();
        y = figure.midY();
        value = Math.max(0, Math.min(100, card.quantity().value()));
        at = span.moment(card.phrase().words().get(card.quantity().first()).start() - 0.25);
        counter = new Counter(
                stage, card.quantity(), r * 0.72, r * 1.42, stage.scheme().ink(), false);
    }

    @Override
    public void draw(Pen pen, double t) {
        double come = Ease.out(span.in(t, 0.02, 0.6));
        double gone = Ease.in(span.out(t));
        double thick = r * 0.17;
        if (come - gone > 0.01) {
            if (stage.rich()) {
                pen.dashes(x, y, r * 1.19, 60, t * 6, r * 0.012, CardAnimations.faint(stage, 0.30 * (come - gone)));
            }
            pen.trackArc(x, y, r, -90, 360 * (come - gone), thick, CardAnimations.faint(stage, 0.14));
        }
        double filled = Ease.inOut(Ease.at(t, at, 1.15));
        double sweep = 3.6 * value * filled;
        pen.arc(
                x,
                y,
                r,
                -90 + sweep * gone,
                sweep * (1 - gone),
                thick,
                stage.scheme().accent());
        if (stage.rich() && filled > 0.02 && gone < 0.5) {
            double a = Math.toRadians(-90 + sweep);
            pen.plainDisc(
                    x + r * Math.cos(a),
                    y + r * Math.sin(a),
                    thick * 0.26,
                    stage.scheme().onAccent());
        }
        double punch = 1 + 0.10 * Math.sin(Math.PI * Ease.at(t, at + 1.05, 0.3));
        double seen = Math.min(1, Ease.at(t, at - 0.05, 0.2)) * (1 - gone);
        counter.draw(pen, x - counter.width() / 2, counter.baseline(y), filled, punch, seen);
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        double out = r * 1.2;
        places.add(new Box(x - out, y - out, 2 * out, 2 * out));
        return places;
    }

    @Override
    public void close() {
        elements.close();
        counter.close();
    }
}
