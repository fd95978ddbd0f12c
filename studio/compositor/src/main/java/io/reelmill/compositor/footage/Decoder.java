package io.reelmill.compositor.footage;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_H264;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_flush_buffers;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_to_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avformat.AVSEEK_FLAG_BACKWARD;
import static org.bytedeco.ffmpeg.global.avformat.av_seek_frame;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVJ420P;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_move_ref;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.encode.Av;
import io.reelmill.compositor.encode.Mp4Input;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Decodes the pictures of a file of ours, forwards, and from a key frame where it must jump. */
final class Decoder implements AutoCloseable {

    /** A jump ahead that is longer than this is not decoded through, seconds. */
    private static final double JUMP = 1.5;

    private final Mp4Input input;
    private final AVStream stream;
    private final double tick;
    private AVCodecContext context;
    private AVPacket packet;
    private AVFrame shown;
    private AVFrame coming;
    private boolean hasShown;
    private boolean hasComing;
    private boolean drained;
    private boolean ended;

    /** @throws RenderException when it is no mp4 with H.264 pictures */
    Decoder(Path file) {
        input = new Mp4Input(file);
        stream = input.pictures();
        tick = av_q2d(stream.time_base());
        try {
            packet = Av.made(av_packet_alloc(), "a packet");
            shown = Av.made(av_frame_alloc(), "a frame");
            coming = Av.made(av_frame_alloc(), "a frame");
            AVCodec codec = Av.made(avcodec_find_decoder(AV_CODEC_ID_H264), "a decoder");
            context = Av.made(avcodec_alloc_context3(codec), "a decoder");
            Av.check(avcodec_parameters_to_context(context, stream.codecpar()), "describing a decoder");
            Av.check(avcodec_open2(context, codec, (AVDictionary) null), "opening a decoder");
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    int width() {
        return stream.codecpar().width();
    }

    int height() {
        return stream.codecpar().height();
    }

    /** Frames a second. */
    double frameRate() {
        return av_q2d(stream.avg_frame_rate());
    }

    /** Length of the pictures, seconds. */
    double seconds() {
        return stream.duration() > 0 ? stream.duration() * tick : input.format().duration() / 1e6;
    }

    /** The frame that is seen at a moment; after the end the last one. It is ours until the next call. */
    AVFrame at(double seconds) {
        if (hasShown ? seconds < time(shown) - 1e-3 || seconds > time(shown) + JUMP : seconds > JUMP) {
            seek(seconds);
        }
        if (!hasShown) {
            hasShown = next(shown);
        }
        while (!ended && (hasComing || (hasComing = next(coming))) && time(coming) <= seconds + 1e-3) {
            av_frame_unref(shown);
            av_frame_move_ref(shown, coming);
            hasComing = false;
        }
        if (!hasShown) {
            throw new RenderException(input.name() + " has no pictures");
        }
        return shown;
    }

    private double time(AVFrame frame) {
        long start = stream.start_time() > 0 ? stream.start_time() : 0;
        return (frame.best_effort_timestamp() - start) * tick;
    }

    private void seek(double seconds) {
        Av.check(
                av_seek_frame(input.format(), stream.index(), (long) (seconds / tick), AVSEEK_FLAG_BACKWARD),
                "seeking in " + input.name());
        avcodec_flush_buffers(context);
        av_frame_unref(shown);
        av_frame_unref(coming);
        hasShown = false;
        hasComing = false;
        drained = false;
        ended = false;
    }

    private boolean next(AVFrame target) {
        while (true) {
            int result = avcodec_receive_frame(context, target);
            if (result >= 0) {
                int form = target.format();
                if (form != AV_PIX_FMT_YUV420P && form != AV_PIX_FMT_YUVJ420P) {
                    throw new RenderException(input.name() + " is not 8-bit 4:2:0");
                }
                return true;
            }
            if (result != AVERROR_EAGAIN() && result != AVERROR_EOF()) {
                Av.check(result, "decoding " + input.name());
            }
            if (drained) {
                ended = true;
                return false;
            }
            feed();
        }
    }

    private void feed() {
        if (!input.read(packet)) {
            drained = true;
            Av.check(avcodec_send_packet(context, null), "decoding " + input.name());
            return;
        }
        try {
            if (packet.stream_index() == stream.index()) {
                Av.check(avcodec_send_packet(context, packet), "decoding " + input.name());
            }
        } finally {
            av_packet_unref(packet);
        }
    }

    /** Also of what a failed constructor made so far. */
    @Override
    public void close() {
        if (packet != null) {
            av_packet_free(packet);
            packet = null;
        }
        if (shown != null) {
            av_frame_free(shown);
            shown = null;
        }
        if (coming != null) {
            av_frame_free(coming);
            coming = null;
        }
        if (context != null) {
            avcodec_free_context(context);
            context = null;
        }
        input.close();
    }
}
