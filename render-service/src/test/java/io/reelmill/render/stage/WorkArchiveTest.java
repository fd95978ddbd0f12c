package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.isolation.FileTree;
import io.reelmill.media.FolderStore;
import io.reelmill.media.MediaStore;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import io.reelmill.testkit.VirtualClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two nodes that have a media store in common, and no folder. */
class WorkArchiveTest {

    @TempDir
    Path disk;

    private final VirtualClock clock = new VirtualClock(Instant.now());
    private QueueFixture queue;
    private MediaStore media;
    private WorkArchive archive;
    private Job job;

    @BeforeEach
    void open() throws IOException {
        queue = new QueueFixture(Duration.ofMinutes(1), Duration.ofSeconds(1));
        queue.requested(UUID.randomUUID());
        job = queue.jobs.claim("worker").orElseThrow();
        media = new FolderStore(disk.resolve("media"));
        archive = over(media);
    }

    private WorkArchive over(MediaStore store) {
        return new WorkArchive(
                store, new StageResults(queue.jdbi, queue.jobs), true, Duration.ofHours(1), Duration.ofHours(1), clock);
    }

    @Test
    void shouldGoOnWithTheStagesAndPiecesOfAnotherNode() throws Exception {
        Path first = folder("first");
        try (WorkCopies copies = archive.open(job, first)) {
            piece(first, "made on the first");
            node("first").run(job, new Written("first"), "input", new WarningCollector());
            copies.copy();
        }

        Path second = folder("second");
        try (WorkCopies copies = archive.open(job, second)) {
            var stage = node("second").run(job, new Written("second"), "input", new WarningCollector());

            assertThat(stage.reused()).isTrue();
            assertThat(second.resolve(stage.folder()).resolve("file")).hasContent("first");
            assertThat(piece(second, "made on the second")).hasContent("made on the first");
            copies.copy();
        }
    }

    @Test
    void shouldExchangePiecesWithANodeThatDoesNotHoldTheJob() throws Exception {
        Path holder = folder("holder");
        Path helper = folder("helper");
        try (WorkCopies copies = archive.open(job, holder)) {
            piece(holder, "picture", "drawn by the holder");
            copies.copy();

            try (WorkCopies helping = archive.visit(job.pid(), job.output(), helper)) {
                assertThat(piece(helper, "picture", "drawn by the helper")).hasContent("drawn by the holder");
                piece(helper, "segment", "filmed by the helper");
                helping.copy();
            }

            archive.visit(job.pid(), job.output(), holder).close();
            assertThat(piece(holder, "segment", "filmed by the holder")).hasContent("filmed by the helper");
        }
    }

    @Test
    void shouldGoOnWithAStageThatLeftNoFiles() throws Exception {
        Stage<String, String> stage = new Written(null);
        try (WorkCopies copies = archive.open(job, folder("first"))) {
            node("first").run(job, stage, "input", new WarningCollector());
            copies.copy();
        }

        archive.open(job, folder("second")).close();

        assertThat(node("second")
                        .run(job, stage, "input", new WarningCollector())
                        .reused())
                .isTrue();
    }

