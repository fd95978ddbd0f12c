package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avformat.AV_DISPOSITION_ATTACHED_PIC;
import static org.bytedeco.ffmpeg.global.avformat.av_find_best_stream;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_AUDIO;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_LOG_QUIET;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;
import static org.bytedeco.ffmpeg.global.avutil.av_log_set_level;
import static org.bytedeco.ffmpeg.global.avutil.av_max_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVInputFormat;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.PointerPointer;

/** A sound or a video: pictures upright at a constant rate in one file, sound in another. */
final class StreamFile {

    /** Playlists and sequences are not among them: they name other files. */
    private static final String FORMATS =
            "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,flv,mpegts,mpeg,mp3,wav,w64,aac,ogg,"
                    + "flac,aiff,amr,caf,asf,ac3,eac3,m4v,h264,opus,au";

    private static final long MOST_MEMORY = 512L << 20;
    private static final String MOST_STREAMS = "16";
    /** Less of a file than this can be read: it is cut off. */
    private static final double LEAST_SHARE = 0.9;

    private final int longestSide;
    private final double longest;

    StreamFile(int longestSide, double longest) {
        this.longestSide = longestSide;
        this.longest = longest;
    }

    Map<String, String> normalise(Path file, Path folder) throws IOException {
        av_log_set_level(AV_LOG_QUIET);
        av_max_alloc(MOST_MEMORY);
        AVFormatContext format = new AVFormatContext(null);
        open(format, file);
        try {
            if (avformat_find_stream_info(format, (PointerPointer<?>) null) < 0) {
                throw new UnfitException("is no sound or video that can be read.");
            }
            double told = format.duration() > 0 ? format.duration() / 1e6 : 0;
            if (told > longest) {
                throw new UnfitException(String.format(
                        Locale.ROOT, "lasts %.0f minutes; at most %.0f are taken.", told / 60, longest / 60));
            }
            AVStream pictures = best(format, AVMEDIA_TYPE_VIDEO);
            AVStream sound = best(format, AVMEDIA_TYPE_AUDIO);
            if (pictures == null && sound == null) {
                throw new UnfitException("has neither pictures nor sound.");
            }
            try (PictureTrack picture = pictures == null
                            ? null
                            : new PictureTrack(pictures, longestSide, longest, folder.resolve("video.mp4"));
                    SoundTrack heard =
                            sound == null ? null : new SoundTrack(sound, longest, folder.resolve("sound.wav"))) {
                read(format, picture, heard, told);
                return facts(picture, heard, told, folder);
            }
        } finally {
            avformat_close_input(format);
        }
    }

    private static void open(AVFormatContext format, Path file) {
        AVDictionary options = new AVDictionary(null);
        av_dict_set(options, "protocol_whitelist", "file", 0);
        av_dict_set(options, "format_whitelist", FORMATS, 0);
        av_dict_set(options, "max_streams", MOST_STREAMS, 0);
        try {
            if (avformat_open_input(format, file.toString(), (AVInputFormat) null, options) < 0) {
                throw new UnfitException(
                        "is no sound or video that can be read: it is cut off, broken or of a kind that"
                                + " is not known.");
            }
        } finally {
            av_dict_free(options);
        }
    }

    private static AVStream best(AVFormatContext format, int type) {
        int index = av_find_best_stream(format, type, -1, -1, (PointerPointer<?>) null, 0);
        if (index < 0) {
            return null;
        }
        AVStream stream = format.streams(index);
        // the picture on the sleeve of a record is no film
        return (stream.disposition() & AV_DISPOSITION_ATTACHED_PIC) != 0 ? null : stream;
    }

    private static void read(AVFormatContext format, PictureTrack picture, SoundTrack heard, double told)
            throws IOException {
        AVPacket packet = av_packet_alloc();
        long packets = 0;
        while (av_read_frame(format, packet) >= 0) {
            if (picture != null && packet.stream_index() == picture.index()) {
                picture.decode(packet);
            } else if (heard != null && packet.stream_index() == heard.index()) {
                heard.decode(packet);
            }
            av_packet_unref(packet);
            if (++packets % 64 == 0) {
                double at = Math.max(picture == null ? 0 : picture.seconds(), heard == null ? 0 : heard.seconds());
                MediaChild.tell("progress", told > 0 ? String.format(Locale.ROOT, "%.3f", at / told) : "0");
            }
        }
        av_packet_free(packet);
        if (picture != null) {
            picture.finish();
        }
        if (heard != null) {
            heard.finish();
        }
    }

    private static Map<String, String> facts(PictureTrack picture, SoundTrack heard, double told, Path folder)
            throws IOException {
        boolean seen = picture != null && picture.frames() > 0;
        boolean sounds = heard != null && heard.seconds() > 0;
        if (!seen && !sounds) {
            throw new UnfitException(
                    picture != null ? "has no pictures that can be read." : "has no sound that can be read.");
        }
        double seconds = seen ? picture.seconds() : heard.seconds();
        double most = Math.max(seconds, sounds ? heard.seconds() : 0);
        if (told > 2 && most < told * LEAST_SHARE) {
            throw new UnfitException(
                    String.format(Locale.ROOT, "is cut off: %.1f of its %.1f seconds can be read.", most, told));
        }
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("kind", seen ? "VIDEO" : "AUDIO");
        facts.put("seconds", Double.toString(seconds));
        if (seen) {
            facts.put("picture", "video.mp4");
            facts.put("width", Integer.toString(picture.width()));
            facts.put("height", Integer.toString(picture.height()));
            facts.put("frameRate", Double.toString(picture.frameRate()));
        }
        if (sounds) {
            facts.put("sound", "sound.wav");
        } else {
            Files.deleteIfExists(folder.resolve("sound.wav"));
        }
        return facts;
    }

    /** Frames a second that a stream tells, or a usual one. */
    static double frameRate(AVStream stream) {
        double rate = av_q2d(stream.avg_frame_rate());
        return rate >= 1 && rate <= 240 ? Math.min(60, rate) : 30;
    }
}
