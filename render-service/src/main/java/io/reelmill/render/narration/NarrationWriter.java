package io.reelmill.render.narration;

import io.reelmill.providers.speech.Speech;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;

/** The file that grows, or only its clock when nothing is heard. */
final class NarrationWriter implements AutoCloseable {

    private final Path file;
    private WavWriter writer;
    private int sampleRate;
    private long written;
    private double pending;
    private double seconds;

    NarrationWriter(Path file) {
        this.file = file;
    }

    double seconds() {
        return seconds + pending;
    }

    /** Whether nothing was said. */
    boolean isBlank() {
        return writer == null;
    }

    void pause(double length) throws IOException {
        // The sample rate is known only once something was said.
        pending += Math.max(0, length);
        if (writer != null) {
            writePending();
        }
    }

    void append(Speech speech) throws IOException {
        if (file == null) {
            seconds += speech.seconds();
            return;
        }
        if (writer == null) {
            sampleRate = speech.sampleRate();
            writer = WavWriter.create(file, new WavFormat(sampleRate, 1, WavFormat.Encoding.FLOAT_32));
        } else if (speech.sampleRate() != sampleRate) {
            throw new IOException("a voice changed its sample rate within one narration");
        }
        writePending();
        write(speech.samples());
        seconds += speech.seconds();
    }

    /** Silence up to the sample nearest to the clock, which thereby never drifts. */
    private void writePending() throws IOException {
        seconds += pending;
        pending = 0;
        write(new float[(int) Math.max(0, Math.round(seconds * sampleRate) - written)]);
    }

    private void write(float[] samples) throws IOException {
        writer.write(samples, samples, 0, samples.length);
        written += samples.length;
    }

    @Override
    public void close() throws IOException {
        if (writer != null) {
            writer.close();
            writer = null;
        }
    }
}
