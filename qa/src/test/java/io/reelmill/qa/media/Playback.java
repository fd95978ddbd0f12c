package io.reelmill.qa.media;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;

import java.io.IOException;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avutil.AVDictionary;

/** Reads an HLS playlist from its first fragment on, as a player does: one that has not ended is read again and again. */
public final class Playback implements AutoCloseable {

    private final AVFormatContext format = new AVFormatContext(null);
    private final AVPacket packet = av_packet_alloc();

    public Playback(String playlist) throws IOException {
        AVDictionary options = new AVDictionary(null);
        av_dict_set(options, "live_start_index", "0", 0);
        int result = avformat_open_input(format, playlist, null, options);
        av_dict_free(options);
        if (result < 0) {
            throw new IOException("cannot open " + playlist + ": " + result);
        }
    }

    /** Reads the next coded picture, and waits until it is there. Returns false when the playlist has ended. */
    public boolean next() {
        while (av_read_frame(format, packet) >= 0) {
            int type = format.streams(packet.stream_index()).codecpar().codec_type();
            av_packet_unref(packet);
            if (type == AVMEDIA_TYPE_VIDEO) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() {
        av_packet_free(packet);
        avformat_close_input(format);
    }
}
