package io.reelmill.inspection;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_flush_buffers;
import static org.bytedeco.ffmpeg.global.avformat.AVSEEK_FLAG_BACKWARD;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_seek_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.PointerPointer;

/**
 * Frames of one of our own films side by side, in reading order: a picture by which the whole film can be judged at a glance.
 * They are taken in the middle of equal stretches. Not for files from outside.
 */
public final class FrameSheet implements AutoCloseable {

    /** Frames on a sheet; both layouts use them up. */
    public static final int FRAMES = 12;

    private static final int PORTRAIT_COLUMNS = 6;
    private static final int LANDSCAPE_COLUMNS = 3;

    /** Longer side of a frame on the sheet, in pixels. */
    private static final int LONGER_SIDE = 384;

    private static final int GAP = 4;

    private final AVFormatContext container;
    private final AVStream stream;
    private final StreamDecoder decoder;
    private final int cellWidth;
    private final int cellHeight;
    private final BufferedImage sheet;
    private double wanted;
    private int place;
    private boolean drawn;

    private FrameSheet(Path film) {
        container = FilmInspector.open(film);
        avformat_find_stream_info(container, (PointerPointer<?>) null);
        stream = FilmInspector.stream(container, AVMEDIA_TYPE_VIDEO, film);
        decoder = new StreamDecoder(stream, context -> context.thread_count(1), this::see);
        int width = stream.codecpar().width();
        int height = stream.codecpar().height();
        double scale = Math.min(1, LONGER_SIDE / (double) Math.max(width, height));
        cellWidth = Math.max(1, (int) Math.round(width * scale));
        cellHeight = Math.max(1, (int) Math.round(height * scale));
        int columns = columns();
        sheet = new BufferedImage(
                columns * (cellWidth + GAP) - GAP,
                FRAMES / columns * (cellHeight + GAP) - GAP,
                BufferedImage.TYPE_INT_RGB);
    }

    /**
     * Draws the sheet of a film.
     *
     * @throws InspectionException when it is no film, or cannot be decoded
     */
    public static BufferedImage of(Path film) {
        try (FrameSheet sheet = new FrameSheet(film)) {
            for (int i = 0; i < FRAMES; i++) {
                sheet.draw(i);
            }
            return sheet.sheet;
        }
    }

    private int columns() {
        return stream.codecpar().height() >= stream.codecpar().width() ? PORTRAIT_COLUMNS : LANDSCAPE_COLUMNS;
    }

    private void draw(int index) {
        place = index;
        wanted = decoder.seconds() * (index + 0.5) / FRAMES;
        drawn = false;
        long time = Math.max(0, stream.start_time()) + (long) (wanted / av_q2d(stream.time_base()));
        if (av_seek_frame(container, stream.index(), time, AVSEEK_FLAG_BACKWARD) < 0) {
            throw new InspectionException("the film cannot be read at " + wanted + " s");
        }
        avcodec_flush_buffers(decoder.context());
        AVPacket packet = av_packet_alloc();
        try {
            while (!drawn && av_read_frame(container, packet) >= 0) {
                if (packet.stream_index() == stream.index()) {
                    decoder.decode(packet);
                }
                av_packet_unref(packet);
            }
            if (!drawn) {
                decoder.decode(null);
            }
        } finally {
            av_packet_free(packet);
        }
    }

    private void see(AVFrame frame) {
        if (!drawn && decoder.secondsOf(frame) >= wanted) {
            drawn = true;
            paint(frame, place % columns() * (cellWidth + GAP), place / columns() * (cellHeight + GAP));
        }
    }

    /** Shrinks by averaging, from BT.709 limited range 4:2:0. */
    private void paint(AVFrame frame, int left, int top) {
        Plane luma = Plane.of(frame, 0, frame.height());
        Plane blue = Plane.of(frame, 1, (frame.height() + 1) / 2);
        Plane red = Plane.of(frame, 2, (frame.height() + 1) / 2);
        for (int y = 0; y < cellHeight; y++) {
            for (int x = 0; x < cellWidth; x++) {
                double l = 1.164384 * (luma.mean(frame.width(), frame.height(), x, y, cellWidth, cellHeight) - 16);
                int halfWidth = (frame.width() + 1) / 2;
                int halfHeight = (frame.height() + 1) / 2;
                double b = blue.mean(halfWidth, halfHeight, x, y, cellWidth, cellHeight) - 128;
                double r = red.mean(halfWidth, halfHeight, x, y, cellWidth, cellHeight) - 128;
                int rgb = level(l + 1.792741 * r) << 16
                        | level(l - 0.213249 * b - 0.532909 * r) << 8
                        | level(l + 2.112402 * b);
                sheet.setRGB(left + x, top + y, rgb);
            }
        }
    }

    private static int level(double value) {
        return (int) Math.max(0, Math.min(255, Math.round(value)));
    }

    private record Plane(ByteBuffer samples, int stride) {

        static Plane of(AVFrame frame, int index, int rows) {
            int stride = frame.linesize(index);
            return new Plane(frame.data(index).capacity((long) stride * rows).asByteBuffer(), stride);
        }

        /** Of the samples below one of {@code columns} by {@code rows} cells. */
        double mean(int width, int height, int column, int row, int columns, int rows) {
            int left = column * width / columns;
            int right = Math.max(left + 1, (column + 1) * width / columns);
            int top = row * height / rows;
            int bottom = Math.max(top + 1, (row + 1) * height / rows);
            int sum = 0;
            for (int y = top; y < bottom; y++) {
                for (int x = left; x < right; x++) {
                    sum += samples.get(y * stride + x) & 0xff;
                }
            }
            return sum / (double) ((right - left) * (bottom - top));
        }
    }

    @Override
    public void close() {
        decoder.close();
        avformat_close_input(container);
    }
}
