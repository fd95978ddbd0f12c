package io.reelmill.compositor.footage;

import io.reelmill.compositor.plane.Frame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Footage that is no video: its frames are drawn when they are shown, so that nothing is encoded and decoded in between. The
 * same file and moment give the same frame, whatever was drawn before. Belongs to one thread.
 */
public interface DrawnFootage extends AutoCloseable {

    /** Pixels of a frame, even. */
    int width();

    /** Pixels of a frame, even. */
    int height();

    /**
     * Fills a frame of this size.
     *
     * @param seconds since the footage began; what is drawn for a length goes on beyond its end
     */
    void draw(double seconds, Frame target);

    @Override
    void close();

    /** What the frames are drawn from. Does not change, and is safe for use by several threads. */
    interface Scene {
        /** Footage of it, for one thread. */
        DrawnFootage play();
    }

    /** A kind of file that is drawn. Found by {@link ServiceLoader}. */
    interface Format {
        /** The end of the names of such files. */
        String ending();

        /** @throws IOException when the file, or one that it names, is missing or broken */
        Scene read(Path file) throws IOException;
    }

    /** The format of a file; empty when it is a video. */
    static Optional<Format> format(Path file) {
        // beside the formats, wherever the calling thread comes from
        return ServiceLoader.load(Format.class, DrawnFootage.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(format -> file.toString().endsWith(format.ending()))
                .findFirst();
    }
}
