package io.reelmill.remote.figure;

import io.reelmill.clips.SplicedVideo;
import io.reelmill.clips.SplicedVideo.Stretch;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.MotionOrder;
import io.reelmill.providers.figure.MotionTransfer;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.Part;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Motion transfer by a model that is given the character's picture and the video. A video that is longer than the model
 * takes is cut into equal stretches; each begins with the character as it is in the picture.
 */
public final class ModelMotion implements MotionTransfer {

    /** Pixels of the shorter side; models see no more. */
    private static final int SHORTER_SIDE = 720;

    private static final int LONGEST_SIDE = 1536;

    private final ChunkedGeneration sittings;

    /** @param longest seconds of video that the model takes at a time */
    public ModelMotion(MediaModel model, MediaIntake intake, double longest) {
        this.sittings = new ChunkedGeneration(model, intake, longest);
    }

    @Override
    public String name() {
        return sittings.name();
    }

    @Override
    public void transfer(MotionOrder order, Path mp4, BooleanSupplier stopped) {
        Size size;
        List<Double> lengths;
        try (FootageReader video = FootageReader.open(order.source())) {
            size = new Size(video.width(), video.height()).within(SHORTER_SIDE, LONGEST_SIDE);
            lengths = sittings.even(video.seconds());
        } catch (RenderException e) {
            throw new ProviderException(Category.INTERNAL, "a video for " + name() + " cannot be read", e);
        }
        sittings.make(
                lengths,
                (from, seconds, folder) -> {
                    Path image = Portrait.read(order.character())
                            .opaque(0xFFFFFF)
                            .within(LONGEST_SIDE, LONGEST_SIDE)
                            .write(folder.resolve("character.jpg"));
                    Path part = folder.resolve("source.mp4");
                    SplicedVideo.write(
                            List.of(new Stretch(order.source(), seconds, from)),
                            size.width(),
                            size.height(),
                            Math.min(30, order.frameRate()),
                            seconds,
                            part,
                            stopped);
                    return new MediaOrder(
                            "", order.width(), order.height(), Map.of(Part.IMAGE, image, Part.VIDEO, part));
                },
                order.width(),
                order.height(),
                order.frameRate(),
                mp4,
                stopped);
    }
}
