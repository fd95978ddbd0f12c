package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Card.Entry;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.ArrayList;
import java.util.List;

/** A time line that is drawn from year to year as they are spoken. */
final class TimelineAnimation implements CardAnimation {

    private record Stop(double x, double y, double at) {}

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final List<Stop> stops = new ArrayList<>();

    TimelineAnimation(CardArea stage, Card.Years card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        List<Entry> entries = card.entries();
        int n = entries.size();
        boolean wide = area.wide();
        for (int i = 0; i < n; i++) {
            Entry entry = entries.get(i);
            double at = span.moment(entry.at() - 0.15);
            Box slot = wide
                    ? area.columns(
                            (double) (stage.rightToLeft() ? n - 1 - i : i) / n,
                            (double) (stage.rightToLeft() ? n - i : i + 1) / n)
                    : area.rows((double) i / n, (i + 1.0) / n);
            PhraseStyle year = PhraseStyle.loud(stage, 0, 1, 12 * stage.u(), PhraseStyle.Mark.COLOUR);
            PhraseStyle label = PhraseStyle.even(stage, 7.4 * stage.u());
            Box text = wide ? slot.inset(1.5 * stage.u()) : inner(stage, slot);
            Box above =
                    wide ? text.rows(0, 0.42) : text.rows(0.10, entry.label().isEmpty() ? 0.9 : 0.5);
            Box below = wide ? text.rows(0.60, 1) : text.rows(0.52, 0.95);
            double across = wide ? 0.5 : 0;
            elements.add(new AnimatedPhrase(
                    stage,
                    Chart.label(entry.quantity().text(), at, stage.language()),
                    above,
                    year.across(across).down(wide ? 1 : 0.9),
                    span));
            if (!entry.label().isEmpty()) {
                elements.add(new AnimatedPhrase(
                        stage,
                        Chart.label(entry.label(), at + 0.2, stage.language()),
                        below,
                        label.across(across).down(0),
                        span));
            }
            double x =
                    wide ? slot.midX() : stage.rightToLeft() ? area.right() - 4 * stage.u() : area.x() + 4 * stage.u();
            double y = wide ? area.y() + area.h() * 0.51 : above.y() + above.h() * 0.62;
            stops.add(new Stop(x, y, at));
        }
    }

    private static Box inner(CardArea stage, Box slot) {
        double line = 13 * stage.u();
        Box right = new Box(slot.x() + line, slot.y(), slot.w() - line, slot.h());
        return stage.rightToLeft() ? right.mirrored(stage.area()) : right;
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        for (int i = 1; i < stops.size(); i++) {
            Stop a = stops.get(i - 1);
            Stop b = stops.get(i);
            double begin = Math.max(a.at(), b.at() - 0.5);
            double p = Ease.inOut(Ease.at(t, begin, 0.55));
            double from = gone;
            if (p > from) {
                pen.line(
                        a.x() + (b.x() - a.x()) * from,
                        a.y() + (b.y() - a.y()) * from,
                        a.x() + (b.x() - a.x()) * p,
                        a.y() + (b.y() - a.y()) * p,
                        0.8 * stage.u(),
                        stage.scheme().second());
            }
        }
        for (Stop s : stops) {
            double grown = Ease.spring(Ease.at(t, s.at(), 0.6)) * (1 - gone);
            double ripple = Ease.at(t, s.at(), 0.8);
            if (ripple > 0 && ripple < 1) {
                pen.trackArc(
                        s.x(),
                        s.y(),
                        (2 + 5 * Ease.out(ripple)) * stage.u(),
                        0,
                        359.9,
                        0.5 * stage.u(),
                        (int) (180 * (1 - ripple)) << 24 | stage.scheme().accent() & 0xFFFFFF);
            }
            pen.disc(s.x(), s.y(), 2.4 * stage.u() * grown, stage.scheme().accent());
            pen.plainDisc(s.x(), s.y(), 0.95 * stage.u() * grown, stage.scheme().onAccent());
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        double r = 2.5 * stage.u();
        stops.forEach(s -> places.add(new Box(s.x() - r, s.y() - r, 2 * r, 2 * r)));
        return places;
    }

    @Override
    public void close() {
        elements.close();
    }
}
