package io.reelmill.fetch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;

/** Reads a body within size limits before and after decompression: a few bytes of gzip can expand to gigabytes. */
final class BodyReader {

    private static final int CHUNK = 16 * 1024;

    private final Limits limits;
    private long size;

    BodyReader(Limits limits) {
        this.limits = limits;
    }

    /**
     * Copies the body.
     *
     * @throws BodyTooLargeException when it exceeds its limit and must not be truncated
     * @throws IOException when it could not be read to its end and must not be truncated
     * @throws UncheckedIOException when {@code out} could not be written
     */
    void copy(ClassicHttpResponse response, OutputStream out) throws IOException {
        HttpEntity entity = response.getEntity();
        if (entity == null) {
            return;
        }
        try {
            if (entity.getContentLength() > limits.maxBytes() && !limits.truncate()) {
                throw new BodyTooLargeException();
            }
            copy(decoded(entity.getContent(), response.getFirstHeader("Content-Encoding")), out);
        } catch (IOException e) {
            if (!limits.truncate()) {
                throw e;
            }
        }
    }

    /** Bytes written. */
    long size() {
        return size;
    }

    private void copy(InputStream in, OutputStream out) throws IOException {
        byte[] chunk = new byte[CHUNK];
        for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
            int allowed = (int) Math.min(n, limits.maxBytes() - size);
            try {
                out.write(chunk, 0, allowed);
            } catch (IOException e) {
                throw new UncheckedIOException("the body could not be written", e);
            }
            size += allowed;
            if (allowed < n) {
                throw new BodyTooLargeException();
            }
        }
    }

    private InputStream decoded(InputStream raw, Header header) throws IOException {
        String coding = header == null || header.getValue() == null
                ? "identity"
                : header.getValue().strip().toLowerCase(Locale.ROOT);
        InputStream capped = new CappedStream(raw, limits.maxBytes());
        return switch (coding) {
            case "", "identity" -> capped;
            case "gzip", "x-gzip" -> new GZIPInputStream(capped, CHUNK);
            default -> throw new UnreadableBodyException();
        };
    }

    /** The body exceeds its limit. */
    static final class BodyTooLargeException extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** The body has a content coding that was not requested. */
    static final class UnreadableBodyException extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** Limits the received bytes. It is never closed, because closing would read the connection to its end. */
    private static final class CappedStream extends InputStream {
        private final InputStream in;
        private long left;

        CappedStream(InputStream in, long cap) {
            this.in = in;
            this.left = cap;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int n = in.read(bytes, offset, length);
            if (n > left) {
                // Bytes within the limit are passed on first; the next read detects that the limit is exceeded.
                n = (int) left;
                left = -1;
                if (n > 0) {
                    return n;
                }
            }
            if (left < 0) {
                throw new BodyTooLargeException();
            }
            left -= Math.max(n, 0);
            return n;
        }
    }
}
