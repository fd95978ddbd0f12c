package io.reelmill.illustrator.icon;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Font;
import io.github.humbleui.skija.FontMgr;
import io.github.humbleui.skija.FontStyle;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Surface;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Contact sheets of the vetted icons and of emoji, drawn as pictures draw them, for whoever looks after {@code unfit.txt} and
 * {@code emoji.txt}. Run by hand: {@code IconSheets <folder>}.
 */
final class IconSheets {

    private static final int CELL = 92;
    private static final int COLUMNS = 20;
    private static final int ROWS = 15;

    private IconSheets() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        List<String> names = new ArrayList<>(
                IconCatalog.get().icons().stream().map(IconCatalog.Icon::name).toList());
        Glyphs.lines("/io/reelmill/illustrator/emoji.txt")
                .forEach(line -> names.add(line.substring(0, line.indexOf(':'))));
        for (int from = 0, sheet = 1; from < names.size(); from += COLUMNS * ROWS, sheet++) {
            draw(
                    names.subList(from, Math.min(names.size(), from + COLUMNS * ROWS)),
                    folder.resolve("icons-%02d.png".formatted(sheet)));
        }
    }

    private static void draw(List<String> names, Path file) throws IOException {
        int[] paints = {Tint.TEAL.ordinal(), Tint.ORANGE.ordinal(), Tint.PURPLE.ordinal()};
        try (Surface surface = Surface.makeRasterN32Premul(COLUMNS * CELL, ROWS * CELL);
                Paint text = new Paint().setColor(0xFF222222);
                Font font = new Font(FontMgr.getDefault().matchFamilyStyle("DejaVu Sans", FontStyle.NORMAL), 10)) {
            Canvas canvas = surface.getCanvas();
            canvas.clear(0xFFF4F0E6);
            for (int i = 0; i < names.size(); i++) {
                int x = i % COLUMNS * CELL;
                int y = i / COLUMNS * CELL;
                Glyph glyph = Glyphs.get().find(names.get(i)).orElseThrow();
                Oklch main = Tint.values()[paints[i % paints.length]].colour();
                VolumeColours colours = new VolumeColours(
                        main, main.lighter(0.1), main.lighter(-0.14), main.lighter(-0.3), main.lighter(-0.22));
                Relief relief = Relief.of(glyph, CELL - 30.0, 2);
                try (Image image = Silhouette.shaded(relief, colours, 1)) {
                    canvas.drawImage(image, x + (CELL - relief.width) / 2f, y + (CELL - 12 - relief.height) / 2f);
                }
                String name = names.get(i);
                canvas.drawString(name.substring(0, Math.min(17, name.length())), x + 1, y + CELL - 4, font, text);
            }
            try (Image image = surface.makeImageSnapshot();
                    Data data = EncoderPNG.encode(image)) {
                Files.write(file, data.getBytes());
            }
        }
    }
}