    /** Whatever was copied when the worker died, its successor has all files of the stage that it takes over. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void shouldGoOnWithWholeStagesWhereTheCopyWasCutShort(int copied) throws Exception {
        archive = over(new CutShortStore(media, copied));
        try (WorkCopies copies = archive.open(job, folder("first"))) {
            node("first").run(job, new OfPieces("first"), "input", new WarningCollector());
            copies.copy();
        }
        archive = over(media);

        archive.open(job, folder("second")).close();
        var stage = node("second").run(job, new OfPieces("second"), "input", new WarningCollector());

        assertThat(stage.reused()).isEqualTo(copied == 2);
        assertThat(folder("second").resolve(stage.value())).hasContent(copied == 0 ? "second" : "first");
    }

    @Test
    void shouldMakeAStageAgainWhosePieceIsGone() throws Exception {
        StageRunner node = node("first");
        var first = node.run(job, new OfPieces("first"), "input", new WarningCollector());
        Path piece = folder("first").resolve(first.value());
        FileTree.delete(piece.getParent());

        var second = node.run(job, new OfPieces("second"), "input", new WarningCollector());

        assertThat(second.reused()).isFalse();
        assertThat(folder("first").resolve(second.value())).hasContent("second");
    }

    @Test
    void shouldCountThePiecesOfAStageThatIsTakenOverAsUsed() throws Exception {
        StageRunner node = node("first");
        var first = node.run(job, new OfPieces("first"), "input", new WarningCollector());
        List<Path> entries;
        try (Stream<Path> pieces = Files.list(folder("first").resolve("pieces"))) {
            entries = pieces.toList();
        }
        FileTime before = FileTime.from(Instant.now().minus(Duration.ofDays(30)));
        for (Path entry : entries) {
            Files.setLastModifiedTime(entry, before);
        }

        assertThat(node.run(job, new OfPieces("first"), "input", new WarningCollector())
                        .reused())
                .isTrue();
        assertThat(first.value()).startsWith("pieces/");
        assertThat(entries).hasSize(2).allSatisfy(entry -> assertThat(Files.getLastModifiedTime(entry))
                .isGreaterThan(before));
    }

    @Test
    void shouldKeepOldCopiesOfAProjectThatHasNewOnes() throws Exception {
        queue.jdbi.useHandle(tx -> tx.execute("UPDATE render.job SET state = 'done', finished_at = now()"));
        media.put("work/" + job.pid() + "/0/old.zip", Files.createFile(disk.resolve("file")));
        MediaStore withNew = new CutShortStore(media, 0) {
            @Override
            public List<String> under(String prefix) throws IOException {
                return Stream.concat(super.under(prefix).stream(), Stream.of(prefix + "0/new.zip"))
                        .toList();
            }
        };
        clock.pass(Duration.ofHours(2));

        over(withNew).sweep();
        assertThat(media.under("work/")).hasSize(1);

        over(media).sweep();
        assertThat(media.under("work/")).isEmpty();
    }

    @Test
    void shouldKnowTheOrdersThatAnotherNodePlaced() throws Exception {
        try (WorkCopies copies = archive.open(job, folder("first"))) {
            new OrderFiles(folder("first"), "picture").placed("a cat", "order 7");
            copies.copy();
        }

        archive.open(job, folder("second")).close();

        assertThat(new OrderFiles(folder("second"), "picture").find("a cat")).hasValue("order 7");
    }

    @Test
    void shouldNotCopyWhatIsNotFinished() throws Exception {
        Path first = folder("first");
        try (WorkCopies copies = archive.open(job, first)) {
            Files.writeString(
                    Files.createDirectories(first.resolve("film-0123-1")).resolve("file"), "half");
            Files.writeString(
                    Files.createDirectories(first.resolve("pieces/segment-1")).resolve("file"), "half");
            copies.copy();
        }

        assertThat(media.under("work/")).isEmpty();
    }

    @Test
    void shouldDeleteOldCopiesButNotThoseOfAJobUnderWay() throws Exception {
        try (WorkCopies copies = archive.open(job, folder("first"))) {
            piece(folder("first"), "piece");
            copies.copy();
        }
        clock.pass(Duration.ofHours(2));

        archive.sweep();
        assertThat(media.under("work/")).isNotEmpty();

        queue.jdbi.useHandle(tx -> tx.execute("UPDATE render.job SET state = 'done', finished_at = now()"));
        archive.sweep();
        assertThat(media.under("work/")).isEmpty();
    }

    private StageRunner node(String name) {
        return new StageRunner(
                new StageResults(queue.jdbi, queue.jobs),
                new TestStudioSettings(disk.resolve(name)),
                new StageMeters(queue.meters));
    }

    private Path folder(String node) {
        return node(node).folderOf(job);
    }

    private static Path piece(Path folder, String content) throws Exception {
        return piece(folder, "order", content);
    }

    private static Path piece(Path folder, String order, String content) throws Exception {
        return new Pieces(folder)
                .piece("text", order, String.class, own -> {
                    Files.writeString(own.resolve("file"), content);
                    return "file";
                })
                .folder()
                .resolve("file");
    }

    /** @param text that it writes; null for none */
    private record Written(String text) implements Stage<String, String> {
        @Override
        public String name() {
            return "written";
        }

        @Override
        public Class<String> resultType() {
            return String.class;
        }

        @Override
        public String run(String input, Path folder, StageContext context) throws IOException {
            if (text != null) {
                Files.writeString(folder.resolve("file"), text);
            }
            return "file";
        }
    }

    /** A stage whose result is a file of a piece. */
    private record OfPieces(String text) implements Stage<String, String> {
        @Override
        public String name() {
            return "of-pieces";
        }

        @Override
        public Class<String> resultType() {
            return String.class;
        }

        @Override
        public String run(String input, Path folder, StageContext context) throws Exception {
            Path project = folder.getParent();
            return project.relativize(piece(project, text)).toString();
        }
    }
}
