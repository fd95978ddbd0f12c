package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;
import static org.bytedeco.ffmpeg.global.avutil.av_strerror;

import io.reelmill.compositor.RenderException;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.global.avutil;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;

/** What all calls into the FFmpeg libraries share. */
public final class Av {

    private static final int LONGEST_MESSAGE = 256;

    static {
        avutil.av_log_set_level(avutil.AV_LOG_ERROR);
    }

    private Av() {}

    /**
     * Passes a result on.
     *
     * @throws RenderException when it is negative, with the library's own words
     */
    public static int check(int result, String doing) {
        if (result < 0) {
            throw new RenderException(doing + ": " + reason(result));
        }
        return result;
    }

    /** Passes a newly made thing on, unless there was no memory for it. */
    public static <T> T made(T thing, String what) {
        if (thing == null) {
            throw new RenderException("no memory for " + what);
        }
        return thing;
    }

    /**
     * Gives back to the system what native libraries have freed: left to itself, the C library keeps it in pieces that fit
     * nothing, and a long film seems to need more and more memory.
     */
    public static void trimMemory() {
        Pointer.trimMemory();
    }

    static AVDictionary set(AVDictionary options, String key, String value) {
        check(av_dict_set(options, key, value, 0), "setting " + key);
        return options;
    }

    private static String reason(int error) {
        try (BytePointer text = new BytePointer(LONGEST_MESSAGE)) {
            av_strerror(error, text, LONGEST_MESSAGE);
            // The string is as long as its memory, with zeros behind its end.
            return text.getString().split("\0", 2)[0] + " (" + error + ")";
        }
    }
}
