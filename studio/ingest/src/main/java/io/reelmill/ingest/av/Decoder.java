package io.reelmill.ingest.av;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_get_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_to_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_ENOMEM;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;

import io.reelmill.ingest.MediaException;
import java.util.Set;
import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Decodes packets and hands each frame on; a packet that is damaged is passed over and counted. */
public final class Decoder implements AutoCloseable {

    private static final int THREADS = 2;

    /** What phones, cameras, editors and browsers make. The libraries know hundreds more, which few look after. */
    private static final Set<String> KNOWN = Set.of(
            "h264",
            "hevc",
            "av1",
            "vp8",
            "vp9",
            "mpeg4",
            "mpeg2video",
            "mpeg1video",
            "h263",
            "prores",
            "mjpeg",
            "dnxhd",
            "flv1",
            "msmpeg4v3",
            "vc1",
            "wmv3",
            "theora",
            "png",
            "webp",
            "bmp",
            "gif",
            "aac",
            "mp3",
            "mp2",
            "opus",
            "vorbis",
            "flac",
            "alac",
            "ac3",
            "eac3",
            "speex",
            "amr_nb",
            "amr_wb",
            "wmav1",
            "wmav2",
            "wmapro",
            "wmv1",
            "wmv2",
            "pcm_s16le",
            "pcm_s24le",
            "pcm_s32le",
            "pcm_f32le",
            "pcm_f64le",
            "pcm_u8",
            "pcm_s16be",
            "pcm_s24be",
            "pcm_s32be",
            "pcm_alaw",
            "pcm_mulaw",
            "adpcm_ms",
            "adpcm_ima_wav",
            "adpcm_swf");

    private final AVCodecContext context;
    private final AVFrame frame = Av.made(av_frame_alloc());
    private int damaged;
    private int taken;

    private Decoder(AVCodec codec, AVStream stream, long maxPixels) {
        context = Av.made(avcodec_alloc_context3(codec));
        if (stream != null) {
            Av.check(avcodec_parameters_to_context(context, stream.codecpar()), "describing the stream");
            context.pkt_timebase(stream.time_base());
        }
        context.thread_count(stream == null ? 1 : THREADS); // each thread has a picture of its own
        context.max_pixels(maxPixels);
        try {
            Av.check(avcodec_open2(context, codec, (AVDictionary) null), "opening the decoder");
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /**
     * A decoder for a stream.
     *
     * @throws MediaException when nothing here decodes that kind of stream
     */
    public static Decoder of(AVStream stream, long maxPixels) {
        String name = avcodec_get_name(stream.codecpar().codec_id()).getString();
        AVCodec codec =
                KNOWN.contains(name) ? avcodec_find_decoder(stream.codecpar().codec_id()) : null;
        if (codec == null) {
            throw new MediaException("is encoded as " + name + ", which is not taken");
        }
        return new Decoder(codec, stream, maxPixels);
    }

    /** A decoder of pictures that come in one piece. */
    public static Decoder named(String name, long maxPixels) {
        return new Decoder(Av.made(avcodec_find_decoder_by_name(name)), null, maxPixels);
    }

    /** Decodes a packet; null at the end, to get what is still inside. */
    public void decode(AVPacket packet, Consumer<AVFrame> receiver) {
        int sent = avcodec_send_packet(context, packet);
        if (packet != null) {
            taken++;
        }
        count(sent);
        while (true) {
            int got = avcodec_receive_frame(context, frame);
            if (got >= 0) {
                receiver.accept(frame);
                av_frame_unref(frame);
            } else if (!count(got)) {
                return;
            }
        }
    }

    /** Whether a result was one damaged frame, after which there may be others. */
    private boolean count(int result) {
        if (result == AVERROR_ENOMEM()) {
            throw new MediaException("needs too much memory to be read");
        }
        boolean isDamage =
                result < 0 && result != AVERROR_EAGAIN() && result != org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF();
        if (isDamage) {
            damaged++;
        }
        return isDamage;
    }

    /** Whether most of what came could not be decoded. */
    public boolean isMostlyDamaged() {
        return damaged > taken / 2;
    }

    @Override
    public void close() {
        av_frame_free(frame);
        avcodec_free_context(context);
    }
}
