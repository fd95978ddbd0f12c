package io.reelmill.clips.animated;

import io.reelmill.clips.ClipWriter;
import io.reelmill.isolation.FileTree;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Animated illustrations: the camera moves through the layers, the hero breathes and sways, particles that suit the
 * place drift in the air, and the light changes.
 */
public final class AnimatedScenes implements ClipGenerator {

    private final Illustrator illustrator;

    /** @param illustrator draws the layers */
    public AnimatedScenes(Illustrator illustrator) {
        this.illustrator = illustrator;
    }

    @Override
    public String name() {
        return "living scenes";
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        Look look = order.look();
        Path folder = mp4.resolveSibling(mp4.getFileName() + ".layers");
        try {
            Files.createDirectories(folder);
            // the clip's own model selects the quality level
            DetailLevel richness = DetailLevel.of(order.model());
            Picture picture = illustrator.draw(order.idea(), look.with(richness.detail()), folder);
            int shorter = Math.min(look.frameWidth(), look.frameHeight());
            int width = richness.side(look.frameWidth(), shorter);
            int height = richness.side(look.frameHeight(), shorter);
            try (LayeredSceneRenderer renderer = new LayeredSceneRenderer(picture, folder, order, width, height)) {
                ClipWriter.write(mp4, width, height, order.frameRate(), order.seconds(), renderer::draw, stopped);
            }
            FileTree.delete(folder);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a scene could not be drawn", e);
        }
    }
}
