package io.reelmill.ingest.av;

import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;

import io.reelmill.ingest.MediaException;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.global.avcodec;
import org.bytedeco.ffmpeg.global.avfilter;
import org.bytedeco.ffmpeg.global.avformat;
import org.bytedeco.ffmpeg.global.avutil;
import org.bytedeco.ffmpeg.global.swresample;
import org.bytedeco.ffmpeg.global.swscale;
import org.bytedeco.javacpp.Loader;

/** What all calls into the FFmpeg libraries share. */
public final class Av {

    /** No single piece of memory is larger: what the largest picture that is taken needs, with room. */
    private static final long LARGEST_PIECE = 512L << 20;

    private Av() {}

    /** Loads the libraries, so that a file does not wait for them. */
    public static void load() {
        for (Class<?> library : new Class<?>[] {
            avutil.class, swresample.class, swscale.class, avcodec.class, avformat.class, avfilter.class
        }) {
            Loader.load(library);
        }
        avutil.av_log_set_level(avutil.AV_LOG_QUIET);
        avutil.av_max_alloc(LARGEST_PIECE);
    }

    /**
     * Passes a result on.
     *
     * @throws Damaged when it is negative
     * @throws MediaException when there was no memory
     */
    public static int check(int result, String doing) {
        if (result == avutil.AVERROR_ENOMEM()) {
            throw new MediaException("needs too much memory to be read");
        }
        if (result < 0) {
            throw new Damaged(doing + " (" + result + ")");
        }
        return result;
    }

    /** Passes a newly made thing on, unless there was no memory for it. */
    public static <T> T made(T thing) {
        if (thing == null) {
            throw new MediaException("needs too much memory to be read");
        }
        return thing;
    }

    public static void set(AVDictionary options, String key, String value) {
        check(av_dict_set(options, key, value, 0), "setting " + key);
    }
}
