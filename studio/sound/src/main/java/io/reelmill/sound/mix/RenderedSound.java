package io.reelmill.sound.mix;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A sound that is rendered once into a file, with its {@link Outline}, so that it can be measured and read several
 * times. The file takes 400 kB a second and is deleted by {@link #close}.
 */
final class RenderedSound implements Closeable {

    private static final int HOP_FLOATS = 2 * Mixer.HOP;

    private final FileChannel file;
    private final FloatFile sound;
    private final FloatFile outline;

    private RenderedSound(FileChannel file, long hops) {
        this.file = file;
        this.sound = new FloatFile(file, 0, HOP_FLOATS, hops);
        this.outline = new FloatFile(file, hops * HOP_FLOATS * Float.BYTES, Outline.FLOATS, hops);
    }

    /** A source of hops. */
    interface Source {
        void next(Stereo hop) throws IOException;
    }

    /** Writes the given number of hops of a sound. */
    static RenderedSound of(Source source, long hops, Path folder) throws IOException {
        Path place = Files.createTempFile(folder, "mix", ".f32");
        FileChannel file = FileChannel.open(
                place, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        try {
            RenderedSound recording = new RenderedSound(file, hops);
            recording.fill(source, hops);
            return recording;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private void fill(Source source, long hops) throws IOException {
        FloatFile.Writer soundWriter = sound.write();
        FloatFile.Writer outlineWriter = outline.write();
        Outline drawing = new Outline();
        Stereo hop = new Stereo(Mixer.HOP);
        for (long i = 0; i < hops; i++) {
            source.next(hop);
            soundWriter.put(hop.left, hop.right);
            drawing.draw(hop);
            outlineWriter.put(drawing.peaks, drawing.energies);
        }
    }

    /**
     * Loudness in LUFS of the first samples after a gain and a limiter, computed from the outline alone. It differs
     * from a meter by a few hundredths.
     *
     * @param gain factor before the limiter
     */
    double loudness(double gain, double ceiling, double releaseSeconds, long frames) throws IOException {
        return Outline.loudness(outline, gain, ceiling, releaseSeconds, frames);
    }

    /** Reads from the start. */
    Source listen() {
        FloatFile.Reader reader = sound.read();
        return hop -> reader.get(hop.left, hop.right);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
