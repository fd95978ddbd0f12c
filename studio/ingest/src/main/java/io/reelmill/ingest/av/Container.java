package io.reelmill.ingest.av;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_NONE;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avformat.AV_DISPOSITION_ATTACHED_PIC;
import static org.bytedeco.ffmpeg.global.avformat.av_find_best_stream;
import static org.bytedeco.ffmpeg.global.avformat.av_find_input_format;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_AUDIO;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_NOPTS_VALUE;
import static org.bytedeco.ffmpeg.global.avutil.AV_TIME_BASE;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.ingest.sniff.Format;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVInputFormat;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.PointerPointer;

/** A file with streams, opened by the one reader that its first bytes ask for, and by no way but as a file. */
public final class Container implements AutoCloseable {

    private static final int MAX_STREAMS = 16;

    private final AVFormatContext format;
    private AVPacket packet;
    private final AVStream video;
    private final AVStream audio;

    public Container(String name, Format kind) {
        format = Av.made(avformat_alloc_context());
        format.max_streams(MAX_STREAMS);
        AVDictionary options = new AVDictionary(null);
        try {
            Av.set(options, "protocol_whitelist", "file");
            Av.set(options, "format_whitelist", whitelist(kind));
            AVInputFormat reader = Av.made(av_find_input_format(kind.reader()));
            Av.check(avformat_open_input(format, "file:" + name, reader, options), "opening");
        } finally {
            av_dict_free(options);
        }
        try {
            packet = Av.made(av_packet_alloc());
            Av.check(avformat_find_stream_info(format, (PointerPointer<?>) null), "reading what is inside");
            video = best(AVMEDIA_TYPE_VIDEO);
            audio = best(AVMEDIA_TYPE_AUDIO);
            for (int i = 0; i < format.nb_streams(); i++) {
                AVStream stream = format.streams(i);
                boolean isUsed = stream.equals(video) || stream.equals(audio);
                if (!isUsed) {
                    stream.discard(org.bytedeco.ffmpeg.global.avcodec.AVDISCARD_ALL);
                }
            }
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** The names that the reader goes by, all of which must be on the list. */
    private static String whitelist(Format kind) {
        return switch (kind) {
            case MP4 -> "mov,mp4,m4a,3gp,3g2,mj2";
            case MATROSKA -> "matroska,webm";
            default -> kind.reader();
        };
    }

    private AVStream best(int type) {
        int index = av_find_best_stream(format, type, -1, -1, (PointerPointer<?>) null, 0);
        if (index < 0) {
            return null;
        }
        AVStream stream = format.streams(index);
        boolean isCover = (stream.disposition() & AV_DISPOSITION_ATTACHED_PIC) != 0;
        return isCover || stream.codecpar().codec_id() == AV_CODEC_ID_NONE ? null : stream;
    }

    public AVFormatContext format() {
        return format;
    }

    /** The stream of pictures, or null; the cover of a record is none. */
    public AVStream video() {
        return video;
    }

    /** The stream of sound, or null. */
    public AVStream audio() {
        return audio;
    }

    /** Length as stated, seconds; 0 when it is not. */
    public double seconds() {
        if (format.duration() != AV_NOPTS_VALUE && format.duration() > 0) {
            return format.duration() / (double) AV_TIME_BASE;
        }
        AVStream main = video != null ? video : audio;
        return main == null || main.duration() <= 0 ? 0 : main.duration() * av_q2d(main.time_base());
    }

    /** Length of the pictures as their stream states it, seconds; 0 when it does not. */
    public double videoSeconds() {
        return video == null || video.duration() <= 0 ? 0 : video.duration() * av_q2d(video.time_base());
    }

    /** The next packet, ours until the next call; null at the end. */
    public AVPacket next() {
        av_packet_unref(packet);
        return av_read_frame(format, packet) < 0 ? null : packet;
    }

    @Override
    public void close() {
        av_packet_free(packet);
        avformat_close_input(format);
    }
}
