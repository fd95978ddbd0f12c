package io.reelmill.compositor.still;

import java.io.IOException;
import java.nio.file.Path;

/** Reads PNG and JPEG files. */
public final class StillReader {

    private StillReader() {}

    /**
     * Reads a picture that fills the stage.
     *
     * @param file a PNG or JPEG
     * @param largestWidth samples across that can be put to use; a wider picture is brought down to it
     * @throws IOException when the file is missing or is no picture
     */
    public static Still backdrop(Path file, int largestWidth) throws IOException {
        // straight from where they were decoded: a large picture has 19 MB of samples
        return PixelsReader.read(file, largestWidth, Still::backdrop);
    }

    /** As {@link #backdrop}, for a picture that stands before others and may be transparent. */
    public static Still cutout(Path file, int largestWidth) throws IOException {
        return Still.cutout(PixelsReader.read(file, largestWidth));
    }
}
