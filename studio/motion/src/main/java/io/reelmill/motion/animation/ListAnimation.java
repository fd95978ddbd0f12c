package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.Things;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.IconDrawing;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import io.reelmill.motion.stage.TextImage;
import java.util.ArrayList;
import java.util.List;

/** A list: each item enters with its marker (icon, number or tick), and a line connects the markers. */
final class ListAnimation implements CardAnimation {

    private record Item(double x, double y, double r, double at, IconDrawing icon, TextImage number) {}

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final List<Item> items = new ArrayList<>();
    private final List<Box> rows = new ArrayList<>();
    private final boolean across;

    ListAnimation(CardArea stage, Card.Steps card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        double head = card.title() == null ? 0 : 0.20;
        int n = card.items().size();
        across = area.wide();
        if (card.title() != null) {
            PhraseStyle setting =
                    PhraseStyle.even(stage, 8 * stage.u()).displayed().down(0.3);
            elements.add(new AnimatedPhrase(
                    stage, card.title(), area.rows(0, head - 0.03), across ? setting.across(0.5) : setting, span));
        }
        Box list = area.rows(head, 1);
        double high = Math.min(list.h() / n, 30 * stage.u());
        double top = list.y() + (list.h() - high * n) / 2;
        for (int i = 0; i < n; i++) {
            Phrase item = card.items().get(i);
            int place = stage.rightToLeft() ? n - 1 - i : i;
            Box slot = across
                    ? list.columns((double) place / n, (place + 1.0) / n).inset(0.8 * stage.u())
                    : new Box(list.x(), top + high * i, list.w(), high);
            add(stage, card, item, slot, i);
        }
    }

    private void add(CardArea stage, Card.Steps card, Phrase item, Box slot, int index) {
        double at = span.moment(item.start() - 0.12);
        double u = stage.u();
        double r = across ? Math.min(slot.w() * 0.36, slot.h() * 0.28) : Math.min(slot.h() * 0.37, 11.5 * u);
        double x;
        double y;
        Box text;
        if (across) {
            x = slot.midX();
            y = slot.y() + r * 1.15;
            text = new Box(slot.x(), y + r * 1.25, slot.w(), slot.bottom() - y - r * 1.25);
        } else {
            x = slot.x() + r * 1.06;
            y = slot.midY();
            text = new Box(slot.x() + r * 2.75, slot.y() + slot.h() * 0.1, slot.w() - r * 2.75, slot.h() * 0.8);
            if (stage.rightToLeft()) {
                x = 2 * slot.midX() - x;
                text = text.mirrored(slot);
            }
        }
        PhraseStyle setting = PhraseStyle.even(stage, 8.4 * u).displayed();
        elements.add(new AnimatedPhrase(
                stage, item, text, across ? setting.across(0.5).down(0.1) : setting.across(0), span));
        String thing = card.numbered() ? "" : Things.of(item);
        IconDrawing icon = card.numbered() ? null : new IconDrawing(thing.isEmpty() ? "check" : thing, r * 1.08);
        TextImage number = card.numbered()
                ? TextImage.of(stage, Integer.toString(index + 1), true, r * 1.15, ink(index), true)
                : null;
        items.add(new Item(x, y, r, at, icon, number));
        rows.add(slot);
    }

    private int ink(int index) {
        return index % 2 == 0 ? stage.scheme().onAccent() : stage.scheme().onSecond();
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        for (int i = 1; i < items.size(); i++) {
            Item a = items.get(i - 1);
            Item b = items.get(i);
            double p = Ease.inOut(Ease.at(t, b.at() - 0.25, 0.4)) - gone;
            if (p > 0.01) {
                double dx = b.x() - a.x();
                double dy = b.y() - a.y();
                double length = Math.hypot(dx, dy);
                double from = a.r() * 1.25 / length;
                double to = 1 - b.r() * 1.25 / length;
                double end = from + (to - from) * p;
                if (end > from) {
                    pen.plainLine(
                            a.x() + dx * from,
                            a.y() + dy * from,
                            a.x() + dx * end,
                            a.y() + dy * end,
                            0.7 * stage.u(),
                            CardAnimations.faint(stage, 0.42));
                }
            }
        }
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            double grown = Ease.spring(Ease.at(t, item.at(), 0.6)) * (1 - gone);
            if (grown < 0.02) {
                continue;
            }
            var canvas = pen.canvas();
            canvas.save();
            canvas.translate((float) item.x(), (float) item.y());
            pen.plate(
                    item.r() * grown,
                    i % 2 == 0 ? stage.scheme().accent() : stage.scheme().second());
            canvas.restore();
            if (item.icon() != null) {
                item.icon().draw(pen, item.x(), item.y(), grown, Ease.at(t, item.at() + 0.1, 0.7), ink(i));
            } else {
                double half = item.number().width() / 2 * grown;
                pen.print(
                        item.number(), item.x() - half, item.y() + item.number().above() / 2 * grown, grown, 0, 1);
            }
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        items.forEach(i -> places.add(new Box(i.x() - i.r(), i.y() - i.r(), 2 * i.r(), 2 * i.r())));
        return places;
    }

    @Override
    public void close() {
        elements.close();
        for (Item item : items) {
            if (item.icon() != null) {
                item.icon().close();
            } else {
                item.number().close();
            }
        }
    }
}
