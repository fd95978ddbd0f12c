package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_SMPTE170M;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.AV_NOPTS_VALUE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_FLAG_RGB;
import static org.bytedeco.ffmpeg.global.avutil.av_pix_fmt_desc_get;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.av.Container;
import io.reelmill.ingest.av.Damaged;
import io.reelmill.ingest.av.Decoder;
import io.reelmill.ingest.av.Graph;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.wire.Job;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;

/** Takes the pictures of a video through decoder, filters and encoder. */
final class VideoPass implements AutoCloseable {

    private final AVStream stream;
    private final Job job;
    private final Report report;
    private final VideoFacts facts;
    private final AVRational rate;
    private final double tick;
    private final long start;
    private final Decoder decoder;
    private Graph graph;
    private String likeness;
    private Mp4 mp4;
    private long decoded;
    private long lastTime = Long.MIN_VALUE;

    VideoPass(Container container, Job job, Report report) {
        this.stream = container.video();
        this.job = job;
        this.report = report;
        this.facts = VideoFacts.of(container);
        this.rate = FrameRate.of(stream);
        this.tick = av_q2d(stream.time_base());
        this.start = stream.start_time() == AV_NOPTS_VALUE ? 0 : stream.start_time();
        this.decoder = Decoder.of(stream, PixelLimits.MOVING);
    }

    void decode(AVPacket packet) {
        decoder.decode(packet, this::take);
    }

    private void take(AVFrame frame) {
        PixelLimits.checkMoving(frame.width(), frame.height());
        long time = frame.best_effort_timestamp() == AV_NOPTS_VALUE
                ? Math.round(decoded / av_q2d(rate) / tick)
                : frame.best_effort_timestamp() - start;
        decoded++;
        if (time * tick > job.longest()) {
            throw Normaliser.tooLong(job.longest());
        }
        if (time <= lastTime) {
            return;
        }
        lastTime = time;
        frame.pts(time);
        settleColour(frame);
        String now = frame.width() + "x" + frame.height() + "/" + frame.format() + "/" + frame.colorspace();
        if (!now.equals(likeness)) {
            change(frame);
            likeness = now;
        }
        graph.send(frame, this::encode);
        report.progress(seconds());
    }

    /** A video that does not tell its colours has those of its time: BT.601 below HD, BT.709 from there. */
    private static void settleColour(AVFrame frame) {
        boolean rgb = (av_pix_fmt_desc_get(frame.format()).flags() & AV_PIX_FMT_FLAG_RGB) != 0;
        if (!rgb && frame.colorspace() == AVCOL_SPC_UNSPECIFIED) {
            boolean hd = Math.max(frame.width(), frame.height()) >= 1280;
            frame.colorspace(hd ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M);
        }
    }

    /** From here on frames look another way than before. */
    private void change(AVFrame frame) {
        if (graph != null) {
            graph.send(null, this::encode);
            graph.close();
        }
        Turn turn = Turn.of(frame);
        if (mp4 == null) {
            double aspect = VideoFacts.aspect(frame.sample_aspect_ratio());
            double width = frame.width() * Math.max(1, aspect);
            double height = frame.height() * Math.max(1, 1 / aspect);
            FrameFit fit = FrameFit.covering(turn.swaps() ? height : width, turn.swaps() ? width : height, job);
            mp4 = new Mp4(Path.of(Job.MP4), fit.width(), fit.height(), rate);
        }
        String chain = VideoChain.of(frame, turn, rate, seconds(), mp4.width(), mp4.height(), facts.isInterlaced());
        graph = Graph.pictures(frame, stream.time_base(), chain);
    }

    private void encode(AVFrame frame) {
        mp4.send(frame);
    }

    void finish() {
        decoder.decode(null, this::take);
        if (graph != null) {
            graph.send(null, this::encode);
        }
        if (mp4 == null || mp4.frames() == 0) {
            throw decoder.isMostlyDamaged() ? new Damaged("no frame") : new MediaException("has no pictures");
        }
        mp4.finish();
    }

    int width() {
        return mp4.width();
    }

    int height() {
        return mp4.height();
    }

    double frameRate() {
        return av_q2d(rate);
    }

    double seconds() {
        return mp4 == null ? 0 : mp4.frames() / av_q2d(rate);
    }

    @Override
    public void close() {
        decoder.close();
        if (graph != null) {
            graph.close();
        }
        if (mp4 != null) {
            mp4.close();
        }
    }
}
