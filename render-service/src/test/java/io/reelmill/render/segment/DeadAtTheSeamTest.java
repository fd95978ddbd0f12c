package io.reelmill.render.segment;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Segments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker dies between two segments that it joins, and another one goes on. */
class DeadAtTheSeamTest {

    @TempDir
    Path root;

    @Test
    void shouldJoinTheSegmentsOfTheDeadWorkerToTheSameFilm() throws Exception {
        Path undisturbed = Files.createDirectories(root.resolve("undisturbed"));
        SharedFilm.paint(undisturbed);
        Path expected = film(undisturbed, root.resolve("expected.mp4"));
        Path folder = Files.createDirectories(root.resolve("taken-over"));
        SharedFilm.paint(folder);
        Path mp4 = root.resolve("film.mp4");

        assertThat(workerThatDies(folder, mp4).waitFor()).isEqualTo(JoiningProcess.DEAD);

        Map<Path, FileTime> made = segments(folder);
        assertThat(made).hasSameSizeAs(Segments.of(JoiningProcess.FILM));
        assertThat(film(folder, mp4)).hasSameBinaryContentAs(expected);
        assertThat(segments(folder)).as("none is made again").isEqualTo(made);
    }

    private static Path film(Path folder, Path mp4) {
        try (SegmentRenderer renderer = new SegmentRenderer(
                new FilmMaker(),
                folder,
                SharedFilm.CODED,
                JoiningProcess.FILM.canvas(),
                () -> false,
                Optional.empty())) {
            List<CompletableFuture<Path>> segments = Segments.of(JoiningProcess.FILM).stream()
                    .map(renderer::submit)
                    .toList();
            List<Path> files = new ArrayList<>();
            segments.forEach(segment -> files.add(SegmentRenderer.finished(segment)));
            new FilmMaker().join(JoiningProcess.FILM, folder, SharedFilm.CODED, files, mp4);
        }
        return mp4;
    }

    private static Map<Path, FileTime> segments(Path folder) throws IOException {
        Map<Path, FileTime> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(f -> f.endsWith(SegmentRenderer.FILE)).toList()) {
                files.put(file, Files.getLastModifiedTime(file));
            }
        }
        return files;
    }

    private Process workerThatDies(Path folder, Path mp4) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.awt.headless=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        JoiningProcess.class.getName(),
                        folder.toString(),
                        mp4.toString())
                .redirectError(root.resolve("worker.log").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
