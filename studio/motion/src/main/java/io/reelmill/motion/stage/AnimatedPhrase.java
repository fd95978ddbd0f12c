package io.reelmill.motion.stage;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.types.Rect;
import io.reelmill.motion.brand.Brand.Entry;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.stage.PhraseStyle.Mark;
import io.reelmill.typography.Script;
import java.util.ArrayList;
import java.util.List;

/** A phrase set in a box. Its words enter as they are spoken and leave before the card ends. */
public final class AnimatedPhrase implements AutoCloseable {

    private static final double COMING = 0.46;
    /** A word appears this long before it is heard, seconds. */
    private static final double AHEAD = 0.10;

    private record Word(TextImage print, double x, double baseline, double at, int line) {}

    private record Row(double left, double top, double width, double height, double em, double at, boolean key) {}

    private final CardArea stage;
    private final PhraseStyle setting;
    private final Span span;
    private final Entry entry;
    private final boolean rightToLeft;
    private final List<Word> words = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private final Box ink;

    /** @param span the time during which its card is shown */
    public AnimatedPhrase(CardArea stage, Phrase phrase, Box box, PhraseStyle setting, Span span) {
        this.stage = stage;
        this.setting = setting;
        this.span = span;
        this.entry = stage.brand().entry();
        this.rightToLeft = Script.rightToLeft(phrase.text(), stage.rightToLeft());
        PhraseLayout lines = new PhraseLayout(stage, phrase, setting);
        List<PhraseLayout.Line> laid = lines.fill(box.w(), box.h());
        double top = box.y() + (box.h() - PhraseLayout.height(laid)) * setting.down();
        double widest = 0;
        for (PhraseLayout.Line line : laid) {
            widest = Math.max(widest, row(lines, line, box, top));
        }
        double across = rightToLeft ? 1 - setting.across() : setting.across();
        this.ink = new Box(box.x() + (box.w() - widest) * across, top, widest, PhraseLayout.height(laid));
    }

    private double row(PhraseLayout lines, PhraseLayout.Line line, Box box, double top) {
        double em = line.em();
        boolean plate = line.key() && setting.mark() == Mark.PLATE;
        double pad = plate ? PhraseLayout.PLATE * em : 0;
        double width = line.width() + 2 * pad;
        double across = rightToLeft ? 1 - setting.across() : setting.across();
        double left = box.x() + (box.w() - width) * across;
        double x = left + pad;
        double high = line.height();
        double baseline = top + line.top() + high / 2 + em * (lines.leading() > 1.4 ? 0.28 : 0.355);
        double first = Double.MAX_VALUE;
        int[] order = Script.visualOrder(
                line.tokens().stream().map(PhraseLayout.Token::text).toList(), rightToLeft ? "ar" : stage.language());
        for (int i = 0; i < order.length; i++) {
            PhraseLayout.Token token = line.tokens().get(order[i]);
            boolean display = setting.display() || token.key();
            TextImage print =
                    TextImage.of(stage, token.text(), display, em, colour(token.key()), setting.plain() || plate);
            double at = Math.max(span.from() + 0.02 * (words.size() + 1), token.at() - AHEAD);
            at = Math.min(at, span.to() - Span.LEAVING - COMING * 0.8);
            words.add(new Word(print, x, baseline, at, rows.size()));
            first = Math.min(first, at);
            x += token.width() * em;
            if (i + 1 < order.length) {
                PhraseLayout.Token next = line.tokens().get(order[i + 1]);
                x += lines.gap(order[i] < order[i + 1] ? token : next, order[i] < order[i + 1] ? next : token) * em;
            }
        }
        rows.add(new Row(left, top + line.top(), width, high, em, first, line.key()));
        return width;
    }

    private int colour(boolean key) {
        if (!key) {
            return setting.ink();
        }
        return switch (setting.mark()) {
            case COLOUR -> setting.plain() ? setting.ink() : stage.scheme().accentText();
            case PLATE -> stage.scheme().onAccent();
            default -> setting.ink();
        };
    }

    /** The bounds of its lines. */
    public Box ink() {
        return ink;
    }

    /** The final positions of all words. */
    public List<Box> places() {
        return words.stream()
                .map(w -> new Box(
                        w.x(),
                        w.baseline() - w.print().above(),
                        w.print().width(),
                        w.print().above() + w.print().below()))
                .toList();
    }

