package io.reelmill.gateway.upload;

import io.reelmill.gateway.error.ApiException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * The body of an upload, in a temporary file that is deleted with it.
 *
 * @param head its first bytes
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record ReceivedFile(Path file, long size, byte[] head, byte[] sha256) implements AutoCloseable {

    private static final int PIECE = 64 * 1024;

    /**
     * Reads a body to its end.
     *
     * @throws ApiException 400 when there is none, 413 when it is too large
     */
    static ReceivedFile of(InputStream body, long max) throws IOException {
        Path file = Files.createTempFile("upload", ".part");
        boolean whole = false;
        try (OutputStream out = Files.newOutputStream(file)) {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] piece = new byte[PIECE];
            byte[] head = new byte[0];
            long size = 0;
            for (int n = body.read(piece); n >= 0; n = body.read(piece)) {
                size += n;
                if (size > max) {
                    throw tooLarge(max);
                }
                if (head.length < UploadFormat.HEAD) {
                    int missing = Math.min(n, UploadFormat.HEAD - head.length);
                    int known = head.length;
                    head = Arrays.copyOf(head, known + missing);
                    System.arraycopy(piece, 0, head, known, missing);
                }
                sha.update(piece, 0, n);
                out.write(piece, 0, n);
            }
            if (size == 0) {
                throw ApiException.invalid("file", "required", "file is required: the body must be the file itself");
            }
            whole = true;
            return new ReceivedFile(file, size, head, sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        } finally {
            if (!whole) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** 413 for a file that is larger than so many bytes. */
    static ApiException tooLarge(long max) {
        return ApiException.of(413, "payload_too_large", "a file is at most " + (max >> 20) + " MiB");
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
    }
}
