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

/** A bubble chart: the area of each disc is its quantity. The discs grow one after the other. */
final class BubbleChartAnimation implements CardAnimation {

    private record Bubble(double x, double y, double r, Counter counter, double at, boolean wins, boolean named) {}

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final List<Bubble> bubbles = new ArrayList<>();

    BubbleChartAnimation(CardArea stage, Card.Bubbles card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        Box words = area.wide() ? stage.columns(0, 0.34) : area.rows(0, 0.24);
        Box field = area.wide() ? stage.columns(0.38, 1) : area.rows(0.27, 1);
        PhraseStyle setting = PhraseStyle.even(stage, 6 * stage.u()).displayed();
        elements.add(
                new AnimatedPhrase(stage, card.phrase(), words, area.wide() ? setting : setting.across(0.5), span));
        List<Entry> entries = card.entries();
        int winner = Chart.winner(entries);
        double[][] discs = packed(entries, field);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            double[] d = discs[i];
            double at = span.moment(entry.at() - 0.2);
            int ink = i == winner ? stage.scheme().onAccent() : stage.scheme().onSecond();
            boolean named = !entry.label().isEmpty() && d[2] > 7 * stage.u();
            Counter counter = new Counter(stage, entry.quantity(), d[2] * 0.62, d[2] * 1.5, ink, true);
            bubbles.add(new Bubble(d[0], d[1], d[2], counter, at, i == winner, named));
            if (named) {
                Box below = new Box(d[0] - d[2] * 0.7, d[1] + d[2] * 0.22, d[2] * 1.4, d[2] * 0.36);
                elements.add(new AnimatedPhrase(
                        stage,
                        Chart.label(entry.label(), at + 0.15, stage.language()),
                        below,
                        PhraseStyle.even(stage, 4.6 * stage.u()).across(0.5).onPlate(ink),
                        span));
            }
        }
    }

    /** Discs with areas in proportion to their quantities, packed into the middle of a box. */
    private static double[][] packed(List<Entry> entries, Box box) {
        int n = entries.size();
        double largest = Chart.largest(entries);
        double[][] discs = new double[n][];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            order.add(i);
        }
        order.sort((a, b) -> Double.compare(
                entries.get(b).quantity().size(), entries.get(a).quantity().size()));
        List<double[]> placed = new ArrayList<>();
        for (int i : order) {
            double r = Math.max(0.34, Math.sqrt(entries.get(i).quantity().size() / largest));
            double[] best = {0, 0, r};
            double most = 0;
            for (double[] other : placed) {
                for (int k = 0; k < 48; k++) {
                    double a = 2 * Math.PI * k / 48;
                    double x = other[0] + (other[2] + r + 0.08) * Math.cos(a);
                    double y = other[1] + (other[2] + r + 0.08) * Math.sin(a);
                    boolean free = placed.stream().allMatch(p -> Math.hypot(p[0] - x, p[1] - y) >= p[2] + r + 0.07);
                    double size = free ? scale(placed, x, y, r, box) : 0;
                    if (size > most * 1.0001) {
                        most = size;
                        best = new double[] {x, y, r};
                    }
                }
            }
            placed.add(best);
            discs[i] = best;
        }
        double left = placed.stream().mapToDouble(p -> p[0] - p[2]).min().orElse(0);
        double right = placed.stream().mapToDouble(p -> p[0] + p[2]).max().orElse(1);
        double top = placed.stream().mapToDouble(p -> p[1] - p[2]).min().orElse(0);
        double bottom = placed.stream().mapToDouble(p -> p[1] + p[2]).max().orElse(1);
        double scale = Math.min(box.w() / (right - left), box.h() / (bottom - top)) * 0.98;
        for (double[] d : placed) {
            d[0] = box.midX() + (d[0] - (left + right) / 2) * scale;
            d[1] = box.midY() + (d[1] - (top + bottom) / 2) * scale;
            d[2] *= scale;
        }
        return discs;
    }

    /** The largest scale at which the discs placed so far and one more fit. */
    private static double scale(List<double[]> placed, double x, double y, double r, Box box) {
        double left = x - r;
        double right = x + r;
        double top = y - r;
        double bottom = y + r;
        for (double[] p : placed) {
            left = Math.min(left, p[0] - p[2]);
            right = Math.max(right, p[0] + p[2]);
            top = Math.min(top, p[1] - p[2]);
            bottom = Math.max(bottom, p[1] + p[2]);
        }
        return Math.min(box.w() / (right - left), box.h() / (bottom - top));
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        for (Bubble b : bubbles) {
            double grown = Ease.spring(Ease.at(t, b.at(), 0.75)) * (1 - gone);
            double bob = 0.02 * b.r() * Math.sin((t - b.at()) * 1.6 + b.x());
            pen.disc(
                    b.x(),
                    b.y() + bob,
                    b.r() * Math.min(1.04, grown),
                    b.wins() ? stage.scheme().accent() : stage.scheme().second());
        }
        for (Bubble b : bubbles) {
            double seen = Ease.at(t, b.at() + 0.12, 0.2) * (1 - gone);
            double y = b.y() + b.counter().em() * (b.named() ? 0.18 : 0.36);
            b.counter().draw(pen, b.x() - b.counter().width() / 2, y, Ease.out(Ease.at(t, b.at(), 0.9)), 1, seen);
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        bubbles.forEach(b -> places.add(new Box(b.x() - b.r(), b.y() - b.r(), 2 * b.r(), 2 * b.r())));
        return places;
    }

    @Override
    public void close() {
        elements.close();
        bubbles.forEach(b -> b.counter().close());
    }
}
