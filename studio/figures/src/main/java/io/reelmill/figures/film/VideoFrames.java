package io.reelmill.figures.film;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;

/** Reads the frames of a video. */
public final class VideoFrames implements AutoCloseable {

    private final FootageReader reader;

    private VideoFrames(FootageReader reader) {
        this.reader = reader;
    }

    /** @throws ProviderException INPUT when the video cannot be read */
    public static VideoFrames open(Path video) {
        try {
            return new VideoFrames(FootageReader.open(video));
        } catch (RenderException e) {
            throw new ProviderException(Category.INPUT, "this is no video that can be read", e);
        }
    }

    public int width() {
        return reader.width();
    }

    public int height() {
        return reader.height();
    }

    /** Frames a second. */
    public double frameRate() {
        return reader.frameRate();
    }

    public double seconds() {
        return reader.seconds();
    }

    /** The frame at a time; fastest when called in ascending order. */
    public Pixels at(double seconds) {
        io.reelmill.compositor.still.Pixels seen = reader.frame(seconds);
        return new Pixels(seen.width(), seen.height(), seen.argb());
    }

    @Override
    public void close() {
        reader.close();
    }
}
