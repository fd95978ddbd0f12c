package io.reelmill.render.film;

import io.reelmill.cards.CardStyle;
import io.reelmill.cards.Cover;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.picture.Look;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Makes the cover: the title over the most telling frame. */
public final class CoverStage implements Stage<CoverStage.Order, CoverStage.Made> {

    private static final String COVER = "cover.jpg";
    /** So many of the first pictures are looked at. */
    private static final int CANDIDATES = 5;
    /** The film begins with what it is about, so that an early picture need not be as striking. */
    private static final double EARLY = 0.06;

    /**
     * @param title what the video is about, or empty
     * @param textType as in {@code options.coverTextType}
     */
    public record Order(Timeline timeline, String title, String language, String textType, Look look) {}

    /** @param file JPEG in the stage's folder */
    public record Made(String file) {}

    private final FilmMaker filmMaker;
    private final Path projectFolder;

    /** @param projectFolder that the timeline's files are named from */
    public CoverStage(FilmMaker filmMaker, Path projectFolder) {
        this.filmMaker = filmMaker;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "cover";
    }

    @Override
    public Class<Made> resultType() {
        return Made.class;
    }

    @Override
    public Made run(Order order, Path folder, StageContext context) throws IOException {
        Timeline bare = bare(order.timeline());
        Path frame = folder.resolve("frame.png");
        filmMaker.still(bare, projectFolder, best(bare, folder, context), frame);
        new Cover(CardStyle.of(order.look()), order.language())
                .write(frame, order.title(), Cover.TextType.named(order.textType()), folder.resolve(COVER));
        Files.delete(frame);
        return new Made(COVER);
    }

    /** Pictures alone. */
    private static Timeline bare(Timeline timeline) {
        return new Timeline(timeline.canvas(), timeline.seconds(), timeline.clips(), Captions.none(), List.of());
    }

    private double best(Timeline bare, Path folder, StageContext context) throws IOException {
        double best = 0;
        double most = -1;
        for (int i = 0; i < Math.min(CANDIDATES, bare.clips().size()); i++) {
            context.check();
            Clip clip = bare.clips().get(i);
            double end = i + 1 < bare.clips().size() ? bare.clips().get(i + 1).start() : clip.end();
            double middle = (clip.start() + clip.entry().seconds() + end) / 2;
            Path look = folder.resolve("look.png");
            filmMaker.still(bare, projectFolder, middle, look);
            double worth = worth(ImageIO.read(look.toFile())) * (1 - EARLY * i);
            Files.delete(look);
            if (worth > most) {
                most = worth;
                best = middle;
            }
        }
        return best;
    }

    /** How much there is to see in the upper part: spread of light and of colour, 0 to about 1. */
    static double worth(BufferedImage image) {
        int rows = image.getHeight() * 6 / 10;
        int step = Math.max(1, image.getWidth() / 90);
        double n = 0;
        double sum = 0;
        double squares = 0;
        double colour = 0;
        for (int y = 0; y < rows; y += step) {
            for (int x = 0; x < image.getWidth(); x += step) {
                int rgb = image.getRGB(x, y);
                int r = rgb >> 16 & 255;
                int g = rgb >> 8 & 255;
                int b = rgb & 255;
                double light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
                sum += light;
                squares += light * light;
                colour += (Math.max(r, Math.max(g, b)) - Math.min(r, Math.min(g, b))) / 255.0;
                n++;
            }
        }
        double mean = sum / n;
        return Math.sqrt(Math.max(0, squares / n - mean * mean)) * 2 + colour / n * 0.5;
    }
}
