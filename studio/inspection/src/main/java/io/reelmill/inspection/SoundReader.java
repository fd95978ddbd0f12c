package io.reelmill.inspection;

import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;

import io.reelmill.sound.loudness.LoudnessMeter;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.FloatPointer;

/** Hears the whole sound. */
final class SoundReader implements AutoCloseable {

    private final AVStream stream;
    private final StreamDecoder decoder;
    private final LoudnessMeter meter;
    private float[] left = new float[0];
    private float[] right = new float[0];

    SoundReader(AVStream stream) {
        this.stream = stream;
        this.meter = new LoudnessMeter(stream.codecpar().sample_rate());
        this.decoder = new StreamDecoder(stream, context -> {}, this::hear);
    }

    int stream() {
        return stream.index();
    }

    void decode(AVPacket packet) {
        decoder.decode(packet);
    }

    Inspection.Audio facts() {
        return new Inspection.Audio(
                decoder.codec(),
                stream.codecpar().sample_rate(),
                stream.codecpar().ch_layout().nb_channels(),
                decoder.seconds(),
                meter.integrated(),
                meter.truePeak());
    }

    private void hear(AVFrame frame) {
        int count = frame.nb_samples();
        if (frame.format() != AV_SAMPLE_FMT_FLTP) {
            throw new InspectionException("the sound is not of the form that our encoder writes");
        }
        if (left.length < count) {
            left = new float[count];
            right = new float[count];
        }
        new FloatPointer(frame.data(0)).get(left, 0, count);
        boolean stereo = stream.codecpar().ch_layout().nb_channels() > 1;
        new FloatPointer(frame.data(stereo ? 1 : 0)).get(right, 0, count);
        meter.add(left, right, 0, count);
    }

    @Override
    public void close() {
        decoder.close();
    }
}
