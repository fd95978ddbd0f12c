package io.reelmill.render.figure;

import io.reelmill.figures.likeness.CharacterTreatment;
import io.reelmill.figures.likeness.Likeness;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.framing.SmartCrop;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.BackgroundRemover;
import io.reelmill.providers.figure.Restyler;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Style;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Makes the image of a character ready for scenes, once for a film: cut out or cropped, and in the film's style. */
public final class CharacterImageStage implements Stage<CharacterImageStage.Order, CharacterImageStage.Made> {

    private static final String FIGURE = "figure.png";
    private static final String PORTRAIT = "portrait.jpg";

    /** Enough for a figure that fills a frame. */
    private static final int SEEN = 1800;
    /** What models take as a reference. */
    private static final int REFERENCE = 1024;
    /** Width by height of a picture in a frame. */
    private static final double CROP = 0.8;
    /** Of the frame: no figure is shown larger. */
    private static final double WIDEST = 0.5;

    private static final double TALLEST = 0.64;
    /** Pixels of the longer side of the page that a figure is drawn on; in a larger frame it is enlarged. */
    private static final int LARGEST = 1920;

    private static final int LINE = 0x16161A;

    /**
     * @param name as messages call it, such as {@code characterIds (Anna)}
     * @param image PNG, named from the project's folder
     * @param preset style of the film
     * @param frameWidth pixels
     * @param frameHeight pixels
     */
    public record Order(String name, String image, String preset, int frameWidth, int frameHeight) {}

    /**
     * @param figure PNG in the stage's folder
     * @param portrait JPEG in the stage's folder
     */
    public record Made(Pose pose, String figure, int width, int height, String portrait) {}

    private final BackgroundRemover remover;
    private final Restyler restyler;
    private final Path projectFolder;

    public CharacterImageStage(BackgroundRemover remover, Restyler restyler, Path projectFolder) {
        this.remover = remover;
        this.restyler = restyler;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "character";
    }

    @Override
    public Class<Made> resultType() {
        return Made.class;
    }

    @Override
    public Made run(Order order, Path folder, StageContext context) throws IOException {
        Path image = projectFolder.resolve(order.image());
        Pixels.read(image).within(REFERENCE).writeJpeg(folder.resolve(PORTRAIT));
        Likeness found = free(image, folder).orElse(null);
        if (found == null) {
            context.warn(
                    order.name() + " does not stand out from the background of its image;" + " it is shown in a frame");
            SmartCrop.Focus focus = SmartCrop.focus(image, CROP);
            found = Likeness.framed(Pixels.read(image), CROP, focus.x(), focus.y());
        }
        context.check();
        Likeness drawn = inStyle(found, order, folder);
        drawn.figure().write(folder.resolve(FIGURE));
        return new Made(
                drawn.pose(), FIGURE, drawn.figure().width(), drawn.figure().height(), PORTRAIT);
    }

    private Optional<Likeness> free(Path image, Path folder) throws IOException {
        Path cut = folder.resolve("cut-out.png");
        try {
            remover.remove(image, cut);
            return Likeness.free(Pixels.read(cut).within(SEEN));
        } catch (ProviderException e) {
            if (e.category() == Category.INPUT) {
                return Optional.empty();
            }
            throw e;
        } finally {
            Files.deleteIfExists(cut);
        }
    }

    private Likeness inStyle(Likeness found, Order order, Path folder) throws IOException {
        double scale = Math.min(1, LARGEST / (double) Math.max(order.frameWidth(), order.frameHeight()));
        int width = (int) Math.round(order.frameWidth() * scale);
        int height = (int) Math.round(order.frameHeight() * scale);
        Likeness as = found.within(width * WIDEST, height * TALLEST);
        CharacterTreatment manner = CharacterTreatment.of(Style.of(order.preset()));
        Likeness styled = as;
        if (manner.kept() < 1) {
            // a page of the frame's shape: lines and dots come out as large as in the film
            Path page = folder.resolve("page.png");
            Path drawn = folder.resolve("page-drawn.png");
            as.page(width, height).write(page);
            restyler.restyleImage(page, order.preset(), drawn);
            styled = as.drawn(Pixels.read(drawn)).blended(as, manner.kept());
            Files.delete(page);
            Files.delete(drawn);
        }
        return styled.outlined(LINE, manner.line() * Math.min(width, height));
    }
}
