package io.reelmill.render.film;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Timelines of painted pictures that are encoded within a second. */
final class SmallFilms {

    static final int WIDTH = 144;
    static final int HEIGHT = 256;
    static final Encoding QUICK = new Encoding(28, "ultrafast", 64);

    private SmallFilms() {}

    /** Pictures of two seconds each, under a camera that moves. */
    static Timeline timeline(String... pictures) {
        List<Clip> clips = new ArrayList<>();
        for (String picture : pictures) {
            double start = 2.0 * clips.size();
            Layer layer = new Layer(picture, 0, 0, WIDTH, HEIGHT, 1, null);
            Camera camera = new Camera(new View(0.5, 0.5, 1), new View(0.5, 0.5, 0.8), Easing.LINEAR);
            clips.add(
                    new Clip(picture + start, start, start + 2, WIDTH, HEIGHT, List.of(layer), camera, Transition.CUT));
        }
        Canvas canvas = new Canvas(WIDTH, HEIGHT, 10);
        return new Timeline(canvas, 2.0 * clips.size(), clips, Captions.none(), List.of(), List.of());
    }

    /** Paints a picture from one colour to another, with dots. */
    static void paint(Path file, Color from, Color to) throws IOException {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setPaint(new GradientPaint(0, 0, from, WIDTH, HEIGHT, to));
        g.fillRect(0, 0, WIDTH, HEIGHT);
        g.setColor(to.darker());
        for (int i = 0; i < 60; i++) {
            g.fillOval(i * 53 % WIDTH, i * 97 % HEIGHT, 9, 9);
        }
        g.dispose();
        ImageIO.write(image, "png", file.toFile());
    }
}
