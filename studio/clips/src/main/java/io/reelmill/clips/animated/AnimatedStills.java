package io.reelmill.clips.animated;

import io.reelmill.clips.ClipWriter;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.BackgroundRemover;
import io.reelmill.providers.footage.StillAnimator;
import io.reelmill.providers.footage.StillOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Animated stills: the camera moves around the subject, which is separated from its background and breathes; lights
 * drift in between.
 */
public final class AnimatedStills implements StillAnimator {

    private final BackgroundRemover remover;

    /** @param remover separates the figure from the background */
    public AnimatedStills(BackgroundRemover remover) {
        this.remover = remover;
    }

    @Override
    public String name() {
        return "living stills";
    }

    @Override
    public void animate(StillOrder order, Path mp4, BooleanSupplier stopped) {
        Path figure = mp4.resolveSibling(mp4.getFileName() + ".figure.png");
        try {
            DetailLevel richness = DetailLevel.of(order.model());
            int shorter = Math.min(order.width(), order.height());
            int width = richness.side(order.width(), shorter);
            int height = richness.side(order.height(), shorter);
            try (PhotoSceneRenderer scene =
                    new PhotoSceneRenderer(order, cut(order.image(), figure), richness, width, height)) {
                ClipWriter.write(mp4, width, height, order.frameRate(), order.seconds(), scene::draw, stopped);
            }
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a picture could not be brought to life", e);
        } finally {
            figure.toFile().delete();
        }
    }

    /** The figure alone, or null when nothing stands out from the background. */
    private Path cut(Path image, Path figure) throws IOException {
        try {
            remover.remove(image, figure);
            return Files.exists(figure) ? figure : null;
        } catch (ProviderException e) {
            if (e.category() == Category.INPUT) {
                return null;
            }
            throw e;
        }
    }
}
