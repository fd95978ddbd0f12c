package io.reelmill.illustrator;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.idea.Planner;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Contact sheets of pictures as the viewer's frame shows them, with a bar where captions stand: a row for each style. Run by
 * hand: {@code PictureSheets <folder> <width> <height> <style> …}.
 */
final class PictureSheets {

    private static final List<String> SENTENCES = List.of(
            "Cats blink slowly when they trust you.",
            "Compound interest is quiet, and then it is loud.",
            "The old lighthouse is a hotel now.",
            "Bread needs only flour, water and time.",
            "A black hole bends even the light around it.",
            "Put your phone in another room before you go to bed.");
    private static final int CELL = 300;
    /** What the camera sees of the stage, against the frame. */
    private static final double SEEN = 1.06;

    private PictureSheets() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        int width = Integer.parseInt(args[1]);
        int height = Integer.parseInt(args[2]);
        double scale = CELL / (double) Math.max(width, height);
        int cellWidth = (int) Math.round(width * scale);
        int cellHeight = (int) Math.round(height * scale);
        try (Surface sheet =
                Surface.makeRasterN32Premul(SENTENCES.size() * (cellWidth + 4), (args.length - 3) * (cellHeight + 4))) {
            sheet.getCanvas().clear(0xFFFFFFFF);
            for (int row = 3; row < args.length; row++) {
                Look look = new Look(args[row], "", "", width, height, 42);
                List<Shot> shots = new ArrayList<>();
                for (String sentence : SENTENCES) {
                    shots.add(
                            new Shot(shots.size(), 3 * shots.size(), 3 * shots.size() + 3, sentence, "", shots.size()));
                }
                List<Idea> ideas = new Planner(Lexicon.get()).plan("", shots, look);
                for (Idea idea : ideas) {
                    Path own = Files.createTempDirectory(folder, "picture");
                    Picture picture = new EmbeddedIllustrator().draw(idea, look, own);
                    int x = idea.shot() * (cellWidth + 4);
                    int y = (row - 3) * (cellHeight + 4);
                    draw(sheet.getCanvas(), picture, own, x, y, cellWidth, cellHeight, look);
                }
            }
            try (Image image = sheet.makeImageSnapshot();
                    Data data = EncoderPNG.encode(image)) {
                Files.write(folder.resolve("sheet-" + width + "x" + height + "-" + args[3] + ".png"), data.getBytes());
            }
        }
    }

    private static void draw(
            Canvas canvas, Picture picture, Path folder, int x, int y, int width, int height, Look look)
            throws IOException {
        double scale = width / (look.frameWidth() * SEEN);
        canvas.save();
        canvas.clipRect(Rect.makeXYWH(x, y, width, height));
        canvas.translate(x + width / 2f, y + height / 2f);
        canvas.scale((float) scale, (float) scale);
        canvas.translate(-(float) picture.stageWidth() / 2, -(float) picture.stageHeight() / 2);
        for (Layer layer : picture.layers()) {
            try (Image image = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(folder.resolve(layer.file())))) {
                canvas.drawImageRect(
                        image, Rect.makeXYWH((float) layer.x(), (float) layer.y(), (float) layer.width(), (float)
                                layer.height()));
            }
        }
        canvas.restore();
        try (Paint bar = new Paint().setColor(0xB0FFFFFF)) {
            canvas.drawRect(Rect.makeXYWH(x + width * 0.14f, y + height * 0.72f, width * 0.72f, height * 0.07f), bar);
        }
    }
}
