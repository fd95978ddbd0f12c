package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_make_writable;
import static org.bytedeco.ffmpeg.global.avutil.av_make_q;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.global.avutil;

/** Writes mp4 files for tests. */
public final class Film {

    static {
        avutil.av_log_set_level(avutil.AV_LOG_ERROR);
    }

    private Film() {}

    /** Grey above, getting lighter with each frame; black below. */
    public static Path write(Path file, int width, int height, int rate, int frames) {
        AVFrame frame = av_frame_alloc();
        frame.width(width);
        frame.height(height);
        frame.format(AV_PIX_FMT_YUV420P);
        av_frame_get_buffer(frame, 0);
        try (Mp4 mp4 = new Mp4(file, width, height, av_make_q(rate, 1))) {
            for (int i = 0; i < frames; i++) {
                av_frame_make_writable(frame);
                fill(frame, 0, height, (byte) 16);
                fill(frame, 0, height / 2, (byte) (80 + i * 100 / frames));
                fill(frame, 1, height / 2, (byte) 128);
                fill(frame, 2, height / 2, (byte) 128);
                mp4.send(frame);
            }
            mp4.finish();
        } finally {
            av_frame_free(frame);
        }
        return file;
    }

    private static void fill(AVFrame frame, int plane, int rows, byte value) {
        int bytes = frame.linesize(plane) * rows;
        ByteBuffer samples = frame.data(plane).capacity(bytes).asByteBuffer();
        for (int i = 0; i < bytes; i++) {
            samples.put(i, value);
        }
    }

    /** Turns a film by a quarter, clockwise, in the head of its track (ISO/IEC 14496-12, 8.3.2). */
    public static Path turned(Path mp4) throws IOException {
        byte[] bytes = Files.readAllBytes(mp4);
        int head = find(bytes, "tkhd");
        ByteBuffer matrix = ByteBuffer.wrap(bytes, head + 44, 36).slice();
        for (int cell : new int[] {0, 1 << 16, 0, -1 << 16, 0, 0, 0, 0, 1 << 30}) {
            matrix.putInt(cell);
        }
        Files.write(mp4, bytes);
        return mp4;
    }

    private static int find(byte[] bytes, String name) {
        for (int i = 0; i + 4 < bytes.length; i++) {
            if (new String(bytes, i, 4, java.nio.charset.StandardCharsets.ISO_8859_1).equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }
}
