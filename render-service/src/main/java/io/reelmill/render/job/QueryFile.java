package io.reelmill.render.job;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads a query that stands in a file beside the classes. */
final class QueryFile {

    private QueryFile() {}

    static String read(String name) {
        try (InputStream in = QueryFile.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
