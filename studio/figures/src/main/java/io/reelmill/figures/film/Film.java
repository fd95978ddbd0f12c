package io.reelmill.figures.film;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.RenderException;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Writes an mp4 frame by frame; an unfinished file is deleted. */
public final class Film implements AutoCloseable {

    private final FootageWriter writer;
    private final int width;
    private final int height;
    private final BooleanSupplier stopped;

    private Film(FootageWriter writer, int width, int height, BooleanSupplier stopped) {
        this.writer = writer;
        this.width = width;
        this.height = height;
        this.stopped = stopped;
    }

    /** @throws ProviderException INTERNAL when the file cannot be written */
    public static Film write(Path mp4, int width, int height, double frameRate, BooleanSupplier stopped) {
        try {
            return new Film(FootageWriter.open(mp4, width, height, frameRate), width, height, stopped);
        } catch (RenderException e) {
            throw new ProviderException(Category.INTERNAL, "a clip could not be begun", e);
        }
    }

    /** @throws CancellationException when the clip is no longer wanted */
    public static void check(BooleanSupplier stopped) {
        if (stopped.getAsBoolean()) {
            throw new CancellationException("nobody waits for this clip any more");
        }
    }

    /**
     * Appends a frame of the film's size.
     *
     * @throws CancellationException when the clip is no longer wanted
     */
    public void add(Pixels frame) {
        check(stopped);
        if (frame.width() != width || frame.height() != height) {
            throw new IllegalArgumentException("a frame of another size than the clip's");
        }
        writer.write(frame.argb());
    }

    public void finish() {
        writer.finish();
    }

    @Override
    public void close() {
        writer.close();
    }
}
