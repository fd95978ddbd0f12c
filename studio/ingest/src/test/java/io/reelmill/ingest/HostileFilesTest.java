package io.reelmill.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.ingest.child.Film;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files that were damaged on purpose. {@code -Dreelmill.endurance.files=1800} tries so many. */
class HostileFilesTest {

    private static final Logger LOG = LoggerFactory.getLogger(HostileFilesTest.class);
    private static final long SEED = 20_261_121;

    @TempDir
    Path folder;

    @Test
    void shouldCopyOrRefuseEveryFileInWords() throws IOException {
        List<byte[]> seeds = seeds();
        int files = Integer.getInteger("reelmill.endurance.files", 45);
        MediaLimits caps = new MediaLimits(Duration.ofSeconds(30), 4, Duration.ofMinutes(1), 1024, 1L << 30, 50);
        Random random = new Random(SEED);
        int copied = 0;
        long slowest = 0;
        try (MediaIntake intake = new MediaIntake(caps, folder)) {
            for (int i = 0; i < files; i++) {
                byte[] bytes = mutated(seeds.get(i % seeds.size()), random);
                Path raw = Files.write(folder.resolve("raw"), bytes);
                long begun = System.nanoTime();
                try {
                    Normalised copy = intake.normalise(
                            raw, new NormalisationRequest(90, 160), folder.resolve("copy"), () -> false);
                    assertThat(copy.picture() != null || copy.sound() != null).isTrue();
                    copied++;
                } catch (MediaException e) {
                    assertThat(e.getMessage()).matches("(is|has|needs|takes) .{3,200}");
                }
                slowest = Math.max(slowest, System.nanoTime() - begun);
            }
        }
        LOG.info(
                "hostile files: {} tried, {} copied, the others refused; slowest {} ms",
                files,
                copied,
                slowest / 1_000_000);
        assertThat(copied).as("some damage is small").isBetween(1, files - 1);
    }

    private List<byte[]> seeds() throws IOException {
        Color[] colours = {Color.RED, Color.BLUE, Color.GREEN};
        return List.of(
                Samples.flag(64, 48, "png"),
                Samples.turned(Samples.flag(64, 48, "jpg"), 6),
                Samples.flag(64, 48, "bmp"),
                Samples.gif(48, 32, colours, new int[] {10, 20, 30}),
                Samples.webp(),
                Samples.animatedWebp(),
                Samples.avi(64, 48),
                Samples.wav(8_000, 0.3),
                Files.readAllBytes(Film.write(folder.resolve("seed"), 64, 48, 30, 20)));
    }

    /** Changes some bytes, rather near the beginning where the heads are; now and then cuts, repeats or sets extremes. */
    private static byte[] mutated(byte[] seed, Random random) {
        byte[] bytes = seed.clone();
        int changes = 1 << random.nextInt(6);
        for (int i = 0; i < changes; i++) {
            int at = random.nextBoolean() ? random.nextInt(bytes.length) : random.nextInt(Math.min(bytes.length, 200));
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> bytes[at] = (byte) random.nextInt(256);
                case 2 ->
                    Arrays.fill(bytes, at, Math.min(bytes.length, at + 4), (byte) (random.nextBoolean() ? 0xff : 0));
                default -> {
                    int length = Math.min(random.nextInt(64), bytes.length - at);
                    System.arraycopy(bytes, random.nextInt(bytes.length - length + 1), bytes, at, length);
                }
            }
        }
        return random.nextInt(6) == 0 ? Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length)) : bytes;
    }
}
