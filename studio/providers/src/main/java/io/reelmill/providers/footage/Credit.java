package io.reelmill.providers.footage;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whose work a clip is. It lies beside the clip's file, so that it goes wherever that is kept.
 *
 * @param work what it is, as its library names it
 * @param author who made it, or empty
 * @param source the library
 * @param url page of the work, or empty
 */
public record Credit(String work, String author, String source, String url) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ENDING = ".credit.json";

    /** Leaves the credit beside the file of a clip. */
    public void layBeside(Path clip) {
        try {
            JSON.writeValue(clip.resolveSibling(clip.getFileName() + ENDING).toFile(), this);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The credits that lie in a folder or below it. */
    public static List<Credit> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.getFileName().toString().endsWith(ENDING))
                    .sorted()
                    .map(Credit::read)
                    .toList();
        }
    }

    private static Credit read(Path file) {
        try {
            return JSON.readValue(file.toFile(), Credit.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
