package io.reelmill.account.chain;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;

/**
 * SHA-256 over the hash of the link before, the place in the chain and every column of the transfer. Numbers are written as eight
 * bytes, texts with their length before them, so that no two transfers are written alike.
 */
final class TransferHash {

    private TransferHash() {}

    static byte[] of(byte[] previous, long sequence, StoredTransfer transfer) {
        MessageDigest digest = sha256();
        try (DataOutputStream out =
                new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
            out.write(previous);
            out.writeLong(sequence);
            out.writeLong(transfer.id());
            write(out, transfer.workspaceId());
            write(out, transfer.kind());
            write(out, transfer.reason());
            write(out, transfer.reference());
            write(out, transfer.reservationId());
            out.writeLong(transfer.regular());
            out.writeLong(transfer.nonExpiring());
            out.writeLong(transfer.reserved());
            out.writeLong(transfer.issued());
            out.writeLong(transfer.consumed());
            out.writeLong(transfer.expired());
            out.writeLong(transfer.debt());
            out.writeLong(micros(transfer.createdAt()));
        } catch (IOException e) {
            throw new UncheckedIOException("a digest always takes bytes", e);
        }
        return digest.digest();
    }

    /** Since 1970; reckoned without nanoseconds, which a long holds no further than the year 2262. */
    private static long micros(Instant at) {
        return Math.addExact(Math.multiplyExact(at.getEpochSecond(), 1_000_000L), at.getNano() / 1_000);
    }

    private static void write(DataOutputStream out, Object value) throws IOException {
        if (value == null) {
            out.writeInt(-1);
            return;
        }
        byte[] bytes = value.toString().getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
