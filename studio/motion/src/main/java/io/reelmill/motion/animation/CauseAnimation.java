package io.reelmill.motion.animation;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.stage.AnimatedIcon;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.ArrayList;
import java.util.List;

/** Cause and effect: two panels, and an arrow that is drawn from one to the other. */
final class CauseAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final Box cause;
    private final Box effect;
    private final double causeAt;
    private final double effectAt;
    private final double arrowAt;
    private final boolean wide;

    CauseAnimation(CardArea stage, Card.Cause card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        wide = area.wide();
        cause = wide ? stage.columns(0, 0.42).rows(0.08, 0.92) : area.rows(0, 0.41);
        effect = wide ? stage.columns(0.58, 1).rows(0.08, 0.92) : area.rows(0.59, 1);
        causeAt = span.moment(card.cause().start() - 0.2);
        effectAt = span.moment(card.effect().start() - 0.2);
        arrowAt = span.moment(Math.max(causeAt, effectAt) - 0.1);
        node(cause, card.cause(), card.causeThing(), causeAt, true);
        node(effect, card.effect(), card.effectThing(), effectAt, false);
    }

    private void node(Box box, Phrase phrase, String thing, double at, boolean second) {
        Box inner = box.inset(3.2 * stage.u());
        int ink = second ? stage.scheme().onSecond() : stage.scheme().onAccent();
        Box text = inner;
        if (!thing.isEmpty()) {
            boolean beside = inner.w() > 1.5 * inner.h();
            Box picture = beside ? inner.columns(0, 0.32) : inner.rows(0, 0.46);
            text = beside ? inner.columns(0.37, 1) : inner.rows(0.52, 1);
            if (stage.rightToLeft() && beside) {
                picture = picture.mirrored(inner);
                text = text.mirrored(inner);
            }
            double r = Math.min(picture.w(), picture.h()) * 0.46;
            elements.add(new AnimatedIcon(stage, thing, picture.midX(), picture.midY(), r, at + 0.12, span, !second));
        }
        PhraseStyle setting =
                PhraseStyle.even(stage, 8.2 * stage.u()).displayed().across(0.5).onPlate(ink);
        elements.add(new AnimatedPhrase(stage, phrase, text, setting, span));
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        panel(
                pen,
                cause,
                Ease.spring(Ease.at(t, causeAt, 0.6)) * (1 - gone),
                stage.scheme().second());
        panel(
                pen,
                effect,
                Ease.spring(Ease.at(t, effectAt, 0.6)) * (1 - gone),
                stage.scheme().accent());
        arrow(pen, Ease.inOut(Ease.at(t, arrowAt, 0.5)) - gone);
        elements.draw(pen, t);
    }

    private static void panel(Pen pen, Box box, double grown, int colour) {
        if (grown > 0.02) {
            double w = box.w() * grown;
            double h = box.h() * grown;
            pen.panel(new Box(box.midX() - w / 2, box.midY() - h / 2, w, h), colour);
        }
    }

    private void arrow(Pen pen, double p) {
        if (p <= 0.01) {
            return;
        }
        double u = stage.u();
        double dir = wide && effect.midX() < cause.midX() ? -1 : 1;
        double x0 = wide ? (dir > 0 ? cause.right() : cause.x()) + 1.6 * u * dir : cause.midX();
        double y0 = wide ? cause.midY() : cause.bottom() + 1.6 * u;
        double x1 = wide ? (dir > 0 ? effect.x() : effect.right()) - 1.6 * u * dir : effect.midX();
        double y1 = wide ? effect.midY() : effect.y() - 1.6 * u;
        double x = x0 + (x1 - x0) * p;
        double y = y0 + (y1 - y0) * p;
        double head = 4 * u * Math.min(1, p * 1.6);
        try (PathBuilder builder = new PathBuilder()) {
            builder.moveTo((float) x0, (float) y0);
            builder.lineTo((float) x, (float) y);
            double dx = wide ? dir * head : head;
            builder.moveTo((float) (x - dx), (float) (y - head));
            builder.lineTo((float) x, (float) y);
            builder.lineTo((float) (wide ? x - dx : x + dx), (float) (wide ? y + head : y - head));
            try (Path path = builder.build()) {
                pen.line(path, 1.5 * u, stage.scheme().ink());
            }
        }
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        places.add(cause);
        places.add(effect);
        return places;
    }

    @Override
    public void close() {
        elements.close();
    }
}
