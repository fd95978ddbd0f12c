package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_ARIB_STD_B67;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_SMPTE2084;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_FLAG_ALPHA;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_PAL8;
import static org.bytedeco.ffmpeg.global.avutil.av_pix_fmt_desc_get;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;

/** The filters that make any frame one of ours: constant rate, upright, square pixels, 4:2:0 in BT.709 limited range. */
final class VideoChain {

    /** BT.2408 reference white, cd/m². */
    private static final int WHITE = 203;

    private VideoChain() {}

    /**
     * @param like the frames that come
     * @param from second at which the first of them is to be seen at the latest
     */
    static String of(AVFrame like, Turn turn, AVRational rate, double from, int width, int height, boolean interlaced) {
        List<String> chain = new ArrayList<>();
        if (interlaced) {
            chain.add("bwdif=mode=send_frame:deint=interlaced");
        }
        chain.add(String.format(Locale.ROOT, "fps=fps=%d/%d:start_time=%.6f", rate.num(), rate.den(), from));
        if (hasAlpha(like)) {
            // pages are white: that is what a transparent animation was made for
            chain.add("format=rgba,split[front][back];[back]drawbox=color=white:thickness=fill:replace=1[page];"
                    + "[page][front]overlay=format=auto");
        }
        int w = turn.swaps() ? height : width;
        int h = turn.swaps() ? width : height;
        boolean hdr = like.color_trc() == AVCOL_TRC_SMPTE2084 || like.color_trc() == AVCOL_TRC_ARIB_STD_B67;
        String size = "scale=" + w + ":" + h + ":flags=bicubic+accurate_rnd+full_chroma_int";
        if (hdr) {
            String transfer = like.color_trc() == AVCOL_TRC_SMPTE2084 ? "smpte2084" : "arib-std-b67";
            chain.add(size);
            chain.add("zscale=transferin=" + transfer + ":primariesin=bt2020:matrixin=bt2020nc:transfer=linear:npl="
                    + WHITE);
            chain.add("format=gbrpf32le,zscale=primaries=bt709,tonemap=tonemap=mobius:desat=0");
            chain.add("zscale=transfer=bt709:matrix=bt709:range=limited");
        } else {
            chain.add(size + ":out_color_matrix=bt709:out_range=limited");
        }
        if (!turn.isNone()) {
            chain.add(turn.filters());
        }
        chain.add("format=yuv420p,setsar=1");
        return String.join(",", chain);
    }

    private static boolean hasAlpha(AVFrame frame) {
        return frame.format() == AV_PIX_FMT_PAL8
                || (av_pix_fmt_desc_get(frame.format()).flags() & AV_PIX_FMT_FLAG_ALPHA) != 0;
    }
}
