package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.avformat.AVFormatContext.AVFMT_FLAG_BITEXACT;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_rescale_ts;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_copy;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_from_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;
import static org.bytedeco.ffmpeg.global.avformat.AVIO_FLAG_WRITE;
import static org.bytedeco.ffmpeg.global.avformat.av_interleaved_write_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_write_trailer;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_output_context2;
import static org.bytedeco.ffmpeg.global.avformat.avformat_free_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_new_stream;
import static org.bytedeco.ffmpeg.global.avformat.avformat_write_header;
import static org.bytedeco.ffmpeg.global.avformat.avio_closep;
import static org.bytedeco.ffmpeg.global.avformat.avio_open;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;

import io.reelmill.compositor.RenderException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVIOContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;

/**
 * An mp4 with its index at the front. Carries no date and no random numbers, so equal packets give equal files.
 *
 * <p>Add the tracks, {@link #begin}, send frames, {@link #finish}; {@link #close} frees it at any point.
 */
final class Mp4Writer implements AutoCloseable {

    private final Path file;
    private final AVFormatContext format = new AVFormatContext(null);
    private AVPacket packet;
    private WaitingPackets waiting;
    private FragmentWriter fragments;
    private boolean open;

    Mp4Writer(Path file) {
        this.file = file;
        Av.check(avformat_alloc_output_context2(format, null, "mp4", file.toString()), "making an mp4");
        format.flags(format.flags() | AVFMT_FLAG_BITEXACT);
        // packets stand in the order of their times, however late those of one track come
        format.max_interleave_delta(0);
        packet = Av.made(av_packet_alloc(), "a packet");
    }

    /** A track for what an opened encoder gives. */
    AVStream add(AVCodecContext encoder) {
        AVStream stream = Av.made(avformat_new_stream(format, null), "a stream");
        Av.check(avcodec_parameters_from_context(stream.codecpar(), encoder), "describing a stream");
        stream.time_base(encoder.time_base());
        stream.avg_frame_rate(encoder.framerate());
        return stream;
    }

    /** A track for packets that are copied from a file. */
    AVStream add(AVStream source) {
        AVStream stream = Av.made(avformat_new_stream(format, null), "a stream");
        Av.check(avcodec_parameters_copy(stream.codecpar(), source.codecpar()), "describing a stream");
        stream.codecpar().codec_tag(0);
        stream.time_base(source.time_base());
        stream.avg_frame_rate(source.avg_frame_rate());
        return stream;
    }

    void begin() {
        AVIOContext io = new AVIOContext(null);
        Av.check(avio_open(io, file.toString(), AVIO_FLAG_WRITE), "opening " + file.getFileName());
        format.pb(io);
        open = true;
        AVDictionary options = new AVDictionary(null);
        try {
            Av.set(options, "movflags", "+faststart+write_colr");
            Av.check(avformat_write_header(format, options), "writing the head of " + file.getFileName());
        } finally {
            av_dict_free(options);
        }
    }

    /**
     * Encodes one frame, or with null what the encoder still holds, and writes the packets that come of it.
     *
     * @return how many packets were written
     */
    int encode(AVCodecContext encoder, AVStream stream, AVFrame frame) {
        Av.check(avcodec_send_frame(encoder, frame), "encoding");
        int written = 0;
        while (true) {
            int result = avcodec_receive_packet(encoder, packet);
            if (result == AVERROR_EAGAIN() || result == AVERROR_EOF()) {
                return written;
            }
            Av.check(result, "encoding");
            packet.stream_index(stream.index());
            av_packet_rescale_ts(packet, encoder.time_base(), stream.time_base());
            if (waiting == null) {
                write(packet);
            } else {
                putAside(packet);
            }
            written++;
        }
    }

    /** Everything that is written from now on goes to these as well, which the caller closes. */
    void mirror(FragmentWriter writer) {
        writer.begin(format);
        fragments = writer;
    }

    private void write(AVPacket next) {
        if (fragments != null) {
            fragments.write(next, format.streams(next.stream_index()));
        }
        Av.check(av_interleaved_write_frame(format, next), "writing to " + file.getFileName());
    }

    /**
     * From now on what is encoded waits in a file beside this one, until {@link #release}: the packets of one track alone
     * cannot be written, as they have to stand in the order of time among those of the other.
     */
    void hold() throws IOException {
        waiting = new WaitingPackets(file.resolveSibling(file.getFileName() + ".waiting"));
    }

    boolean holding() {
        return waiting != null;
    }

    private void putAside(AVPacket next) {
        try {
            waiting.add(next);
        } catch (IOException e) {
            throw new RenderException("putting a packet aside: " + e.getMessage(), e);
        } finally {
            av_packet_unref(next);
        }
    }

    /** Brings the other tracks on. */
    interface Alongside {
        /** @param packets how many of those that waited are written */
        void follow(long packets) throws IOException;
    }

    /**
     * Writes what has waited; what is encoded from now on is written at once.
     *
     * @param stream the track that has waited
     * @param alongside called after each packet, so that those of the other tracks stand next to it
     */
    void release(AVStream stream, Alongside alongside) throws IOException {
        try (WaitingPackets aside = waiting) {
            waiting = null;
            for (long count = 1; aside.take(packet); count++) {
                packet.stream_index(stream.index());
                write(packet);
                alongside.follow(count);
            }
        }
    }

    /** Writes a packet of another file. */
    void copy(AVPacket foreign, AVRational timeBase, AVStream stream) {
        foreign.stream_index(stream.index());
        av_packet_rescale_ts(foreign, timeBase, stream.time_base());
        write(foreign);
    }

    /** Writes what is left and the index. */
    void finish() {
        Av.check(av_write_trailer(format), "finishing " + file.getFileName());
        open = false;
        Av.check(avio_closep(format.pb()), "closing " + file.getFileName());
    }

    @Override
    public void close() {
        letGo();
        if (open) {
            avio_closep(format.pb());
            open = false;
        }
        if (packet != null) {
            av_packet_free(packet);
            packet = null;
            avformat_free_context(format);
        }
    }

    private void letGo() {
        if (waiting != null) {
            try {
                waiting.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            waiting = null;
        }
    }
}
