package io.reelmill.inspection;

import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;

import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Decodes and measures the whole sound. */
final class SoundReader implements AutoCloseable {

    private final AVStream stream;
    private final StreamDecoder decoder;
    private final Ebur128 meter;

    SoundReader(AVStream stream) {
        this.stream = stream;
        this.decoder = new StreamDecoder(stream, context -> {}, this::measure);
        try {
            this.meter = new Ebur128(
                    stream.codecpar().sample_rate(),
                    stream.codecpar().ch_layout().nb_channels());
        } catch (RuntimeException e) {
            decoder.close();
            throw e;
        }
    }

    int stream() {
        return stream.index();
    }

    /** Null at the end. */
    void decode(AVPacket packet) {
        decoder.decode(packet);
        if (packet == null) {
            meter.add(null);
        }
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

    private void measure(AVFrame frame) {
        if (frame.format() != AV_SAMPLE_FMT_FLTP) {
            throw new InspectionException("the sound is not of the form that our encoder writes");
        }
        meter.add(frame);
    }

    @Override
    public void close() {
        meter.close();
        decoder.close();
    }
}
