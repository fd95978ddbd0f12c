package io.reelmill.compositor.caption;

import static io.reelmill.compositor.caption.WordLook.between;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.types.RRect;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.caption.CaptionLayout.Placed;
import io.reelmill.compositor.caption.CaptionStyle.Kind;
import io.reelmill.compositor.caption.CaptionStyle.Mark;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Draws the shapes behind the letters of a cue: boxes, plates, a rule. */
final class MarkPainter implements AutoCloseable {

    /** Share of its size at which a box opens. */
    private static final double BEGIN = 0.82;

    private final Mark mark;
    private final CaptionLayout layout;
    private final double em;
    /** Where a part of a shape ends its edges are smoothed otherwise: what words stand on is drawn as a whole. */
    private final Map<Integer, Print> plates = new HashMap<>();

    MarkPainter(CaptionStyle style, CaptionLayout layout) {
        this.mark = style.mark();
        this.layout = layout;
        this.em = layout.size();
    }

    /** @param still whether the canvas is only moved by whole pixels */
    void draw(Canvas canvas, CaptionMoment moment, IntFunction<WordLook> looks, boolean still) {
        switch (mark.kind()) {
            case NONE -> {}
            case SPOKEN_WORD -> boxes(moment).forEach(box -> shape(canvas, box, mark.active(), 1));
            case EACH_WORD -> eachWord(canvas, looks, still);
            case LINES -> lines(canvas, still);
            case PANEL -> plate(canvas, 0, new Plate(around(layout.words()), mark.colour(), 1), still);
            case UNDERLINE -> rules(moment).forEach(rule -> fill(canvas, rule, mark.active(), 1, rule.getHeight() / 2));
        }
    }

    /** What moves from word to word, wherever it is at a moment. */
    List<Rect> moving(CaptionMoment moment) {
        return switch (mark.kind()) {
            case SPOKEN_WORD -> boxes(moment);
            case UNDERLINE -> rules(moment);
            default -> List.of();
        };
    }

    /** What belongs to a word that looks like that; null for nothing. */
    Rect own(Placed place, WordLook look) {
        boolean seen = look.opacity() > 0 && !place.text().isEmpty();
        return mark.kind() == Kind.EACH_WORD && seen
                ? around(List.of(place)).offset(0, (float) (look.down() * em))
                : null;
    }

    /** A box slides over from the word before when that stands on the same line, and otherwise opens around its word. */
    private List<Rect> boxes(CaptionMoment moment) {
        double arrived = CaptionMoment.arrived(moment.age(), CaptionMoment.MARKED);
        List<Placed> now = of(moment.active());
        List<Placed> before = of(moment.active() - 1);
        if (now.size() == 1 && slides(before, now)) {
            Rect from = around(before);
            Rect to = around(now);
            double left = between(from.getLeft(), to.getLeft(), arrived);
            double right = between(from.getRight(), to.getRight(), arrived);
            return List.of(Rect.makeLTRB((float) left, to.getTop(), (float) right, to.getBottom()));
        }
        double scale = between(BEGIN, 1, arrived);
        return now.stream().map(place -> scaled(around(List.of(place)), scale)).toList();
    }

    private static boolean slides(List<Placed> before, List<Placed> now) {
        return before.size() == 1 && before.get(0).line() == now.get(0).line();
    }

    private void eachWord(Canvas canvas, IntFunction<WordLook> looks, boolean still) {
        for (int i = 0; i < layout.words().size(); i++) {
            Placed place = layout.words().get(i);
            WordLook look = looks.apply(place.word());
            Rect box = own(place, look);
            if (box != null) {
                int colour = WordLook.mixed(mark.colour(), mark.active(), look.stress());
                plate(canvas, i, new Plate(box, colour, look.opacity()), still);
            }
        }
    }

    /** Both lines' plates grow into one where they touch. */
    private void lines(Canvas canvas, boolean still) {
        for (int line = 0; line < 2; line++) {
            List<Placed> words = line(line);
            if (!words.isEmpty()) {
                plate(canvas, line, new Plate(around(words), mark.colour(), 1), still);
            }
        }
    }

    private record Plate(Rect box, int colour, double opacity) {}

    private void plate(Canvas canvas, int number, Plate plate, boolean still) {
        Consumer<Canvas> drawing = onto -> shape(onto, plate.box(), plate.colour(), plate.opacity());
        if (still) {
            plates.computeIfAbsent(number, n -> new Print()).draw(canvas, plate, Rects.outside(plate.box()), drawing);
        } else {
            drawing.accept(canvas);
        }
    }

    private List<Rect> rules(CaptionMoment moment) {
        double arrived = CaptionMoment.arrived(moment.age(), CaptionMoment.MARKED);
        List<Placed> now = of(moment.active());
        List<Placed> before = of(moment.active() - 1);
        List<Rect> rules = new ArrayList<>();
        for (Placed place : now) {
            double left = place.x();
            double right = place.x() + place.width() * arrived;
            if (now.size() == 1 && slides(before, now)) {
                left = between(before.get(0).x(), place.x(), arrived);
                right = between(before.get(0).x() + before.get(0).width(), place.x() + place.width(), arrived);
            }
            double top = place.baseline() + (mark.above() - mark.corner()) * em;
            double bottom = place.baseline() + mark.above() * em;
            rules.add(Rect.makeLTRB((float) left, (float) top, (float) right, (float) bottom));
        }
        return rules;
    }

    private List<Placed> of(int word) {
        return layout.words().stream()
                .filter(place -> place.word() == word && lettered(place))
                .toList();
    }

    /** Emoji need no box, and what no typeface has gets none. */
    private static boolean lettered(Placed place) {
        return place.text().codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private List<Placed> line(int line) {
        return layout.words().stream()
                .filter(place -> place.line() == line && !place.text().isEmpty())
                .toList();
    }

    private Rect around(List<Placed> places) {
        double left = Double.MAX_VALUE;
        double right = 0;
        double top = Double.MAX_VALUE;
        double bottom = 0;
        for (Placed place : places) {
            left = Math.min(left, place.x());
            right = Math.max(right, place.x() + place.width());
            top = Math.min(top, place.baseline() - CaptionLayout.CAPITAL * em);
            bottom = Math.max(bottom, place.baseline());
        }
        return Rect.makeLTRB(
                (float) (left - mark.side() * em),
                (float) (top - mark.above() * em),
                (float) (right + mark.side() * em),
                (float) (bottom + mark.above() * em));
    }

    private static Rect scaled(Rect rect, double scale) {
        float x = (float) (rect.getWidth() * (1 - scale) / 2);
        float y = (float) (rect.getHeight() * (1 - scale) / 2);
        return Rect.makeLTRB(rect.getLeft() + x, rect.getTop() + y, rect.getRight() - x, rect.getBottom() - y);
    }

    private void shape(Canvas canvas, Rect rect, int colour, double opacity) {
        fill(canvas, rect, colour, opacity, mark.corner() * em);
    }

    private static void fill(Canvas canvas, Rect rect, int colour, double opacity, double corner) {
        try (Paint paint = new Paint().setAntiAlias(true).setColor(colour)) {
            paint.setAlphaf((float) (paint.getAlphaf() * opacity));
            canvas.drawRRect(
                    RRect.makeLTRB(rect.getLeft(), rect.getTop(), rect.getRight(), rect.getBottom(), (float) corner),
                    paint);
        }
    }

    @Override
    public void close() {
        plates.values().forEach(Print::close);
    }
}
