package io.reelmill.render.segment;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Word;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
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
import java.util.Random;
import javax.imageio.ImageIO;

/** A film with captions and cross-fades, whose segments take long enough to be killed over. */
final class SharedFilm {

    static final Encoding CODED = new Encoding(23, "medium", 64);
    private static final Canvas CANVAS = new Canvas(432, 768, 25);
    private static final String PICTURE = "picture.png";

    private SharedFilm() {}

    /** @param clips of two seconds each */
    static Timeline timeline(int clips) {
        List<Clip> shown = new ArrayList<>();
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < clips; i++) {
            double start = 2.0 * i;
            Layer layer = new Layer(PICTURE, 0, 0, CANVAS.width(), CANVAS.height(), 1, null);
            Camera camera = new Camera(new View(0.5, 0.5, 1), new View(0.4, 0.5 + 0.01 * i, 0.7), Easing.LINEAR);
            Transition entry = i == 0 ? Transition.CUT : new Transition(Transition.Kind.CROSS_FADE, 0.2);
            shown.add(new Clip(
                    "clip" + i,
                    start,
                    start + 2 + (i + 1 < clips ? 0.2 : 0),
                    CANVAS.width(),
                    CANVAS.height(),
                    List.of(layer),
                    camera,
                    entry));
            cues.add(
                    new Cue(start + 0.2, start + 1.4, List.of(new Word("Scene " + (i + 1), start + 0.2, start + 1.4))));
        }
        Captions captions = new Captions("Wrap 1", Captions.Position.BOTTOM, "en", cues);
        Overlay bar = new Overlay.ProgressBar(0, 2.0 * clips, 0.01, 0xFF8800);
        return new Timeline(CANVAS, 2.0 * clips, shown, captions, List.of(), List.of(bar));
    }

    /** Paints what the film shows: it has detail, so that an encoder has work with it. */
    static void paint(Path folder) throws IOException {
        BufferedImage image = new BufferedImage(CANVAS.width(), CANVAS.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setPaint(new GradientPaint(0, 0, Color.ORANGE, CANVAS.width(), CANVAS.height(), Color.BLUE));
        g.fillRect(0, 0, CANVAS.width(), CANVAS.height());
        Random random = new Random(7);
        for (int i = 0; i < 3000; i++) {
            g.setColor(new Color(random.nextInt(1 << 24)));
            g.fillOval(random.nextInt(CANVAS.width()), random.nextInt(CANVAS.height()), 9, 9);
        }
        g.dispose();
        ImageIO.write(image, "png", folder.resolve(PICTURE).toFile());
    }
}
