package io.reelmill.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxFoldersTest {

    @TempDir
    Path work;

    @Test
    void shouldRemoveWhatAnEndedWorkerLeftAndKeepWhatALiveOneUses() throws Exception {
        Process worker = worker();
        Path used = folderOf(worker);
        assertThat(used).isDirectory();

        SandboxFolders.open(work).close();
        assertThat(used).as("the folder of a worker that runs").isDirectory();

        worker.destroyForcibly().waitFor();
        assertThat(used).as("nothing is left undone by the worker itself").isDirectory();
        SandboxFolders.open(work).close();
        assertThat(used).doesNotExist();
        assertThat(list()).isEmpty();
    }

    @Test
    void shouldKeepTheFoldersOfAnotherOwnerInTheSameProcess() throws IOException {
        try (SandboxFolders first = SandboxFolders.open(work)) {
            Path used = first.make();

            SandboxFolders.open(work).close();

            assertThat(used).isDirectory();
        }
        assertThat(list()).isEmpty();
    }

    @Test
    void shouldDeleteALinkAndNotWhatItLeadsTo() throws IOException {
        Path kept =
                Files.writeString(Files.createDirectory(work.resolve("kept")).resolve("file"), "kept");
        try (SandboxFolders folders = SandboxFolders.open(work)) {
            Files.createSymbolicLink(folders.make().resolve("link"), kept.getParent());
        }

        assertThat(kept).hasContent("kept");
    }

    private Process worker() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Worker.class.getName(),
                        work.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static Path folderOf(Process worker) throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(worker.getInputStream(), StandardCharsets.UTF_8));
        return Path.of(said.readLine());
    }

    private Stream<Path> list() throws IOException {
        try (Stream<Path> all = Files.list(work)) {
            return all.toList().stream();
        }
    }

    /** Another worker on the same work root: makes a folder, names it and waits to be ended. */
    static final class Worker {

        private Worker() {}

        public static void main(String[] arguments) throws Exception {
            SandboxFolders folders = SandboxFolders.open(Path.of(arguments[0]));
            System.out.println(folders.make());
            System.in.read();
        }
    }
}
