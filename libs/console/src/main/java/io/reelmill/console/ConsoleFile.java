package io.reelmill.console;

import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/**
 * A file of the console, as it is and compressed.
 *
 * @param etag changes with the content
 */
record ConsoleFile(String type, Buffer plain, Buffer gzip, String etag) {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "jpg", "image/jpeg",
            "mp3", "audio/mpeg");

    /**
     * Reads a resource; empty where there is none, or where files of its kind are not served.
     *
     * @param module a class beside it: modules may have class loaders of their own
     */
    static Optional<ConsoleFile> read(Class<?> module, String resource) {
        String type = TYPES.get(resource.substring(resource.lastIndexOf('.') + 1));
        if (type == null) {
            return Optional.empty();
        }
        try (InputStream in = module.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(of(type, in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
    }

    private static ConsoleFile of(String type, byte[] content) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(content);
        }
        CRC32 checksum = new CRC32();
        checksum.update(content);
        String etag = "\"%x-%x\"".formatted(content.length, checksum.getValue());
        return new ConsoleFile(type, Buffer.buffer(content), Buffer.buffer(compressed.toByteArray()), etag);
    }
}
