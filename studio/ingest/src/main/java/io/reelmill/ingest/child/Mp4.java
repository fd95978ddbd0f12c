package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_CLOSED_GOP;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_GLOBAL_HEADER;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_rescale_ts;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
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
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AV_PICTURE_TYPE_NONE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_inv_q;
import static org.bytedeco.ffmpeg.global.avutil.av_make_q;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.av.Av;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVIOContext;
import org.bytedeco.ffmpeg.avformat.AVOutputFormat;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;

/** An mp4 of pictures alone, light to make and quick to enter anywhere. */
final class Mp4 implements AutoCloseable {

    private static final int GOP = 12;
    private static final String CRF = "14";
    private static final int THREADS = 2;
    /** Pixels of a frame from which the encoder keeps only few of them, to stay within the memory of its process. */
    private static final long LARGE = 1920 * 1920;

    private final AVRational rate;
    private final AVCodecContext encoder;
    private final AVFormatContext format = new AVFormatContext(null);
    private final AVPacket packet = Av.made(av_packet_alloc());
    private AVStream stream;
    private boolean open;
    private long sent;

    Mp4(Path file, int width, int height, AVRational rate) {
        this.rate = rate;
        AVCodec codec = Av.made(avcodec_find_encoder_by_name("libx264"));
        encoder = Av.made(avcodec_alloc_context3(codec));
        try {
            describe(width, height);
            open(codec);
            begin(file);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private void describe(int width, int height) {
        encoder.width(width);
        encoder.height(height);
        encoder.pix_fmt(AV_PIX_FMT_YUV420P);
        encoder.framerate(rate);
        encoder.time_base(av_inv_q(rate));
        encoder.sample_aspect_ratio(av_make_q(1, 1));
        encoder.gop_size(GOP);
        encoder.color_primaries(AVCOL_PRI_BT709);
        encoder.color_trc(AVCOL_TRC_BT709);
        encoder.colorspace(AVCOL_SPC_BT709);
        encoder.color_range(AVCOL_RANGE_MPEG);
        encoder.chroma_sample_location(AVCHROMA_LOC_LEFT);
        encoder.thread_count(THREADS);
        encoder.flags(encoder.flags() | AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_CLOSED_GOP);
    }

    private void open(AVCodec codec) {
        AVDictionary options = new AVDictionary(null);
        try {
            if ((long) encoder.width() * encoder.height() > LARGE) {
                encoder.max_b_frames(0);
                Av.set(options, "rc-lookahead", "2");
            }
            Av.set(options, "preset", "veryfast");
            Av.set(options, "crf", CRF);
            Av.check(avcodec_open2(encoder, codec, options), "opening the encoder");
        } finally {
            av_dict_free(options);
        }
    }

    private void begin(Path file) {
        Av.check(
                avformat_alloc_output_context2(format, (AVOutputFormat) null, "mp4", file.toString()), "making an mp4");
        stream = Av.made(avformat_new_stream(format, null));
        Av.check(avcodec_parameters_from_context(stream.codecpar(), encoder), "describing a stream");
        stream.time_base(encoder.time_base());
        stream.avg_frame_rate(rate);
        AVIOContext io = new AVIOContext(null);
        Av.check(avio_open(io, file.toString(), AVIO_FLAG_WRITE), "writing");
        format.pb(io);
        open = true;
        AVDictionary options = new AVDictionary(null);
        try {
            Av.set(options, "movflags", "+write_colr");
            Av.check(avformat_write_header(format, options), "writing");
        } finally {
            av_dict_free(options);
        }
    }

    int width() {
        return encoder.width();
    }

    int height() {
        return encoder.height();
    }

    long frames() {
        return sent;
    }

    /** Encodes one more frame; each lasts one tick of the rate. */
    void send(AVFrame frame) {
        frame.pts(sent++);
        frame.pict_type(AV_PICTURE_TYPE_NONE);
        encode(frame);
    }

    private void encode(AVFrame frame) {
        if (avcodec_send_frame(encoder, frame) < 0) {
            // it takes every frame of this form, unless there is no room for it
            throw new MediaException("needs too much memory to be read");
        }
        while (true) {
            int got = avcodec_receive_packet(encoder, packet);
            if (got == AVERROR_EAGAIN() || got == AVERROR_EOF()) {
                return;
            }
            Av.check(got, "encoding");
            packet.duration(1);
            av_packet_rescale_ts(packet, encoder.time_base(), stream.time_base());
            Av.check(av_interleaved_write_frame(format, packet), "writing");
        }
    }

    /** Ends the file; without this it is not playable. */
    void finish() {
        encode(null);
        Av.check(av_write_trailer(format), "writing");
        open = false;
        Av.check(avio_closep(format.pb()), "writing");
    }

    @Override
    public void close() {
        if (open) {
            avio_closep(format.pb());
            open = false;
        }
        av_packet_free(packet);
        avcodec_free_context(encoder);
        if (!format.isNull()) {
            avformat_free_context(format);
        }
    }
}
