package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_BITEXACT;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_CLOSED_GOP;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_GLOBAL_HEADER;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PROFILE_H264_HIGH;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_d2q;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_inv_q;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.RenderException;
import io.reelmill.timeline.Canvas;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avutil.AVDictionary;

/** Opens libx264: H.264 High, 4:2:0, BT.709 limited range and tagged so, closed groups of two seconds. */
public final class H264 {

    private static final double SECONDS_BETWEEN_KEYFRAMES = 2;
    /** What x264 takes for two cores. Its bytes depend on it, so it is the same on every machine. */
    private static final int THREADS = 3;

    static final int LARGEST_DENOMINATOR = 1001;

    private H264() {}

    /** An encoder for frames of this canvas, which the caller frees. */
    public static AVCodecContext open(Canvas canvas, Encoding encoding) {
        return open(canvas, encoding, (int) Math.round(canvas.frameRate() * SECONDS_BETWEEN_KEYFRAMES));
    }

    /** @param gop frames from one key frame to the next */
    static AVCodecContext open(Canvas canvas, Encoding encoding, int gop) {
        AVCodec codec = Av.made(avcodec_find_encoder_by_name("libx264"), "libx264");
        AVCodecContext encoder = Av.made(avcodec_alloc_context3(codec), "an encoder");
        encoder.width(canvas.width());
        encoder.height(canvas.height());
        encoder.pix_fmt(AV_PIX_FMT_YUV420P);
        encoder.framerate(av_d2q(canvas.frameRate(), LARGEST_DENOMINATOR));
        encoder.time_base(av_inv_q(encoder.framerate()));
        encoder.gop_size(gop);
        encoder.thread_count(THREADS);
        encoder.profile(AV_PROFILE_H264_HIGH);
        encoder.color_primaries(AVCOL_PRI_BT709);
        encoder.color_trc(AVCOL_TRC_BT709);
        encoder.colorspace(AVCOL_SPC_BT709);
        encoder.color_range(AVCOL_RANGE_MPEG);
        encoder.chroma_sample_location(AVCHROMA_LOC_LEFT);
        encoder.flags(
                encoder.flags() | AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_CLOSED_GOP | AV_CODEC_FLAG_BITEXACT);
        AVDictionary options = new AVDictionary(null);
        try {
            Av.set(options, "preset", encoding.speed());
            Av.set(options, "crf", Double.toString(encoding.crf()));
            Av.set(options, "profile", "high");
            // x264's vector code that looks ahead along macroblocks gives other bytes from one run to the next; the
            // plain
            // code is as fast as can be measured, and the same on every processor.
            Av.set(options, "x264-params", "cpu-independent=1");
            Av.check(avcodec_open2(encoder, codec, options), "opening libx264");
            return encoder;
        } catch (RenderException e) {
            avcodec_free_context(encoder);
            throw e;
        } finally {
            av_dict_free(options);
        }
    }
}
