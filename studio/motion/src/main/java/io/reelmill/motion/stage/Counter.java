package io.reelmill.motion.stage;

import io.reelmill.motion.message.Quantity;
import io.reelmill.typography.Script;
import java.util.HashMap;
import java.util.Map;

/** A number that counts up to its value, in the format of the original. */
public final class Counter implements AutoCloseable {

    private final CardArea stage;
    private final Quantity quantity;
    private final double em;
    private final Map<String, TextImage> marks = new HashMap<>();
    private final double digit;
    private final double width;
    private final int colour;
    private final boolean plain;

    /**
     * @param em largest size of its digits; reduced when it would be wider than {@code widest}
     * @param widest pixels
     */
    public Counter(CardArea stage, Quantity quantity, double em, double widest, int colour, boolean plain) {
        this.stage = stage;
        this.quantity = quantity;
        this.colour = colour;
        this.plain = plain;
        double natural = natural(stage, quantity, 100) / 100;
        this.em = Math.min(em, widest / natural);
        this.digit = digit(stage, quantity, this.em);
        this.width = natural * this.em;
    }

    private static double digit(CardArea stage, Quantity quantity, double em) {
        double widest = 0;
        for (int d = 0; d < 10; d++) {
            String text = Character.toString(quantity.style().zero() + d);
            widest = Math.max(widest, TextImage.width(stage, text, true, em));
        }
        return widest * 1.02;
    }

    private static double natural(CardArea stage, Quantity quantity, double em) {
        double digit = digit(stage, quantity, em);
        double sum = 0;
        for (String mark : Script.clusters(quantity.text())) {
            sum += isDigit(mark) ? digit : TextImage.width(stage, mark, true, em);
        }
        return sum;
    }

    private static boolean isDigit(String mark) {
        return Character.isDigit(mark.codePointAt(0));
    }

    public double em() {
        return em;
    }

    public double width() {
        return width;
    }

    /**
     * Draws an intermediate value.
     *
     * @param x left edge of the final value
     * @param share of the value, 0 to 1
     */
    public void draw(Pen pen, double x, double baseline, double share, double scale, double alpha) {
        String text = quantity.prefix() + quantity.style().format(quantity.value() * share) + quantity.suffix();
        double length = 0;
        var clusters = Script.clusters(text);
        for (String mark : clusters) {
            length += isDigit(mark) ? digit : print(mark).width();
        }
        // the last digits keep their position; missing leading digits leave a gap in front
        double at = x + width / 2 + (width / 2 - length) * scale;
        for (String mark : clusters) {
            TextImage print = print(mark);
            double room = isDigit(mark) ? digit : print.width();
            pen.print(
                    print,
                    at + (room - print.width()) / 2 * scale,
                    baseline + em * 0.36 * (scale - 1),
                    scale,
                    0,
                    alpha);
            at += room * scale;
        }
    }

    private TextImage print(String mark) {
        return marks.computeIfAbsent(mark, m -> TextImage.of(stage, m, true, em, colour, plain));
    }

    /** Baseline of digits that are vertically centred on a height, pixels. */
    public double baseline(double middle) {
        return middle + em * 0.36;
    }

    /** The bounds of the number when it is centred in a row. */
    public Box in(Box row) {
        return new Box(row.midX() - width / 2, row.midY() - em * 0.38, width, em * 0.76);
    }

    @Override
    public void close() {
        marks.values().forEach(TextImage::close);
    }
}
