package io.reelmill.bench.render;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.encode.Av;
import io.reelmill.compositor.encode.H264;
import io.reelmill.compositor.encode.NativeFrame;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;

/** The reference: frames that lie in native memory already, encoded as a film's are, and nothing else. */
final class X264Alone implements AutoCloseable {

    private final Canvas canvas;
    private final List<NativeFrame> frames = new ArrayList<>();

    X264Alone(Canvas canvas) {
        this.canvas = canvas;
    }

    /** Keeps a copy of a frame; 3 MiB for one of 1080x1920. */
    void add(Frame frame) {
        NativeFrame copy = new NativeFrame(canvas.width(), canvas.height());
        copy.frame().copyFrom(frame);
        frames.add(copy);
    }

    /**
     * Encodes all frames and throws the packets away.
     *
     * @return how many bytes they had
     */
    long encode(Encoding encoding) {
        AVCodecContext encoder = H264.open(canvas, encoding);
        AVPacket packet = Av.made(av_packet_alloc(), "a packet");
        try {
            long bytes = 0;
            for (int i = 0; i < frames.size(); i++) {
                frames.get(i).avFrame().pts(i);
                Av.check(avcodec_send_frame(encoder, frames.get(i).avFrame()), "encoding");
                bytes += drain(encoder, packet);
            }
            Av.check(avcodec_send_frame(encoder, null), "encoding");
            return bytes + drain(encoder, packet);
        } finally {
            av_packet_free(packet);
            avcodec_free_context(encoder);
        }
    }

    private static long drain(AVCodecContext encoder, AVPacket packet) {
        long bytes = 0;
        while (avcodec_receive_packet(encoder, packet) >= 0) {
            bytes += packet.size();
            av_packet_unref(packet);
        }
        return bytes;
    }

    @Override
    public void close() {
        frames.forEach(NativeFrame::close);
        frames.clear();
    }
}
