package io.reelmill.compositor.footage;

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
import static org.bytedeco.ffmpeg.global.avformat.av_find_best_stream;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_seek_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVJ420P;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_move_ref;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.encode.Av;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVInputFormat;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.PointerPointer;

/** Decodes the pictures of a file of ours, forwards, and from a key frame where it must jump. */
final class Decoder implements AutoCloseable {

    /** A jump ahead that is longer than this is not decoded through, seconds. */
    private static final double JUMP = 1.5;

    private final Path file;
    private final AVFormatContext format;
    private final AVStream stream;
    private final AVCodecContext context;
    private final double tick;
    private AVPacket packet = Av.made(av_packet_alloc(), "a packet");
    private AVFrame shown = Av.made(av_frame_alloc(), "a frame");
    private AVFrame coming = Av.made(av_frame_alloc(), "a frame");
    private boolean hasShown;
    private boolean hasComing;
    private boolean drained;
    private boolean ended;

    Decoder(Path file) {
        this.file = file;
        format = new AVFormatContext(null);
        Av.check(
                avformat_open_input(format, file.toString(), (AVInputFormat) null, (AVDictionary) null),
                "opening " + file.getFileName());
        Av.check(avformat_find_stream_info(format, (PointerPointer<?>) null), "reading " + file.getFileName());
        int index = av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, (PointerPointer<?>) null, 0);
        Av.check(index, "finding pictures in " + file.getFileName());
        stream = format.streams(index);
        tick = av_q2d(stream.time_base());
        AVCodec codec = Av.made(avcodec_find_decoder(stream.codecpar().codec_id()), "a decoder");
        context = Av.made(avcodec_alloc_context3(codec), "a decoder");
        avcodec_parameters_to_context(context, stream.codecpar());
        Av.check(avcodec_open2(context, codec, (AVDictionary) null), "opening a decoder");
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
        return stream.duration() > 0 ? stream.duration() * tick : format.duration() / 1e6;
    }

    /** The frame that is seen at a moment; after the end the last one. It is ours until the next call. */
    AVFrame at(double seconds) {
        if (hasShown && (seconds < time(shown) - 1e-3 || seconds > time(shown) + JUMP)) {
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
            throw new RenderException(file.getFileName() + " has no pictures");
        }
        return shown;
    }

    private double time(AVFrame frame) {
        long start = stream.start_time() > 0 ? stream.start_time() : 0;
        return (frame.best_effort_timestamp() - start) * tick;
    }

    private void seek(double seconds) {
        Av.check(
                av_seek_frame(format, stream.index(), (long) (seconds / tick), AVSEEK_FLAG_BACKWARD),
                "seeking in " + file.getFileName());
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
            if (avcodec_receive_frame(context, target) >= 0) {
                int form = target.format();
                if (form != AV_PIX_FMT_YUV420P && form != AV_PIX_FMT_YUVJ420P) {
                    throw new RenderException(file.getFileName() + " is not 8-bit 4:2:0");
                }
                return true;
            }
            if (drained) {
                ended = true;
                return false;
            }
            feed();
        }
    }

    private void feed() {
        if (av_read_frame(format, packet) < 0) {
            drained = true;
            avcodec_send_packet(context, null);
            return;
        }
        if (packet.stream_index() == stream.index()) {
            avcodec_send_packet(context, packet);
        }
        av_packet_unref(packet);
    }

    @Override
    public void close() {
        if (packet != null) {
            av_packet_free(packet);
            av_frame_free(shown);
            av_frame_free(coming);
            avcodec_free_context(context);
            avformat_close_input(format);
            packet = null;
        }
    }
}
