package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.av_d2q;
import static org.bytedeco.ffmpeg.global.avutil.av_make_q;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVRational;

/** The constant rate that a copy gets. */
final class FrameRate {

    private static final double SLOWEST = 10;
    private static final double FASTEST = 60;
    private static final double UNSTEADY = 25;
    /** A rate this near to one that cameras have is taken for it. */
    private static final double NEAR = 0.02;

    private static final int[][] USUAL = {
        {60, 1},
        {60_000, 1001},
        {50, 1},
        {48, 1},
        {30, 1},
        {30_000, 1001},
        {25, 1},
        {24, 1},
        {24_000, 1001},
        {20, 1},
        {15, 1},
        {12, 1},
        {10, 1}
    };

    private FrameRate() {}

    /** A stream's own rate; for one that has none, one that is fine enough for its frames to keep their times. */
    static AVRational of(AVStream stream) {
        double average = rate(stream.avg_frame_rate());
        // the least rate that every time stamp fits, which for irregular ones is nobody's rate
        double finest = rate(stream.r_frame_rate());
        if (finest > 0 && finest <= FASTEST * (1 + NEAR)) {
            return of(finest);
        }
        boolean steady = average > 0 && finest <= average * 1.1;
        return of(steady ? average : Math.max(UNSTEADY, average));
    }

    /** The nearest rate that is possible. */
    static AVRational of(double rate) {
        double bounded = Math.max(SLOWEST, Math.min(FASTEST, rate));
        int[] best = null;
        for (int[] usual : USUAL) {
            double off = off(usual, bounded);
            if (off < NEAR && (best == null || off < off(best, bounded))) {
                best = usual;
            }
        }
        return best == null ? av_d2q(bounded, 1001) : av_make_q(best[0], best[1]);
    }

    private static double off(int[] usual, double rate) {
        return Math.abs(rate * usual[1] / usual[0] - 1);
    }

    private static double rate(AVRational stated) {
        return stated.num() > 0 && stated.den() > 0 ? av_q2d(stated) : 0;
    }
}
