package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_H264;
import static org.bytedeco.ffmpeg.global.avcodec.AV_FIELD_PROGRESSIVE;
import static org.bytedeco.ffmpeg.global.avcodec.AV_FIELD_UNKNOWN;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_DATA_DISPLAYMATRIX;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_side_data_get;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_get_name;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_JPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.ingest.av.Container;
import io.reelmill.ingest.sniff.PixelLimits;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacketSideData;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVRational;

/**
 * What a stream of pictures states.
 *
 * @param width pixels as seen
 * @param height pixels as seen
 * @param frameRate that its copy has, frames a second
 * @param isInterlaced whether a frame may hold two fields
 * @param isPlain whether our own encoder could have made it
 */
record VideoFacts(String codec, int width, int height, double frameRate, boolean isInterlaced, boolean isPlain) {

    static VideoFacts of(Container container) {
        AVStream stream = container.video();
        AVCodecParameters parameters = stream.codecpar();
        PixelLimits.checkMoving(parameters.width(), parameters.height());
        AVPacketSideData matrix = av_packet_side_data_get(
                parameters.coded_side_data(), parameters.nb_coded_side_data(), AV_PKT_DATA_DISPLAYMATRIX);
        Turn turn = matrix == null ? Turn.NONE : Turn.of(matrix.data());
        boolean interlaced =
                parameters.field_order() != AV_FIELD_PROGRESSIVE && parameters.field_order() != AV_FIELD_UNKNOWN;
        double aspect = aspect(parameters.sample_aspect_ratio());
        int width = (int) Math.max(1, Math.round(parameters.width() * Math.max(1, aspect)));
        int height = (int) Math.max(1, Math.round(parameters.height() * Math.max(1, 1 / aspect)));
        boolean steady = Math.abs(av_q2d(stream.avg_frame_rate()) / av_q2d(stream.r_frame_rate()) - 1) < 0.001;
        boolean plain = parameters.codec_id() == AV_CODEC_ID_H264
                && parameters.format() == AV_PIX_FMT_YUV420P
                && !interlaced
                && steady
                && turn.isNone()
                && aspect == 1
                && parameters.color_range() != AVCOL_RANGE_JPEG
                && (parameters.color_space() == AVCOL_SPC_BT709 || parameters.color_space() == AVCOL_SPC_UNSPECIFIED);
        return new VideoFacts(
                avcodec_get_name(parameters.codec_id()).getString(),
                turn.swaps() ? height : width,
                turn.swaps() ? width : height,
                av_q2d(FrameRate.of(stream)),
                interlaced,
                plain);
    }

    /** How much wider than high a pixel is; 1 when it does not say, or says what no camera does. */
    static double aspect(AVRational stated) {
        double aspect = stated.num() > 0 && stated.den() > 0 ? av_q2d(stated) : 1;
        return aspect < 0.2 || aspect > 5 ? 1 : aspect;
    }
}
