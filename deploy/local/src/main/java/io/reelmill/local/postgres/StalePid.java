package io.reelmill.local.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file {@code postmaster.pid} after a crash. PostgreSQL refuses to start while any process has the id in it, and
 * containers reuse process ids. So the file is deleted unless that process is a PostgreSQL.
 */
record StalePid(Path data) {

    void remove() throws IOException {
        Path file = data.resolve("postmaster.pid");
        if (!Files.exists(file)) {
            return;
        }
        String first = Files.readAllLines(file).stream().findFirst().orElse("").strip();
        boolean running = first.matches("\\d+")
                && ProcessHandle.of(Long.parseLong(first))
                        .flatMap(process -> process.info().command())
                        .map(command -> command.endsWith("/postgres"))
                        .orElse(false);
        if (!running) {
            Files.delete(file);
        }
    }
}
