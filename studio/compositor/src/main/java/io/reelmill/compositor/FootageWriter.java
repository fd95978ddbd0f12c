package io.reelmill.compositor;

import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.encode.FootageEncoder;
import io.reelmill.compositor.encode.NativeFrame;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.timeline.Canvas;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes a clip frame by frame: H.264, yuv420p, BT.709 limited range, no sound, a key frame every twelve frames. The same
 * pictures give the same file. Belongs to one thread. A clip that is not {@link #finish finished} leaves no file.
 */
public final class FootageWriter implements AutoCloseable {

    private final Path file;
    private final int width;
    private final int height;
    private final FootageEncoder encoder;
    private ByteBuffer copy;
    private boolean finished;

    private FootageWriter(Path file, int width, int height, double frameRate) {
        this.file = file;
        this.width = width;
        this.height = height;
        this.encoder = new FootageEncoder(file, new Canvas(width, height, frameRate));
    }

    /**
     * Begins a clip.
     *
     * @param width pixels, even
     * @param height pixels, even
     * @param frameRate frames a second, 1 to 60
     * @throws RenderException when the file cannot be written
     */
    public static FootageWriter open(Path mp4, int width, int height, double frameRate) {
        return new FootageWriter(mp4, width, height, frameRate);
    }

    /** A surface to draw frames on that {@link #write(Surface)} takes without a copy. The caller closes it. */
    public Surface surface() {
        return Surface.makeRaster(Pixels.form(width, height));
    }

    /** Appends what a raster surface in BGRA shows; it is free again on return. */
    public void write(Surface surface) {
        try (Pixmap pixmap = new Pixmap()) {
            if (!surface.peekPixels(pixmap)) {
                throw new IllegalArgumentException("the surface has no samples in memory");
            }
            encoder.send(pixmap.getBuffer(), pixmap.getRowBytes());
        }
    }

    /** Appends a frame that is 4:2:0 already; it is free again on return. */
    public void write(NativeFrame frame) {
        encoder.send(frame.avFrame());
    }

    /**
     * Appends a frame.
     *
     * @param argb opaque samples, row after row
     */
    public void write(int[] argb) {
        if (argb.length != width * height) {
            throw new IllegalArgumentException(argb.length + " samples are not " + width + "x" + height);
        }
        if (copy == null) {
            copy = ByteBuffer.allocateDirect(argb.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        }
        copy.clear();
        copy.asIntBuffer().put(argb);
        encoder.send(copy, width * 4);
    }

    /** Ends the clip; without this there is none. */
    public void finish() {
        encoder.finish();
        finished = true;
    }

    @Override
    public void close() {
        encoder.close();
        if (!finished) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
