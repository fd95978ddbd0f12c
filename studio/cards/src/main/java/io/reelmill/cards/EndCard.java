package io.reelmill.cards;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.GradientStyle;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.RRect;
import io.github.humbleui.types.Rect;
import io.reelmill.typography.Face;
import io.reelmill.typography.Paragraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Draws what an advertisement ends with, and the marks of its parts. */
public final class EndCard {

    private final io.reelmill.timeline.Canvas frame;
    private final CardStyle style;
    private final Plates plates;
    private final String language;
    private final Path folder;
    private final double side;
    private final boolean upright;
    private final boolean pictured;

    /**
     * @param language tag of what is written
     * @param folder that files are drawn into
     * @param pictured whether the last card has a picture of the product; else what the film shows is seen above
     */
    public EndCard(io.reelmill.timeline.Canvas frame, CardStyle style, String language, Path folder, boolean pictured) {
        this.frame = frame;
        this.style = style;
        this.language = language;
        this.folder = folder;
        this.side = Math.min(frame.width(), frame.height());
        this.plates = new Plates(style, side);
        this.pictured = pictured;
        this.upright = frame.height() > frame.width() * 1.1;
    }

    /** Darkens the frame for what stands on it: without a picture of the product, the lower half alone. */
    public Piece veil(String name) throws IOException {
        String file = name + ".png";
        int deep = style.deep() & 0xFFFFFF;
        int[] colours = pictured
                ? new int[] {0xC4 << 24 | deep, 0xDC << 24 | deep, 0xEE << 24 | deep}
                : new int[] {0x14 << 24 | deep, 0xD0 << 24 | deep, 0xF2 << 24 | deep};
        // a veil has no detail: an eighth of the frame is enough
        int width = Math.max(2, frame.width() / 8);
        int height = Math.max(2, frame.height() / 8);
        CardCanvas.write(style, 0, width, height, folder.resolve(file), canvas -> {
            try (Shader fall = Shader.makeLinearGradient(
                            0,
                            pictured ? 0 : height * 0.3f,
                            0,
                            height,
                            colours,
                            new float[] {0, 0.4f, 1},
                            GradientStyle.DEFAULT.withTileMode(FilterTileMode.CLAMP));
                    Paint paint = new Paint().setShader(fall)) {
                canvas.drawRect(Rect.makeWH(width, height), paint);
            }
        });
        // its edge samples are soft: they lie outside
        return new Piece(file, -8, -8, frame.width() + 16.0, frame.height() + 16.0);
    }

