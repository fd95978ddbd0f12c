package io.reelmill.render.stock;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderClipsTest {

    @TempDir
    Path folder;

    private final Others others = new Others();

    @BeforeEach
    void shouldHaveVideos() throws IOException {
        Files.createDirectories(folder.resolve("stock/beach"));
        video(folder.resolve("stock/beach/surfer-at-sunset.mp4"), 0xFFE08030);
        video(folder.resolve("stock/clip-0042.mp4"), 0xFF2040C0);
        Files.writeString(folder.resolve("stock/clip-0042.txt"), "a cup of coffee, steam");
        Files.writeString(folder.resolve("stock/broken-bicycle.mp4"), "this is no video");
    }

    @Test
    void shouldShowTheVideoWhoseNameOrNotesSayWhatIsSaid() throws IOException {
        StockFolder stock = new StockFolder(folder.resolve("stock"));

        assertThat(names(stock.matching("Surfers wait for waves", 1))).containsExactly("surfer-at-sunset.mp4");
        assertThat(names(stock.matching("The coffee is hot", 1))).containsExactly("clip-0042.mp4");
        assertThat(stock.matching("Nothing of the kind", 1)).isEmpty();
    }

    @Test
    void shouldBringAVideoIntoTheFrameForAsLongAsItIsNeeded() {
        Path clip = made("surfers at sunset");

        assertThat(others.asked).isEmpty();
        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.width()).isEqualTo(90);
            assertThat(reader.height()).isEqualTo(160);
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(2);
            assertThat(reader.frame(1.5).argb()[90 * 80 + 45] >> 16 & 255).isGreaterThan(180);
        }
    }

    @Test
    void shouldAskTheOthersWhereNothingFitsOrWhatFitsCannotBeRead() {
        made("mathematics");
        made("a bicycle");

        assertThat(others.asked).containsExactly("mathematics", "a bicycle");
    }

    private Path made(String words) {
        Path mp4 = folder.resolve(words.hashCode() + ".mp4");
        Idea idea = new Idea(0, "", List.of(), "calm", "room", "", words, 2, 1);
        Look look = new Look("DEFAULT", "", "", 90, 160, 1);
        new FolderClips(folder.resolve("stock"), new MediaIntake(), others)
                .make(new ClipOrder(new Shot(0, 0, 2, words, "", 0), idea, look, 2, 10, "pro"), mp4, () -> false);
        return mp4;
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(f -> f.getFileName().toString()).toList();
    }

    private static void video(Path file, int argb) {
        try (FootageWriter writer = FootageWriter.open(file, 160, 120, 10)) {
            int[] frame = new int[160 * 120];
            Arrays.fill(frame, argb);
            for (int i = 0; i < 10; i++) {
                writer.write(frame);
            }
            writer.finish();
        }
    }

    private static final class Others implements ClipGenerator {

        private final List<String> asked = new ArrayList<>();

        @Override
        public String name() {
            return "others";
        }

        @Override
        public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
            asked.add(order.shot().words());
        }
    }
}