    public void draw(Pen pen, double t) {
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (row.key() && setting.mark() == Mark.PLATE) {
                plate(pen, row, t, i);
            }
        }
        for (Word word : words) {
            word(pen, word, t);
        }
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (row.key() && setting.mark() == Mark.STROKE) {
                underline(pen, row, t, i);
            }
        }
    }

    private void plate(Pen pen, Row row, double t, int order) {
        double grown = Ease.out(Ease.at(t, row.at() - 0.08, 0.42));
        double gone = Ease.in(span.out(t, order));
        double wide = row.width() * (grown - gone);
        if (wide > 1 && row.width() > 2.2 * PhraseLayout.PLATE * row.em()) {
            double high = row.height() - row.em() * 0.10;
            double left = rightToLeft != gone > 0 ? row.left() + row.width() - wide : row.left();
            pen.panel(
                    new Box(left, row.top() + row.em() * 0.05, wide, high),
                    stage.scheme().accent());
        }
    }

    private void underline(Pen pen, Row row, double t, int order) {
        double drawn = Ease.inOut(Ease.at(t, row.at() + 0.30, 0.45));
        double gone = Ease.in(span.out(t, order));
        double y = row.top() + row.height() / 2 + row.em() * 0.47;
        double x0 = rightToLeft ? row.left() + row.width() : row.left();
        double x1 = rightToLeft ? row.left() : row.left() + row.width();
        try (PathBuilder builder = new PathBuilder()) {
            builder.moveTo((float) x0, (float) (y + row.em() * 0.02));
            builder.cubicTo(
                    (float) (x0 + (x1 - x0) * 0.35), (float) (y - row.em() * 0.05),
                    (float) (x0 + (x1 - x0) * 0.7), (float) (y + row.em() * 0.05),
                    (float) x1, (float) (y - row.em() * 0.01));
            try (Path path = builder.build()) {
                pen.trimmed(path, gone, drawn, row.em() * 0.075, stage.scheme().accent());
            }
        }
    }

    private void word(Pen pen, Word word, double t) {
        double p = Ease.at(t, word.at(), COMING);
        double gone = Ease.in(span.out(t, word.line()));
        if (p <= 0 || gone >= 1) {
            return;
        }
        Row row = rows.get(word.line());
        double em = row.em();
        double side = rightToLeft ? -1 : 1;
        switch (entry) {
            case RISE -> masked(pen, row, word, 0, (1 - Ease.out(p) - gone) * em * 1.25, p < 1 || gone > 0);
            case DROP ->
                masked(pen, row, word, 0, -(1 - Ease.back(p)) * em * 1.2 + gone * em * 1.25, p < 1 || gone > 0);
            case SLIDE ->
                masked(
                        pen,
                        row,
                        word,
                        -side * (1 - Ease.out(p)) * (word.print().width() + em * 0.3),
                        -gone * em * 1.25,
                        p < 1 || gone > 0);
            case POP -> scaled(pen, word, Ease.spring(p) * (1 - gone), Math.min(1, p * 6) * (1 - gone), 0);
            case STAMP ->
                scaled(
                        pen,
                        word,
                        1 + 1.1 * Math.pow(1 - Ease.out(p), 1.2) - 0.2 * gone,
                        Math.min(1, p * 4) * (1 - gone),
                        0);
            case FADE ->
                scaled(
                        pen,
                        word,
                        1,
                        Math.min(1, Ease.inOut(p)) * (1 - gone),
                        (1 - Ease.out(p)) * em * 0.16 - gone * em * 0.12);
        }
    }

    /** Slides in behind a mask as high as the line. */
    private void masked(Pen pen, Row row, Word word, double dx, double dy, boolean moving) {
        if (!moving) {
            pen.print(word.print(), word.x(), word.baseline(), 1, 0, 1);
            return;
        }
        Canvas canvas = pen.canvas();
        double room = row.em() * 0.22;
        canvas.save();
        double left = dx == 0 ? word.x() - row.em() : word.x() - row.em() * 0.12;
        double right = word.x() + word.print().width() + row.em() * (dx == 0 ? 1 : 0.14);
        canvas.clipRect(Rect.makeLTRB(
                (float) left, (float) (row.top() - room), (float) right, (float) (row.top() + row.height() + room)));
        pen.print(word.print(), word.x() + dx, word.baseline() + dy, 1, 0, 1);
        canvas.restore();
    }

    private static void scaled(Pen pen, Word word, double scale, double alpha, double dy) {
        double cx = word.print().width() / 2;
        double cy = word.print().above() / 2;
        pen.print(word.print(), word.x() + cx * (1 - scale), word.baseline() - cy * (1 - scale) + dy, scale, 0, alpha);
    }

    @Override
    public void close() {
        words.forEach(word -> word.print().close());
    }
}
