package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_to_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;

import java.io.IOException;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Decodes one stream; what cannot be decoded of it is passed over. */
final class StreamReader implements AutoCloseable {

    private static final long MOST_PIXELS = 8192L * 8192;

    /** Takes a frame, which is gone on return. */
    interface Receiver {
        void take(AVFrame frame) throws IOException;
    }

    private final AVCodecContext context;
    private final AVFrame frame = av_frame_alloc();
    private final Receiver receiver;

    StreamReader(AVStream stream, Receiver receiver) {
        this.receiver = receiver;
        AVCodec codec = avcodec_find_decoder(stream.codecpar().codec_id());
        if (codec == null) {
            throw new UnfitException("is coded in a way that is not known.");
        }
        context = avcodec_alloc_context3(codec);
        avcodec_parameters_to_context(context, stream.codecpar());
        context.pkt_timebase(stream.time_base());
        context.max_pixels(MOST_PIXELS);
        if (avcodec_open2(context, codec, (AVDictionary) null) < 0) {
            throw new UnfitException("is coded in a way that cannot be read.");
        }
    }

    AVCodecContext context() {
        return context;
    }

    /** Decodes a packet; null at the end, to get what is still inside. */
    void decode(AVPacket packet) throws IOException {
        avcodec_send_packet(context, packet);
        while (avcodec_receive_frame(context, frame) >= 0) {
            receiver.take(frame);
            av_frame_unref(frame);
        }
    }

    @Override
    public void close() {
        av_frame_free(frame);
        avcodec_free_context(context);
    }
}
