package io.reelmill.render.hearing;

import io.reelmill.hearing.VoiceActivity;
import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Leaves out of a sound where nobody speaks for long, at its ends too. A sound without speech stays as it is. */
public final class SpokenPartsStage implements Stage<SpokenPartsStage.Order, SpokenPartsStage.Spoken> {

    /** Room that is left before and after what is said, seconds; a rest up to twice as long stays. */
    private static final double ROOM = 0.35;

    private static final String FILE = "spoken.wav";
    private static final int BLOCK = 4096;
    /** Frames over which a part comes and goes, so that the cut does not click: 10 ms. */
    private static final int FADE = StereoSource.HOUSE_RATE / 100;

    /**
     * @param sound WAV, named from the project's folder
     * @param seconds of it
     */
    public record Order(String sound, double seconds) {}

    /**
     * @param file WAV in the stage's folder, or null where the sound is to stay as it is
     * @param seconds of the sound that is left
     */
    public record Spoken(String file, double seconds) {}

    private final Path projectFolder;

    public SpokenPartsStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "spoken-parts";
    }

    @Override
    public Class<Spoken> resultType() {
        return Spoken.class;
    }

    @Override
    public Spoken run(Order order, Path folder, StageContext context) throws IOException {
        Path whole = projectFolder.resolve(order.sound());
        List<Segment> parts = parts(VoiceActivity.of(whole), order.seconds());
        double seconds = parts.stream().mapToDouble(Segment::seconds).sum();
        if (parts.isEmpty() || seconds > order.seconds() - ROOM) {
            return new Spoken(null, order.seconds());
        }
        try (StereoSource source = StereoSource.open(whole);
                WavWriter writer = WavWriter.create(folder.resolve(FILE), WavFormat.HOUSE)) {
            long at = 0;
            for (Segment part : parts) {
                context.check();
                long from = Math.round(part.start() * StereoSource.HOUSE_RATE);
                long to = Math.round(part.end() * StereoSource.HOUSE_RATE);
                at += pass(source, null, from - at);
                at += pass(source, writer, to - at);
            }
        }
        return new Spoken(FILE, seconds);
    }

    /** What is said with its room, parts that touch made one. */
    static List<Segment> parts(List<Segment> said, double seconds) {
        List<Segment> parts = new ArrayList<>();
        for (Segment segment : said) {
            double start = Math.max(0, segment.start() - ROOM);
            double end = Math.min(seconds, segment.end() + ROOM);
            int last = parts.size() - 1;
            if (last >= 0 && start <= parts.get(last).end()) {
                parts.set(
                        last,
                        new Segment(
                                parts.get(last).start(),
                                Math.max(end, parts.get(last).end())));
            } else {
                parts.add(new Segment(start, end));
            }
        }
        return parts;
    }

    /** Reads on, and writes what is read, faded at both ends, unless there is no writer. */
    private static long pass(StereoSource source, WavWriter writer, long frames) throws IOException {
        float[] left = new float[BLOCK];
        float[] right = new float[BLOCK];
        long at = 0;
        while (at < frames) {
            int read = source.read(left, right, 0, (int) Math.min(BLOCK, frames - at));
            if (read < 0) {
                return at;
            }
            if (writer != null) {
                for (int i = 0; i < read; i++) {
                    float gain = Math.min(1, Math.min(at + i + 1, frames - at - i) / (float) FADE);
                    left[i] *= gain;
                    right[i] *= gain;
                }
                writer.write(left, right, 0, read);
            }
            at += read;
        }
        return at;
    }
}
