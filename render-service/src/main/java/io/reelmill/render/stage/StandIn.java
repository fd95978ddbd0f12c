package io.reelmill.render.stage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Marks a folder whose files an embedded provider made in place of a service that was unavailable. They are reused by the
 * attempts of one run; a later run calls the service again.
 */
public final class StandIn {

    private static final String FILE = "stand-in.txt";

    private StandIn() {}

    /**
     * Leaves the mark.
     *
     * @param warning what the client is told of it
     */
    public static void mark(Path folder, String warning) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(FILE), warning);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The warning for the client, where the mark is in the folder or below it. */
    static Optional<String> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Optional<Path> mark = files.filter(f -> f.endsWith(FILE)).findFirst();
            return mark.isPresent() ? Optional.of(Files.readString(mark.get())) : Optional.empty();
        }
    }
}
