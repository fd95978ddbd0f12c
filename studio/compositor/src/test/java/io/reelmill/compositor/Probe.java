package io.reelmill.compositor;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_to_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;

/** Reads a film back, by the library that players are made of. */
final class Probe implements AutoCloseable {

    private final AVFormatContext format = new AVFormatContext(null);

    Probe(Path file) throws IOException {
        if (avformat_open_input(format, file.toString(), null, null) < 0
                || avformat_find_stream_info(format, (PointerPointer<?>) null) < 0) {
            throw new IOException("cannot open " + file);
        }
    }

    AVStream video() {
        return stream(true);
    }

    AVStream audio() {
        return stream(false);
    }

    double videoSeconds() {
        return seconds(video());
    }

    double audioSeconds() {
        return seconds(audio());
    }

    private static double seconds(AVStream stream) {
        return stream.duration()
                * (double) stream.time_base().num()
                / stream.time_base().den();
    }

    private AVStream stream(boolean video) {
        for (int i = 0; i < format.nb_streams(); i++) {
            if ((format.streams(i).codecpar().codec_type() == AVMEDIA_TYPE_VIDEO) == video) {
                return format.streams(i);
            }
        }
        throw new AssertionError("no such stream");
    }

    /** All packets of the pictures, or of the sound, as they are coded. */
    List<byte[]> packets(boolean pictures) {
        List<byte[]> all = new ArrayList<>();
        int wanted = stream(pictures).index();
        AVPacket packet = av_packet_alloc();
        while (av_read_frame(format, packet) >= 0) {
            if (packet.stream_index() == wanted) {
                byte[] bytes = new byte[packet.size()];
                packet.data().get(bytes);
                all.add(bytes);
            }
            av_packet_unref(packet);
        }
        av_packet_free(packet);
        return all;
    }

    List<double[]> lumaOfAllFrames() {
        List<double[]> frames = new ArrayList<>();
        AVStream stream = video();
        AVCodecContext decoder =
                avcodec_alloc_context3(avcodec_find_decoder(stream.codecpar().codec_id()));
        AVPacket packet = av_packet_alloc();
        AVFrame frame = av_frame_alloc();
        try {
            avcodec_parameters_to_context(decoder, stream.codecpar());
            avcodec_open2(decoder, (org.bytedeco.ffmpeg.avcodec.AVCodec) null, (AVDictionary) null);
            while (av_read_frame(format, packet) >= 0) {
                if (packet.stream_index() == stream.index()) {
                    avcodec_send_packet(decoder, packet);
                    take(decoder, frame, frames);
                }
                av_packet_unref(packet);
            }
            avcodec_send_packet(decoder, null);
            take(decoder, frame, frames);
            return frames;
        } finally {
            av_frame_free(frame);
            av_packet_free(packet);
            avcodec_free_context(decoder);
        }
    }

    private static void take(AVCodecContext decoder, AVFrame frame, List<double[]> frames) {
        while (avcodec_receive_frame(decoder, frame) >= 0) {
            double[] luma = new double[frame.width() * frame.height()];
            BytePointer data = frame.data(0);
            for (int y = 0; y < frame.height(); y++) {
                for (int x = 0; x < frame.width(); x++) {
                    luma[y * frame.width() + x] = data.get((long) y * frame.linesize(0) + x) & 255;
                }
            }
            frames.add(luma);
        }
    }

    @Override
    public void close() {
        avformat_close_input(format);
    }
}
