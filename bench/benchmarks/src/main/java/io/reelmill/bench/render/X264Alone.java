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
public final class X264Alone implements AutoCloseable {

    private final Canvas canvas;
    private final List<NativeFrame> frames = new ArrayList<>();
    private AVCodecContext encoder;
    private AVPacket packet;
    private long sent;

    public X264Alone(Canvas canvas) {
        this.canvas = canvas;
    }

    /** Keeps a copy of a frame; 3 MiB for one of 1080x1920. */
    public void add(Frame frame) {
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
        begin(encoding);
        return encodeAll() + finish();
    }

    /** Opens an encoder for a film that is encoded part by part. */
    public void begin(Encoding encoding) {
        encoder = H264.open(canvas, encoding);
        packet = Av.made(av_packet_alloc(), "a packet");
        sent = 0;
    }

    /** Encodes the frames that were added, and forgets them: others may be added then. */
    public void encodeKept() {
        encodeAll();
        forget();
    }

    private long encodeAll() {
        long bytes = 0;
        for (NativeFrame frame : frames) {
            frame.avFrame().pts(sent++);
            Av.check(avcodec_send_frame(encoder, frame.avFrame()), "encoding");
            bytes += drain(encoder, packet);
        }
        return bytes;
    }

    /** Ends what was begun. Returns the bytes of the last packets. */
    public long finish() {
        try {
            Av.check(avcodec_send_frame(encoder, null), "encoding");
            return drain(encoder, packet);
        } finally {
            end();
        }
    }

    private void end() {
        if (encoder != null) {
            av_packet_free(packet);
            avcodec_free_context(encoder);
            encoder = null;
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
        end();
        forget();
    }

    private void forget() {
        frames.forEach(NativeFrame::close);
        frames.clear();
    }
}
