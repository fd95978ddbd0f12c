package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Card.Entry;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Counter;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.ArrayList;
import java.util.List;

/** A bar chart: each bar grows when it is spoken of, with its number on top and its name below. */
final class BarChartAnimation implements CardAnimation {

    private record Bar(Box full, Counter counter, double at, boolean wins) {}

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final List<Bar> bars = new ArrayList<>();
    private final Box plot;

    BarChartAnimation(CardArea stage, Card.Bars card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        Box words = area.wide() ? stage.columns(0, 0.42) : area.rows(0, 0.28);
        Box chart = area.wide() ? stage.columns(0.48, 1) : area.rows(0.32, 1);
        PhraseStyle setting = PhraseStyle.even(stage, 6.6 * stage.u()).displayed();
        elements.add(
                new AnimatedPhrase(stage, card.phrase(), words, area.wide() ? setting : setting.across(0.5), span));
        List<Entry> entries = card.entries();
        boolean named = entries.stream().anyMatch(e -> !e.label().isEmpty());
        double foot = named ? 0.87 : 0.985;
        plot = chart.rows(0, foot);
        int n = entries.size();
        double slot = chart.w() / n;
        double wide = Math.min(slot * 0.66, 26 * stage.u());
        double middle = chart.w() > n * 40 * stage.u() ? 40 * stage.u() : slot;
        double largest = Chart.largest(entries);
        double numberRoom = Math.min(plot.h() * 0.22, 12 * stage.u());
        int winner = Chart.winner(entries);
        for (int i = 0; i < n; i++) {
            int place = stage.rightToLeft() ? n - 1 - i : i;
            Entry entry = entries.get(i);
            double x = chart.midX() + (place - (n - 1) / 2.0) * middle;
            double high = Math.max(0.02, entry.quantity().size() / largest) * (plot.h() - numberRoom);
            double at = span.moment(entry.at() - 0.2);
            Counter counter = new Counter(
                    stage,
                    entry.quantity(),
                    numberRoom * 0.72,
                    Math.min(slot, middle) * 0.94,
                    i == winner ? stage.scheme().accentText() : stage.scheme().ink(),
                    false);
            bars.add(new Bar(new Box(x - wide / 2, plot.bottom() - high, wide, high), counter, at, i == winner));
            if (!entry.label().isEmpty()) {
                Box below = new Box(
                        x - Math.min(slot, middle) * 0.47,
                        chart.rows(foot, 1).y() + stage.u(),
                        Math.min(slot, middle) * 0.94,
                        chart.h() * (1 - foot) - stage.u());
                elements.add(new AnimatedPhrase(
                        stage,
                        Chart.label(entry.label(), at, stage.language()),
                        below,
                        Chart.labels(stage, 5 * stage.u()),
                        span));
            }
        }
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        double floor = Ease.out(span.in(t, 0, 0.5)) - gone;
        double left = bars.stream().mapToDouble(b -> b.full().x()).min().orElse(0) - 4 * stage.u();
        double right = bars.stream().mapToDouble(b -> b.full().right()).max().orElse(0) + 4 * stage.u();
        left = Math.max(left, plot.x());
        right = Math.min(right, plot.right());
        for (Bar bar : bars) {
            double grown = Ease.back(Ease.at(t, bar.at(), 0.75)) * (1 - gone);
            double filled = Ease.out(Ease.at(t, bar.at(), 0.9));
            Box full = bar.full();
            if (grown > 0.005) {
                Box now = new Box(full.x(), plot.bottom() - full.h() * grown, full.w(), full.h() * grown);
                pen.panel(
                        now,
                        bar.wins() ? stage.scheme().accent() : stage.scheme().second());
            }
            double seen = Ease.at(t, bar.at() + 0.05, 0.2) * (1 - gone);
            double y = plot.bottom()
                    - full.h() * Math.min(1, grown)
                    - bar.counter().em() * 0.34;
            bar.counter().draw(pen, full.midX() - bar.counter().width() / 2, y, filled, 1, seen);
        }
        if (floor > 0.01) {
            double wide = (right - left) * floor;
            double mid = (left + right) / 2;
            pen.line(
                    mid - wide / 2,
                    plot.bottom(),
                    mid + wide / 2,
                    plot.bottom(),
                    0.6 * stage.u(),
                    stage.scheme().ink());
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        for (Bar bar : bars) {
            places.add(bar.full());
            places.add(new Box(
                    bar.full().midX() - bar.counter().width() / 2,
                    bar.full().y() - bar.counter().em() * 1.1,
                    bar.counter().width(),
                    bar.counter().em() * 0.8));
        }
        return places;
    }

    @Override
    public void close() {
        elements.close();
        bars.forEach(b -> b.counter().close());
    }
}
