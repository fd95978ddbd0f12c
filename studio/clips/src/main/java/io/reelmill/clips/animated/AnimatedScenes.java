package io.reelmill.clips.animated;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.encode.NativeFrame;
import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.isolation.FileTree;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Animated illustrations: the camera moves through the layers, the hero breathes and sways, particles that suit the
 * place drift in the air, and the light changes. A film draws them when it shows them.
 */
public final class AnimatedScenes implements ClipGenerator {

    private static final String FILE = "clip" + SceneFormat.ENDING;
    private static final String LAYERS = "layers";

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
    public String place(ClipOrder order, Path folder, BooleanSupplier stopped) {
        try {
            Files.createDirectories(folder.resolve(LAYERS));
            // the clip's own model selects the quality level
            Picture picture = illustrator.draw(
                    order.idea(),
                    order.look().with(DetailLevel.of(order.model()).detail()),
                    folder.resolve(LAYERS));
            List<Layer> layers = picture.layers().stream()
                    .map(layer -> layer.of(LAYERS + "/" + layer.file()))
                    .toList();
            Picture placed = new Picture(picture.stageWidth(), picture.stageHeight(), layers, picture.camera());
            SceneDescription.of(order, placed).write(folder.resolve(FILE));
            return FILE;
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a scene could not be drawn", e);
        }
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        Path folder = mp4.resolveSibling(mp4.getFileName() + ".scene");
        try {
            Path file = folder.resolve(place(order, folder, stopped));
            try (DrawnFootage scene = new SceneFormat().read(file).play()) {
                write(scene, order, mp4, stopped);
            }
            FileTree.delete(folder);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a scene could not be drawn", e);
        }
    }

    private static void write(DrawnFootage scene, ClipOrder order, Path mp4, BooleanSupplier stopped) {
        int frames = (int) Math.ceil(order.seconds() * order.frameRate());
        try (FootageWriter writer = FootageWriter.open(mp4, scene.width(), scene.height(), order.frameRate());
                NativeFrame frame = new NativeFrame(scene.width(), scene.height())) {
            for (int i = 0; i < frames; i++) {
                if (stopped.getAsBoolean()) {
                    throw new ProviderException(Category.PASSING, "a clip was stopped");
                }
                scene.draw(i / order.frameRate(), frame.frame());
                writer.write(frame);
            }
            writer.finish();
        }
    }
}
