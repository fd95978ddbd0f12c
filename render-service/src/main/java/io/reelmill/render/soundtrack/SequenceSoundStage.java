package io.reelmill.render.soundtrack;

import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Joins the sounds of videos that are seen one after the other, each as long as its video is seen. */
public final class SequenceSoundStage implements Stage<SequenceSoundStage.Order, SequenceSoundStage.Joined> {

    private static final String FILE = "sequence.wav";
    private static final int BLOCK = 4096;
    /** Each sound comes and goes within this time, so that no cut clicks. */
    private static final int FADE = StereoSource.HOUSE_RATE / 25;

    /** @param file WAV in the stage's folder */
    public record Joined(String file) {}

    /** One sound after the other, from the beginning of the video on. */
    public record Order(List<Part> parts) {}

    /**
     * @param file named from the project's folder, or null for silence
     * @param seconds that it is heard from its beginning; what it is shorter is silence
     */
    public record Part(String file, double seconds) {}

    private final Path projectFolder;

    public SequenceSoundStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "sequence-sound";
    }

    @Override
    public Class<Joined> resultType() {
        return Joined.class;
    }

    @Override
    public Joined run(Order order, Path folder, StageContext context) throws IOException {
        double end = 0;
        long written = 0;
        try (WavWriter writer = WavWriter.create(folder.resolve(FILE), WavFormat.HOUSE)) {
            for (Part part : order.parts()) {
                context.check();
                end += part.seconds();
                int frames = (int) (Math.round(end * StereoSource.HOUSE_RATE) - written);
                if (part.file() == null) {
                    copy(null, writer, frames);
                } else {
                    try (StereoSource source = StereoSource.open(projectFolder.resolve(part.file()))) {
                        copy(source, writer, frames);
                    }
                }
                written += frames;
            }
        }
        return new Joined(FILE);
    }

    private static void copy(StereoSource source, WavWriter writer, int frames) throws IOException {
        float[] left = new float[BLOCK];
        float[] right = new float[BLOCK];
        boolean ended = source == null;
        long heard = source == null ? 0 : Math.min(frames, source.frames());
        for (int at = 0; at < frames; ) {
            int count = Math.min(BLOCK, frames - at);
            int read = ended ? -1 : source.read(left, right, 0, count);
            ended = read < 0;
            if (ended) {
                read = count;
                Arrays.fill(left, 0);
                Arrays.fill(right, 0);
            }
            for (int i = 0; i < read; i++) {
                float gain = Math.max(0, Math.min(1, Math.min(at + i + 1, heard - at - i) / (float) FADE));
                left[i] *= gain;
                right[i] *= gain;
            }
            writer.write(left, right, 0, read);
            at += read;
        }
    }
}
