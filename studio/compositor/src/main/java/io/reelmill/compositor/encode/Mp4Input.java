package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_H264;
import static org.bytedeco.ffmpeg.global.avformat.av_find_best_stream;
import static org.bytedeco.ffmpeg.global.avformat.av_find_input_format;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;

import io.reelmill.compositor.RenderException;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVInputFormat;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.PointerPointer;

/**
 * An mp4 with H.264 pictures, and nothing else: no other format, codec or protocol is tried. The file may come from an isolated
 * process that hostile input has taken over; a playlist under an mp4's name would let FFmpeg open whatever it names. Belongs to
 * one thread.
 */
public final class Mp4Input implements AutoCloseable {

    private static final int MAX_STREAMS = 4;
    /** The one reader of mp4 by all of its names: FFmpeg compares the whole list. */
    private static final String FORMATS = "mov,mp4,m4a,3gp,3g2,mj2";

    private final String name;
    private final AVFormatContext format;
    private final AVStream pictures;
    private boolean isClosed;

    /** @throws RenderException when it is no mp4 with H.264 pictures */
    public Mp4Input(Path file) {
        name = file.getFileName().toString();
        format = Av.made(avformat_alloc_context(), "a reader");
        format.max_streams(MAX_STREAMS);
        AVDictionary options = new AVDictionary(null);
        try {
            Av.set(options, "protocol_whitelist", "file");
            Av.set(options, "format_whitelist", FORMATS);
            Av.set(options, "codec_whitelist", "h264,aac");
            AVInputFormat reader = Av.made(av_find_input_format("mov"), "a reader of mp4");
            // on failure the context is freed by the call
            Av.check(avformat_open_input(format, "file:" + file, reader, options), "opening " + name);
        } finally {
            av_dict_free(options);
        }
        try {
            Av.check(avformat_find_stream_info(format, (PointerPointer<?>) null), "reading " + name);
            int index = av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, (PointerPointer<?>) null, 0);
            pictures = format.streams(Av.check(index, "finding pictures in " + name));
            if (pictures.codecpar().codec_id() != AV_CODEC_ID_H264) {
                throw new RenderException(name + " is not H.264");
            }
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Name of the file, for messages. */
    public String name() {
        return name;
    }

    public AVFormatContext format() {
        return format;
    }

    /** The stream of pictures. */
    public AVStream pictures() {
        return pictures;
    }

    /**
     * Reads the next packet of any stream.
     *
     * @return false at the end
     * @throws RenderException when the file cannot be read on
     */
    public boolean read(AVPacket packet) {
        int result = av_read_frame(format, packet);
        if (result == AVERROR_EOF()) {
            return false;
        }
        Av.check(result, "reading " + name);
        return true;
    }

    @Override
    public void close() {
        if (!isClosed) {
            isClosed = true;
            avformat_close_input(format);
        }
    }
}
