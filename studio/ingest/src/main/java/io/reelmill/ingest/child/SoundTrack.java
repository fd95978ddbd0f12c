package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;
import static org.bytedeco.ffmpeg.global.avutil.av_channel_layout_default;
import static org.bytedeco.ffmpeg.global.swresample.swr_alloc_set_opts2;
import static org.bytedeco.ffmpeg.global.swresample.swr_convert;
import static org.bytedeco.ffmpeg.global.swresample.swr_free;
import static org.bytedeco.ffmpeg.global.swresample.swr_get_out_samples;
import static org.bytedeco.ffmpeg.global.swresample.swr_init;

import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVChannelLayout;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.swresample.SwrContext;
import org.bytedeco.javacpp.FloatPointer;
import org.bytedeco.javacpp.PointerPointer;

/** The sound: 48 kHz, stereo, as float samples. */
final class SoundTrack implements AutoCloseable {

    private static final int RATE = 48_000;

    private final AVStream stream;
    private final double longest;
    private final StreamReader reader;
    private final WavWriter writer;
    private SwrContext converter;
    private long written;

    SoundTrack(AVStream stream, double longest, Path file) throws IOException {
        this.stream = stream;
        this.longest = longest;
        this.reader = new StreamReader(stream, this::take);
        this.writer = WavWriter.create(file, WavFormat.HOUSE);
    }

    int index() {
        return stream.index();
    }

    double seconds() {
        return written / (double) RATE;
    }

    void decode(AVPacket packet) throws IOException {
        reader.decode(packet);
    }

    void finish() throws IOException {
        reader.decode(null);
        if (converter != null) {
            convert(null, 0);
        }
    }

    private void take(AVFrame frame) throws IOException {
        if (converter == null) {
            converter = new SwrContext(null);
            AVChannelLayout stereo = new AVChannelLayout();
            av_channel_layout_default(stereo, 2);
            AVChannelLayout given = frame.ch_layout();
            if (given.nb_channels() < 1 || frame.sample_rate() < 1) {
                throw new UnfitException("has sound of a form that cannot be used.");
            }
            swr_alloc_set_opts2(
                    converter, stereo, AV_SAMPLE_FMT_FLTP, RATE, given, frame.format(), frame.sample_rate(), 0, null);
            if (swr_init(converter) < 0) {
                throw new UnfitException("has sound of a form that cannot be used.");
            }
        }
        convert(frame, frame.nb_samples());
    }

    private void convert(AVFrame frame, int samples) throws IOException {
        int room = swr_get_out_samples(converter, samples) + 64;
        try (FloatPointer left = new FloatPointer(room);
                FloatPointer right = new FloatPointer(room);
                PointerPointer<FloatPointer> out = new PointerPointer<>(2)) {
            out.put(0, left).put(1, right);
            PointerPointer<?> in = frame == null ? null : frame.extended_data();
            int count = swr_convert(converter, out, room, in, samples);
            if (count > 0 && seconds() < longest) {
                float[] l = new float[count];
                float[] r = new float[count];
                left.get(l);
                right.get(r);
                writer.write(l, r, 0, count);
                written += count;
            }
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
        if (converter != null) {
            swr_free(converter);
        }
        reader.close();
    }
}
