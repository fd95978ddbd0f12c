package io.reelmill.cards;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.types.RRect;
import io.github.humbleui.types.Rect;
import io.reelmill.typography.Face;
import io.reelmill.typography.Paragraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Draws what names a film or tells where it comes from. */
public final class TitleCard {

    /** Height to width of a frame that has room for a card below its picture: 9:16 has, 4:5 has not. */
    private static final double MIN_UPRIGHT = 1.5;

    private final io.reelmill.timeline.Canvas frame;
    private final CardStyle style;
    private final Plates plates;
    private final String language;
    private final Path folder;
    private final double side;
    private final boolean upright;

    /**
     * @param language tag of what is written
     * @param folder that files are drawn into
     */
    public TitleCard(io.reelmill.timeline.Canvas frame, CardStyle style, String language, Path folder) {
        this.frame = frame;
        this.style = style;
        this.language = language;
        this.folder = folder;
        this.side = Math.min(frame.width(), frame.height());
        this.plates = new Plates(style, side);
        this.upright = frame.height() > frame.width() * MIN_UPRIGHT;
    }

    /**
     * A title in the lower half of the frame, where captions stand otherwise: what the picture shows stays seen.
     *
     * @param tab a few words above it, or empty
     * @param byline a small line below it, or empty
     */
    public Piece title(String name, String title, String tab, String byline) throws IOException {
        double width = frame.width() * (frame.width() > frame.height() * 1.1 ? 0.64 : 0.84);
        double padX = side * 0.065;
        double padTop = side * (tab.isEmpty() ? 0.07 : 0.085);
        double padBottom = side * 0.07;
        double below = byline.isEmpty() ? 0 : side * 0.105;
        var type = new Paragraph.Type(style.face(), style.capitals(), 0, language);
        double most = frame.height() * (upright ? 0.26 : 0.22);
        double largest = side * (upright ? 0.105 : 0.085);
        try (Paragraph words = Paragraph.fit(title, type, width - 2 * padX, most, largest, side * 0.042)) {
            double height = padTop + words.height() + below + padBottom;
            double y = frame.height() * (upright ? 0.82 : 0.9) - height;
            return card(name, (frame.width() - width) / 2, y, width, height, canvas -> {
                plates.draw(canvas, 0, 0, width, height, style.paper());
                try (Paint ink = new Paint().setColor(style.ink())) {
                    words.draw(canvas, padX, padTop, width - 2 * padX, 0.5, ink);
                }
                if (!tab.isEmpty()) {
                    tab(canvas, tab, width);
                }
                if (!byline.isEmpty()) {
                    byline(canvas, byline, padTop + words.height(), width);
                }
            });
        }
    }

    private void tab(Canvas canvas, String text, double width) {
        double size = side * 0.036;
        var type = new Paragraph.Type(style.face(), style.capitals(), 0.02, language);
        try (Paragraph words = Paragraph.fit(text, type, width * 0.7, size * 1.5, size, size * 0.9);
                Paint ink = new Paint().setColor(style.onAccent())) {
            double w = words.width() + size * 1.9;
            double h = size * 1.95;
            plates.tag(canvas, (width - w) / 2, -h / 2, w, h);
            words.draw(canvas, (width - words.width()) / 2, -words.height() / 2, words.width(), 0, ink);
        }
    }

    private void byline(Canvas canvas, String text, double y, double width) {
        float rule = (float) (side * 0.13);
        double size = side * 0.034;
        var type = new Paragraph.Type(Face.INTER, false, 0.005, language);
        try (Paragraph words = Paragraph.fit(text, type, width * 0.84, size * 1.5, size, size * 0.8);
                Paint accent = new Paint().setColor(style.accent());
                Paint ink = new Paint().setColor(style.ink()).setAlphaf(0.82f)) {
            canvas.drawRect(
                    Rect.makeXYWH((float) (width - rule) / 2, (float) (y + side * 0.042), rule, (float) (side * 0.007)),
                    accent);
            words.draw(canvas, 0, y + side * 0.08, width, 0.5, ink);
        }
    }

    /** A small line at the foot of the frame: where something comes from. */
    public Piece credit(String name, String text) throws IOException {
        double size = side * 0.026;
        var type = new Paragraph.Type(Face.INTER, false, 0.005, language);
        try (Paragraph words = Paragraph.fit(text, type, frame.width() * 0.8, size * 1.5, size, size * 0.9)) {
            double width = words.width() + size * 1.5;
            double height = size * 1.9;
            double y = frame.height() * 0.965 - height;
            return card(name, (frame.width() - width) / 2, y, width, height, canvas -> {
                try (Paint plate = new Paint().setColor(style.deep()).setAlphaf(0.6f);
                        Paint ink = new Paint().setColor(0xFFF6F4EF)) {
                    float corner = (float) (style.plate() == CardStyle.Plate.SOFT ? height / 2 : size * 0.2);
                    canvas.drawRRect(RRect.makeXYWH(0, 0, (float) width, (float) height, corner), plate);
                    words.draw(canvas, size * 0.75, (height - words.height()) / 2, width, 0, ink);
                }
            });
        }
    }

    private Piece card(String name, double x, double y, double width, double height, Consumer<Canvas> drawing)
            throws IOException {
        return plates.card(name, x, y, width, height, side, folder, drawing);
    }
}
