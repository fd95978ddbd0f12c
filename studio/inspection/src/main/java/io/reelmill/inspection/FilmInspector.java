package io.reelmill.inspection;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_NONE;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avformat.av_find_input_format;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_AUDIO;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_TIME_BASE;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.PointerPointer;

/** Reads one of our own films to its end and measures it. Not for files from outside. */
public final class FilmInspector {

    /**
     * Inspects a film.
     *
     * @throws InspectionException when it is no film with picture and sound, or cannot be decoded
     */
    public Inspection inspect(Path film, Depth depth) {
        AVFormatContext container = open(film);
        try {
            avformat_find_stream_info(container, (PointerPointer<?>) null);
            AVStream video = stream(container, AVMEDIA_TYPE_VIDEO, film);
            AVStream audio = stream(container, AVMEDIA_TYPE_AUDIO, film);
            try (PictureReader picture = new PictureReader(video, depth);
                    SoundReader sound = new SoundReader(audio)) {
                readAll(container, picture, sound);
                double seconds = container.duration() / (double) AV_TIME_BASE;
                return new Inspection(picture.facts(), sound.facts(), seconds, isFastStart(film));
            }
        } finally {
            avformat_close_input(container);
        }
    }

    /** As one format and by no protocol but files: a film may hold packets that came from a client's file. */
    static AVFormatContext open(Path film) {
        AVFormatContext container = new AVFormatContext(null);
        AVDictionary options = new AVDictionary(null);
        try {
            av_dict_set(options, "protocol_whitelist", "file", 0);
            av_dict_set(options, "codec_whitelist", "h264,aac", 0);
            if (avformat_open_input(container, "file:" + film, av_find_input_format("mov"), options) < 0) {
                throw new InspectionException(film.getFileName() + " cannot be opened as a film");
            }
            return container;
        } finally {
            av_dict_free(options);
        }
    }

    private static void readAll(AVFormatContext container, PictureReader picture, SoundReader sound) {
        AVPacket packet = av_packet_alloc();
        try {
            int result;
            while ((result = av_read_frame(container, packet)) >= 0) {
                if (packet.stream_index() == picture.stream()) {
                    picture.decode(packet);
                } else if (packet.stream_index() == sound.stream()) {
                    sound.decode(packet);
                }
                av_packet_unref(packet);
            }
            if (result != AVERROR_EOF()) {
                throw new InspectionException("the film cannot be read to its end");
            }
            picture.decode(null);
            sound.decode(null);
        } finally {
            av_packet_free(packet);
        }
    }

    static AVStream stream(AVFormatContext container, int type, Path film) {
        for (int i = 0; i < container.nb_streams(); i++) {
            AVStream stream = container.streams(i);
            if (stream.codecpar().codec_type() == type && stream.codecpar().codec_id() != AV_CODEC_ID_NONE) {
                return stream;
            }
        }
        throw new InspectionException(
                film.getFileName() + " has no " + (type == AVMEDIA_TYPE_VIDEO ? "picture" : "sound"));
    }

    /** In an mp4 that starts fast the box {@code moov} stands before {@code mdat} (ISO/IEC 14496-12). */
    private static boolean isFastStart(Path film) {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(film))) {
            while (true) {
                long size = Integer.toUnsignedLong(in.readInt());
                String type = new String(in.readNBytes(4), StandardCharsets.US_ASCII);
                if (type.equals("moov") || type.equals("mdat")) {
                    return type.equals("moov");
                }
                in.skipNBytes(size - 8);
            }
        } catch (EOFException e) {
            return false;
        } catch (IOException e) {
            throw new InspectionException(film.getFileName() + " cannot be read: " + e.getMessage());
        }
    }
}
