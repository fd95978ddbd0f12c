package io.reelmill.fetch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The body of a request. It is streamed, and never held in memory as a whole. */
public interface RequestBody {

    /** Bytes; the request's {@code Content-Length}. */
    long length();

    /**
     * Opens the body at its beginning. Called once for each request that sends it; closed when that request has ended.
     */
    InputStream open() throws IOException;

    /** Bytes in memory. */
    static RequestBody of(byte[] bytes) {
        return of(bytes.length, () -> new ByteArrayInputStream(bytes));
    }

    /** A file, with its current length. */
    static RequestBody of(Path file) throws IOException {
        return of(Files.size(file), () -> Files.newInputStream(file));
    }

    /** A stream of a known length, such as a part of a stored file. */
    static RequestBody of(long length, Source source) {
        return new RequestBody() {
            @Override
            public long length() {
                return length;
            }

            @Override
            public InputStream open() throws IOException {
                return source.open();
            }
        };
    }

    /** Opens a stream. */
    @FunctionalInterface
    interface Source {
        InputStream open() throws IOException;
    }
}
