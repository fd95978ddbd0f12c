package io.reelmill.compositor.footage;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Yuv;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/**
 * Reads the pictures of an mp4 of ours (H.264, 4:2:0). Belongs to one thread; moments are best asked for in ascending order.
 */
public final class FootageReader implements AutoCloseable {

    private final Decoder decoder;

    private FootageReader(Decoder decoder) {
        this.decoder = decoder;
    }

    /** @throws RenderException when it is no video that can be read */
    public static FootageReader open(Path mp4) {
        return new FootageReader(new Decoder(mp4));
    }

    public int width() {
        return decoder.width();
    }

    public int height() {
        return decoder.height();
    }

    /** Frames a second. */
    public double frameRate() {
        return decoder.frameRate();
    }

    public double seconds() {
        return decoder.seconds();
    }

    /** What is seen at a moment, as opaque sRGB samples; after the end the last picture. */
    public Pixels frame(double seconds) {
        AVFrame frame = decoder.at(seconds);
        return Yuv.pixels(
                frame.width(),
                frame.height(),
                plane(frame, 0, frame.height()),
                frame.linesize(0),
                plane(frame, 1, frame.height() / 2),
                plane(frame, 2, frame.height() / 2),
                frame.linesize(1));
    }

    static java.nio.ByteBuffer plane(AVFrame frame, int index, int rows) {
        return frame.data(index).capacity((long) frame.linesize(index) * rows).asByteBuffer();
    }

    @Override
    public void close() {
        decoder.close();
    }
}
