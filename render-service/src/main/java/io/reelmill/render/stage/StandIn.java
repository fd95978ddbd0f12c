package io.reelmill.render.stage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The mark that somebody stood in for a service that was not there, in the folder of what they made. What is marked is good
 * for the tries of one run; a later run asks the service again.
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

    /** What the client is told, where the mark is in the folder or below it. */
    static Optional<String> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Optional<Path> mark = files.filter(f -> f.endsWith(FILE)).findFirst();
            return mark.isPresent() ? Optional.of(Files.readString(mark.get())) : Optional.empty();
        }
    }
}
