package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.Canvas;
import java.io.IOException;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avformat.AVStream;

/** The pictures of an mp4. */
final class VideoTrack implements AutoCloseable {

    private final AVCodecContext encoder;
    private AVStream stream;
    private long sent;

    VideoTrack(Canvas canvas, Encoding encoding) {
        encoder = H264.open(canvas, encoding);
    }

    void join(Mp4Writer mp4) {
        stream = mp4.add(encoder);
    }

    /** Encodes one more frame; it is free again on return. */
    void send(NativeFrame frame, Mp4Writer mp4) {
        frame.av.pts(sent++);
        mp4.encode(encoder, stream, frame.av);
    }

    /** Writes the pictures that were put aside until the sound was there. */
    void release(Mp4Writer mp4, Mp4Writer.Alongside sound) throws IOException {
        mp4.release(stream, sound);
    }

    void finish(Mp4Writer mp4) {
        mp4.encode(encoder, stream, null);
    }

    @Override
    public void close() {
        avcodec_free_context(encoder);
    }
}
