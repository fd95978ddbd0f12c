package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.avformat.AVFormatContext.AVFMT_FLAG_BITEXACT;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_ref;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_rescale_ts;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_copy;
import static org.bytedeco.ffmpeg.global.avformat.av_interleaved_write_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_write_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_write_trailer;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_output_context2;
import static org.bytedeco.ffmpeg.global.avformat.avformat_free_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_new_stream;
import static org.bytedeco.ffmpeg.global.avformat.avformat_write_header;
import static org.bytedeco.ffmpeg.global.avformat.avio_close_dyn_buf;
import static org.bytedeco.ffmpeg.global.avformat.avio_open_dyn_buf;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_free;

import io.reelmill.compositor.FragmentSink;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVIOContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;

/**
 * Gives the packets of an mp4 to a {@link FragmentSink} as well, cut where it is told to. Holds one fragment in memory. Belongs to
 * one thread.
 */
final class FragmentWriter implements AutoCloseable {

    private final FragmentSink sink;
    private final AVFormatContext format = new AVFormatContext(null);
    private AVPacket packet;
    private AVIOContext buffer;
    private boolean begun;

    FragmentWriter(FragmentSink sink) {
        this.sink = sink;
        Av.check(avformat_alloc_output_context2(format, null, "mp4", (String) null), "making fragments");
        format.flags(format.flags() | AVFMT_FLAG_BITEXACT);
        format.max_interleave_delta(0);
        packet = Av.made(av_packet_alloc(), "a packet");
    }

    /** Begins with the tracks of an mp4 whose head is written. */
    void begin(AVFormatContext film) {
        for (int i = 0; i < film.nb_streams(); i++) {
            AVStream source = film.streams(i);
            AVStream stream = Av.made(avformat_new_stream(format, null), "a stream");
            Av.check(avcodec_parameters_copy(stream.codecpar(), source.codecpar()), "describing a stream");
            stream.codecpar().codec_tag(0);
            stream.time_base(source.time_base());
            stream.avg_frame_rate(source.avg_frame_rate());
        }
        open();
        AVDictionary options = new AVDictionary(null);
        try {
            // the head is written with the first packets, since the edit lists need their times
            Av.set(options, "movflags", "+frag_custom+delay_moov+default_base_moof+skip_trailer");
            Av.check(avformat_write_header(format, options), "writing the head of fragments");
        } finally {
            av_dict_free(options);
        }
    }

    /** Adds a packet of the film, which stays the caller's; its times are those of the film's stream. */
    void write(AVPacket next, AVStream source) {
        Av.check(av_packet_ref(packet, next), "a packet");
        AVStream stream = format.streams(next.stream_index());
        av_packet_rescale_ts(packet, source.time_base(), stream.time_base());
        packet.pos(-1);
        Av.check(av_interleaved_write_frame(format, packet), "writing a fragment");
    }

    /** Hands over what was written since the last cut. */
    void cut(double seconds) {
        Av.check(av_interleaved_write_frame(format, null), "writing a fragment");
        Av.check(av_write_frame(format, null), "writing a fragment");
        if (!begun) {
            Av.check(av_write_frame(format, null), "writing a fragment"); // the first time has written the head alone
        }
        byte[] bytes = taken();
        open();
        if (!begun) {
            int head = positionOf("moof", bytes);
            sink.begin(Arrays.copyOf(bytes, head));
            bytes = Arrays.copyOfRange(bytes, head, bytes.length);
            begun = true;
        }
        sink.fragment(bytes, seconds);
    }

    /** After the last {@link #cut}. */
    void finish() {
        Av.check(av_write_trailer(format), "finishing fragments");
        sink.end();
    }

    /** Where the first box of a kind begins. */
    private static int positionOf(String kind, byte[] boxes) {
        ByteBuffer bytes = ByteBuffer.wrap(boxes);
        int at = 0;
        while (at + 8 <= boxes.length) {
            if (new String(boxes, at + 4, 4, StandardCharsets.US_ASCII).equals(kind)) {
                return at;
            }
            at += Math.max(8, bytes.getInt(at));
        }
        throw new IllegalStateException("a fragment without the box " + kind);
    }

    private void open() {
        buffer = new AVIOContext(null);
        Av.check(avio_open_dyn_buf(buffer), "memory for a fragment");
        format.pb(buffer);
    }

    private byte[] taken() {
        BytePointer data = new BytePointer((Pointer) null);
        int length = avio_close_dyn_buf(buffer, data);
        buffer = null;
        format.pb(null);
        byte[] bytes = new byte[length];
        data.get(bytes);
        av_free(data);
        return bytes;
    }

    @Override
    public void close() {
        if (packet != null) {
            if (buffer != null) {
                taken();
            }
            av_packet_free(packet);
            packet = null;
            avformat_free_context(format);
        }
    }
}
