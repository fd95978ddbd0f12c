package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.AV_NOPTS_VALUE;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;
import static org.bytedeco.ffmpeg.global.avutil.av_rescale_q;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.av.Container;
import io.reelmill.ingest.av.Damaged;
import io.reelmill.ingest.av.Decoder;
import io.reelmill.ingest.av.Graph;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.wire.Job;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Takes the sound of a file through decoder and resampler into a WAV. */
final class SoundPass implements AutoCloseable {

    /** Gaps are filled and what stands before second 0 goes, so that the sound stays with the pictures. */
    private static final String CHAIN =
            "aresample=" + Wav.RATE + ":async=1:first_pts=0," + "aformat=sample_fmts=s16:channel_layouts=stereo";

    private final AVStream stream;
    private final Job job;
    private final double tick;
    private final long start;
    private final Decoder decoder;
    private final Wav wav;
    private Graph graph;
    private String likeness;
    private long expected;

    private SoundPass(AVStream stream, long start, Job job) throws IOException {
        this.stream = stream;
        this.job = job;
        this.tick = av_q2d(stream.time_base());
        this.start = start;
        this.decoder = Decoder.of(stream, PixelLimits.STILL);
        this.wav = new Wav(Path.of(Job.WAV));
    }

    /** For a file with sound alone: it begins where it begins. */
    static SoundPass alone(Container container, Job job) throws IOException {
        AVStream stream = container.audio();
        return new SoundPass(stream, start(stream), job);
    }

    /** For the sound of a video, second 0 being its first frame; null when it has none that can be decoded. */
    static SoundPass beside(Container container, Job job) throws IOException {
        AVStream stream = container.audio();
        if (stream == null) {
            return null;
        }
        AVStream video = container.video();
        try {
            return new SoundPass(stream, av_rescale_q(start(video), video.time_base(), stream.time_base()), job);
        } catch (MediaException | Damaged e) {
            return null; // a video is worth having without its sound
        }
    }

    private static long start(AVStream stream) {
        return stream.start_time() == AV_NOPTS_VALUE ? 0 : stream.start_time();
    }

    void decode(AVPacket packet) {
        decoder.decode(packet, this::take);
    }

    private void take(AVFrame frame) {
        if (frame.nb_samples() <= 0 || frame.sample_rate() <= 0) {
            return;
        }
        long time = frame.best_effort_timestamp() == AV_NOPTS_VALUE ? expected : frame.best_effort_timestamp() - start;
        expected = time + Math.round(frame.nb_samples() / (double) frame.sample_rate() / tick);
        if (time * tick > job.longest() || seconds() > job.longest()) {
            throw Normaliser.tooLong(job.longest());
        }
        String now = frame.format() + "/" + frame.sample_rate() + "/"
                + frame.ch_layout().nb_channels();
        if (!now.equals(likeness)) {
            flush();
            graph = Graph.sound(
                    frame, stream.time_base(), likeness == null ? CHAIN : CHAIN.replace(":first_pts=0", ""));
            likeness = now;
        }
        frame.pts(time);
        graph.send(frame, this::write);
    }

    private void flush() {
        if (graph != null) {
            graph.send(null, this::write);
            graph.close();
            graph = null;
        }
    }

    private void write(AVFrame frame) {
        try {
            wav.write(frame.data(0), frame.nb_samples());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    double seconds() {
        return wav.seconds();
    }

    /** Ends the file and tells its length in seconds. */
    double finish() throws IOException {
        decoder.decode(null, this::take);
        flush();
        wav.finish();
        return wav.seconds();
    }

    @Override
    public void close() throws IOException {
        decoder.close();
        if (graph != null) {
            graph.close();
        }
        wav.close();
    }
}