    /**
     * A picture of the product or its logo, above its name.
     *
     * @param picture PNG
     * @param framed whether it has edges of its own, and is laid on a plate like a print
     * @throws IOException when it cannot be read
     */
    public Piece mark(String name, Path picture, boolean framed) throws IOException {
        try (Image image = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(picture))) {
            double room = frame.height() * (upright ? 0.27 : 0.3);
            double scale = Math.min(room / image.getHeight(), frame.width() * (upright ? 0.7 : 0.4) / image.getWidth());
            double width = image.getWidth() * scale;
            double height = image.getHeight() * scale;
            double y = frame.height() * (upright ? 0.16 : 0.075) + (room - height) / 2;
            double border = framed ? side * 0.014 : 0;
            return plates.card(name, (frame.width() - width) / 2, y, width, height, side, folder, canvas -> {
                if (framed) {
                    plates.draw(canvas, 0, 0, width, height, style.paper() | 0xFF000000);
                } else {
                    plates.glow(canvas, width, height);
                }
                Rect all = Rect.makeWH(image.getWidth(), image.getHeight());
                Rect to = Rect.makeLTRB(
                        (float) border, (float) border, (float) (width - border), (float) (height - border));
                int kept = canvas.save();
                canvas.clipRRect(
                        RRect.makeLTRB(to.getLeft(), to.getTop(), to.getRight(), to.getBottom(), (float)
                                (side * (framed ? 0.012 : 0))),
                        true);
                canvas.drawImageRect(image, all, to, SamplingMode.MITCHELL, null, true);
                canvas.restoreToCount(kept);
            });
        }
    }

    /** The product's name, large. */
    public Piece name(String name, String product) throws IOException {
        double width = frame.width() * 0.86;
        double height = frame.height() * (upright ? 0.13 : 0.2);
        double y = frame.height() * (upright ? pictured ? 0.46 : 0.54 : pictured ? 0.4 : 0.46);
        var type = new Paragraph.Type(style.face(), style.capitals(), 0, language);
        try (Paragraph words = Paragraph.fit(product, type, width, height, side * 0.15, side * 0.05)) {
            return plates.card(name, (frame.width() - width) / 2, y, width, height, side, folder, canvas -> {
                centre(canvas, words, 0xFFFDFCF8, width, height);
            });
        }
    }

    /** What to do, on a button. */
    public Piece button(String name, String call) throws IOException {
        double size = side * 0.052;
        var type = new Paragraph.Type(style.face(), style.capitals(), 0.005, language);
        try (Paragraph words = Paragraph.fit(call, type, frame.width() * 0.7, size * 1.5, size, size * 0.6)) {
            double width = words.width() + size * 2.4;
            double height = size * 2.3;
            double y = frame.height() * (upright ? pictured ? 0.615 : 0.675 : pictured ? 0.65 : 0.68);
            return plates.card(name, (frame.width() - width) / 2, y, width, height, side, folder, canvas -> {
                plates.draw(canvas, 0, 0, width, height, style.accent());
                centre(canvas, words, style.onAccent(), width, height);
            });
        }
    }

    /** Where to find it, below the button. */
    public Piece address(String name, String site) throws IOException {
        double size = side * 0.05;
        double width = frame.width() * 0.8;
        double height = size * 1.6;
        double y = frame.height() * (upright ? pictured ? 0.705 : 0.76 : 0.84);
        var type = new Paragraph.Type(Face.INTER, false, 0.01, language);
        try (Paragraph words = Paragraph.fit(site, type, width, height, size, size * 0.6)) {
            return plates.card(name, (frame.width() - width) / 2, y, width, height, side, folder, canvas -> {
                centre(canvas, words, 0xFFF6F4EF, width, height);
            });
        }
    }

    /** A tag near the upper edge: the product's name when it is first met. */
    public Piece tag(String name, String text) throws IOException {
        double size = side * 0.062;
        var type = new Paragraph.Type(style.face(), style.capitals(), 0, language);
        try (Paragraph words = Paragraph.fit(text, type, frame.width() * 0.7, size * 1.5, size, size * 0.6)) {
            double width = words.width() + size * 1.8;
            double height = size * 2;
            double y = frame.height() * (upright ? 0.12 : 0.06);
            return plates.card(name, (frame.width() - width) / 2, y, width, height, side, folder, canvas -> {
                plates.draw(canvas, 0, 0, width, height, style.paper());
                centre(canvas, words, style.ink(), width, height);
            });
        }
    }

    /** A tick and a figure: what is proven. */
    public Piece proof(String name, String figure) throws IOException {
        double size = side * 0.06;
        var type = new Paragraph.Type(style.face(), style.capitals(), 0, language);
        try (Paragraph words = Paragraph.fit(figure, type, frame.width() * 0.6, size * 1.5, size, size * 0.6)) {
            double badge = size * 1.3;
            double height = size * 2.1;
            double width = size * 0.7 + badge + size * 0.5 + words.width() + size * 0.9;
            double y = frame.height() * (upright ? 0.12 : 0.06);
            return plates.card(name, (frame.width() - width) / 2, y, width, height, side, folder, canvas -> {
                plates.draw(canvas, 0, 0, width, height, style.paper());
                double centre = size * 0.55 + badge / 2;
                plates.badge(canvas, centre, height / 2, badge, style.right());
                Plates.tick(canvas, centre, height / 2, badge, style.onRight());
                try (Paint ink = new Paint().setColor(style.ink())) {
                    words.draw(
                            canvas,
                            centre + badge / 2 + size * 0.4,
                            (height - words.height()) / 2,
                            words.width(),
                            0,
                            ink);
                }
            });
        }
    }

    /** A tick on a round mark: what follows is proven. */
    public Piece tick(String name) throws IOException {
        double size = side * 0.13;
        double x = (frame.width() - size) / 2;
        double y = frame.height() * (upright ? 0.12 : 0.06);
        return plates.card(name, x, y, size, size, side, folder, (Canvas canvas) -> {
            plates.badge(canvas, size / 2, size / 2, size, style.right());
            Plates.tick(canvas, size / 2, size / 2, size, style.onRight());
        });
    }

    /** Draws words in the middle of a plate. */
    private static void centre(Canvas canvas, Paragraph words, int colour, double width, double height) {
        try (Paint ink = new Paint().setColor(colour)) {
            words.draw(canvas, 0, (height - words.height()) / 2, width, 0.5, ink);
        }
    }
}
