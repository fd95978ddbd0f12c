package io.reelmill.remote.figure;

import io.reelmill.framing.BlurredFill;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.StillAnimator;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.remote.model.ClipModel;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Stills that a model sets in motion: it is given the picture in the clip's own shape, and words. What comes is as long as
 * the model makes it; a longer shot plays it a little slower, and then there and back.
 */
public final class ModelStills implements StillAnimator {

    private static final int SHORTER_SIDE = 1080;
    private static final int LONGEST_SIDE = 1536;
    private static final int LONGEST_WORDS = 600;

    private final ClipModel model;

    public ModelStills(MediaModel model, MediaIntake intake) {
        this.model = new ClipModel(model, intake);
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public void animate(StillOrder order, Path mp4, BooleanSupplier stopped) {
        Path image = mp4.resolveSibling(mp4.getFileName() + ".still.jpg");
        try {
            still(order, image);
            var wish = new MediaOrder(prompt(order), order.width(), order.height(), Map.of(Part.IMAGE, image));
            model.make(wish, order.frameRate(), order.seconds(), mp4, stopped);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a picture for " + name() + " cannot be read", e);
        } finally {
            image.toFile().delete();
        }
    }

    private static void still(StillOrder order, Path jpeg) throws IOException {
        Portrait picture = Portrait.read(order.image());
        if (!picture.isTransparent()) {
            picture.cropped(order.width() / (double) order.height(), order.focusX(), order.focusY())
                    .opaque(0)
                    .within(SHORTER_SIDE, LONGEST_SIDE)
                    .write(jpeg);
            return;
        }
        Size size = new Size(order.width(), order.height()).within(SHORTER_SIDE, LONGEST_SIDE);
        Path ground = jpeg.resolveSibling(jpeg.getFileName() + ".ground.png");
        try {
            BlurredFill.write(order.image(), size.width(), size.height(), ground);
            picture.over(Portrait.read(ground)).write(jpeg);
        } finally {
            Files.deleteIfExists(ground);
        }
    }

    private static String prompt(StillOrder order) {
        String words = order.words().strip();
        words = words.substring(0, Math.min(LONGEST_WORDS, words.length()));
        String prompt =
                "The picture comes to life: what it shows moves gently and as it would in nature, the camera travels"
                        + " slowly. Nothing else appears: no text, no captions, no cuts.";
        return words.isEmpty() ? prompt : prompt + " It is seen to these words: \"" + words + "\".";
    }
}
