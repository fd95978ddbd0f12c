package io.reelmill.cards;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncodeJPEGOptions;
import io.github.humbleui.skija.EncoderJPEG;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.GradientStyle;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.typography.Paragraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Makes the cover of a video: its title, set large in the manner of its style, over one of its frames. */
public final class Cover {

    private static final int JPEG_QUALITY = 92;
    private static final double WIDTH = 0.86;

    private final CardStyle style;
    private final String language;

    /** How the title is set: {@code options.coverTextType}. */
    public enum TextType {
        /** TitleLines of letters in depth, one of them in the accent. */
        LAYERS,
        /** Every line on a strip of its own. */
        STRIPS,
        /** The whole title on one plate. */
        PLATE,
        /** Letters with an edge alone. */
        OUTLINE,
        /** Letters alone. */
        PLAIN,
        /** No title. */
        NONE;

        /** The type of that name; what is unknown is set in layers. */
        public static TextType named(String name) {
            return switch (name.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "")) {
                case "strips", "boxes", "lines", "highlight" -> STRIPS;
                case "plate", "box", "card" -> PLATE;
                case "outline", "stroke" -> OUTLINE;
                case "plain", "simple", "text", "minimal" -> PLAIN;
                case "none", "notext", "off" -> NONE;
                default -> LAYERS;
            };
        }
    }

    /** @param language tag of the title */
    public Cover(CardStyle style, String language) {
        this.style = style;
        this.language = language;
    }

    /**
     * Writes the cover, as large as the frame.
     *
     * @param frame PNG or JPEG
     * @throws IOException when a file cannot be read or written
     */
    public void write(Path frame, String title, TextType type, Path jpeg) throws IOException {
        try (Image picture = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(frame));
                Surface surface = Surface.makeRasterN32Premul(picture.getWidth(), picture.getHeight())) {
            Canvas canvas = surface.getCanvas();
            canvas.drawImage(picture, 0, 0);
            if (type != TextType.NONE && !title.isBlank()) {
                new Setting(canvas, picture.getWidth(), picture.getHeight()).set(title, type, jpeg.getParent());
            }
            try (Image whole = surface.makeImageSnapshot();
                    Data data = EncoderJPEG.encode(whole, EncodeJPEGOptions.DEFAULT.withQuality(JPEG_QUALITY))) {
                Files.write(jpeg, data.getBytes());
            }
        }
    }

    private final class Setting {

        private final Canvas canvas;
        private final int width;
        private final int height;
        private final double side;
        private final boolean upright;

        Setting(Canvas canvas, int width, int height) {
            this.canvas = canvas;
            this.width = width;
            this.height = height;
            this.side = Math.min(width, height);
            this.upright = height > width * 1.1;
        }

        void set(String title, TextType type, Path folder) throws IOException {
            shade();
            Path sheet = folder.resolve("cover-title.png");
            CardCanvas.write(style, side, width, height, sheet, c -> {
                switch (type) {
                    case PLATE -> plate(c, title);
                    case STRIPS -> strips(c, title);
                    default -> letters(c, title, type);
                }
            });
            try (Image drawn = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(sheet))) {
                canvas.drawImage(drawn, 0, 0);
            }
            Files.delete(sheet);
        }

        /** The lower half goes dark, so that letters stand out of any picture. */
        private void shade() {
            int deep = style.deep() & 0xFFFFFF;
            int[] colours = {deep, deep | 0x8C000000, deep | 0xE0000000};
            float from = height * (upright ? 0.45f : 0.3f);
            try (Shader fall = Shader.makeLinearGradient(
                            0,
                            from,
                            0,
                            height,
                            colours,
                            new float[] {0, 0.5f, 1},
                            GradientStyle.DEFAULT.withTileMode(FilterTileMode.CLAMP));
                    Paint paint = new Paint().setShader(fall)) {
                canvas.drawRect(Rect.makeLTRB(0, from, width, height), paint);
            }
        }

        /** Where the title ends, above what the platforms lay over a cover. */
        private double foot() {
            return height * (upright ? 0.86 : 0.91);
        }

        private Paragraph paragraph(String title, double most, double largest) {
            var type = new Paragraph.Type(style.face(), true, -0.01, language);
            return Paragraph.fit(title, type, width * WIDTH, height * most, largest, side * 0.05);
        }

        private void plate(Canvas c, String title) {
            Plates plates = new Plates(style, side);
            double pad = side * 0.06;
            var type = new Paragraph.Type(style.face(), style.capitals(), 0, language);
            try (Paragraph words = Paragraph.fit(
                            title, type, width * WIDTH - 2 * pad, height * 0.34, side * 0.12, side * 0.045);
                    Paint ink = new Paint().setColor(style.ink())) {
                double w = Math.min(width * WIDTH, words.width() + 2 * pad);
                double h = words.height() + 2 * pad;
                double x = (width - w) / 2;
                double y = foot() - h;
                plates.draw(c, x, y, w, h, style.paper());
                words.draw(c, x, y + pad, w, 0.5, ink);
            }
        }

        private void strips(Canvas c, String title) {
            try (Paragraph words = paragraph(title, 0.36, side * 0.125)) {
                double size = words.size();
                double strip = size * 1.22;
                double top = foot() - words.lines() * strip * 1.04;
                for (int i = 0; i < words.lines(); i++) {
                    double w = words.width(i) + size * 0.7;
                    double x = upright ? (width - w) / 2 : width * (1 - WIDTH) / 2;
                    double y = top + i * strip * 1.04;
                    boolean loud = i == words.lines() - 1;
                    try (Paint fill = new Paint().setColor(loud ? style.accent() : style.paper() | 0xFF000000);
                            Paint ink = new Paint().setColor(loud ? style.onAccent() : style.ink())) {
                        c.drawRect(Rect.makeXYWH((float) x, (float) y, (float) w, (float) strip), fill);
                        words.draw(c, i, x + size * 0.35, y + strip / 2 + size * 0.36, ink);
                    }
                }
            }
        }

        private void letters(Canvas c, String title, TextType type) {
            List<Paragraph> lines = lines(title);
            double gap = side * 0.028;
            double all = lines.stream().mapToDouble(Paragraph::height).sum() + gap * (lines.size() - 1);
            double y = foot() - all;
            int loud = loudest(lines);
            try {
                for (int i = 0; i < lines.size(); i++) {
                    Paragraph line = lines.get(i);
                    for (int part = 0; part < line.lines(); part++) {
                        double x = upright ? (width - line.width(part)) / 2 : width * (1 - WIDTH) / 2;
                        line(c, line, part, x, y, type, i == loud);
                    }
                    y += line.height() + gap;
                }
            } finally {
                lines.forEach(Paragraph::close);
            }
        }

        /** Each line as wide as the others, within reason: short lines are set larger. */
        private List<Paragraph> lines(String title) {
            List<String> broken;
            try (Paragraph even = paragraph(title, 0.34, side * 0.15)) {
                broken = TitleLines.of(title, even.lines());
            }
            double room = height * 0.36;
            for (double largest = side * 0.2; ; largest *= 0.93) {
                List<Paragraph> lines = new ArrayList<>();
                var type = new Paragraph.Type(style.face(), true, -0.01, language);
                double measure = width * (upright ? WIDTH : 0.66);
                for (String line : broken) {
                    lines.add(Paragraph.fit(line, type, measure, largest * 1.02, largest, side * 0.045));
                }
                double all = lines.stream().mapToDouble(Paragraph::height).sum() + side * 0.028 * (lines.size() - 1);
                boolean whole = lines.stream().allMatch(line -> line.lines() == 1);
                if (all <= room && whole || largest < side * 0.06) {
                    return lines;
                }
                lines.forEach(Paragraph::close);
            }
        }

        /** The line in the accent: the largest, rather a late one. */
        private int loudest(List<Paragraph> lines) {
            int best = lines.size() - 1;
            for (int i = lines.size() - 1; i >= 0; i--) {
                best = lines.get(i).size() > lines.get(best).size() * 1.02 ? i : best;
            }
            // where the accent is dark, no line would stand out by it
            return lines.size() == 1 || Rgb.luma(style.accent()) < 0.35 ? -1 : best;
        }

        /** @param part of a line that is too long even for the smallest letters */
        private void line(Canvas c, Paragraph line, int part, double x, double y, TextType type, boolean loud) {
            double base = y + line.baseline(part);
            double em = line.size();
            int white = 0xFFFDFCF8;
            if (type == TextType.LAYERS) {
                try (Paint deep = stroke(em * 0.13, style.deep())) {
                    for (double d = 0.085; d >= 0; d -= 0.017) {
                        line.draw(c, part, x + em * d, base + em * d, deep);
                    }
                }
                try (Paint back = new Paint().setColor(loud ? white : style.accent())) {
                    line.draw(c, part, x + em * 0.035, base + em * 0.035, back);
                }
            } else if (type == TextType.OUTLINE) {
                try (Paint edge = stroke(em * 0.16, style.deep())) {
                    line.draw(c, part, x, base, edge);
                }
            }
            try (Paint fill = new Paint().setColor(loud ? style.accent() | 0xFF000000 : white)) {
                line.draw(c, part, x, base, fill);
            }
        }

        private static Paint stroke(double width, int colour) {
            return new Paint()
                    .setMode(PaintMode.STROKE_AND_FILL)
                    .setStrokeWidth((float) width)
                    .setStrokeJoin(PaintStrokeJoin.ROUND)
                    .setColor(colour | 0xFF000000);
        }
    }
}
