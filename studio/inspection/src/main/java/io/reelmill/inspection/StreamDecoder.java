package io.reelmill.inspection;

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
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Decodes the packets of one stream and hands each frame on; the frame is gone when the receiver returns. */
final class StreamDecoder implements AutoCloseable {

    private final AVStream stream;
    private final String codec;
    private final AVCodecContext context;
    private final AVFrame frame = av_frame_alloc();
    private final Consumer<AVFrame> receiver;

    StreamDecoder(AVStream stream, Consumer<AVCodecContext> setting, Consumer<AVFrame> receiver) {
        this.stream = stream;
        this.receiver = receiver;
        AVCodec decoder = avcodec_find_decoder(stream.codecpar().codec_id());
        this.codec = decoder.name().getString();
        this.context = avcodec_alloc_context3(decoder);
        avcodec_parameters_to_context(context, stream.codecpar());
        setting.accept(context);
        if (avcodec_open2(context, decoder, (AVDictionary) null) < 0) {
            throw new InspectionException("no decoder for " + codec);
        }
    }

    String codec() {
        return codec;
    }

    AVCodecContext context() {
        return context;
    }

    /** Length of the stream in seconds. */
    double seconds() {
        return stream.duration() * av_q2d(stream.time_base());
    }

    /** When a frame is seen. */
    double secondsOf(AVFrame seen) {
        long start = Math.max(0, stream.start_time());
        return (seen.best_effort_timestamp() - start) * av_q2d(stream.time_base());
    }

    /** When the frame of a packet is seen. */
    double secondsOf(AVPacket packet) {
        return (packet.pts() - Math.max(0, stream.start_time())) * av_q2d(stream.time_base());
    }

    /** Decodes a packet; null at the end, to get what is still inside. */
    void decode(AVPacket packet) {
        if (avcodec_send_packet(context, packet) < 0) {
            throw new InspectionException("the " + codec + " stream cannot be decoded");
        }
        while (avcodec_receive_frame(context, frame) >= 0) {
            receiver.accept(frame);
            av_frame_unref(frame);
        }
    }

    @Override
    public void close() {
        av_frame_free(frame);
        avcodec_free_context(context);
    }
}
