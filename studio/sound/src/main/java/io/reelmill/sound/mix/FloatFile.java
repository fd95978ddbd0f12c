package io.reelmill.sound.mix;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/**
 * Pairs of arrays of floats, one pair after the other in a part of a file.
 *
 * @param start where the part begins, in bytes
 * @param floats of both arrays of a pair together
 * @param count how many pairs there are
 */
record FloatFile(FileChannel file, long start, int floats, long count) {

    /** Pairs that are read or written at a time. */
    private static final int BLOCK = 32;

    private int pairBytes() {
        return floats * Float.BYTES;
    }

    private ByteBuffer block() {
        return ByteBuffer.allocateDirect(BLOCK * pairBytes()).order(ByteOrder.nativeOrder());
    }

    Writer write() {
        return new Writer();
    }

    Reader read() {
        return new Reader();
    }

    /** Writes all pairs from the first on. */
    final class Writer {

        private final ByteBuffer block = block();
        private long written;

        void put(float[] a, float[] b) throws IOException {
            block.asFloatBuffer().put(a).put(b);
            block.position(block.position() + pairBytes());
            written++;
            if (!block.hasRemaining() || written == count) {
                block.flip();
                long at = start + written * pairBytes() - block.limit();
                while (block.hasRemaining()) {
                    file.write(block, at + block.position());
                }
                block.clear();
            }
        }
    }

    /** Reads the pairs from the first on. */
    final class Reader {

        private final ByteBuffer block = block().limit(0);
        private long next;

        void get(float[] a, float[] b) throws IOException {
            if (!block.hasRemaining()) {
                fill();
            }
            block.asFloatBuffer().get(a).get(b);
            block.position(block.position() + pairBytes());
        }

        private void fill() throws IOException {
            block.clear().limit((int) Math.min(BLOCK, count - next) * pairBytes());
            long at = start + next * pairBytes();
            while (block.hasRemaining()) {
                int n = file.read(block, at + block.position());
                if (n < 0) {
                    throw new EOFException("the recording ends before its time");
                }
            }
            next += block.position() / pairBytes();
            block.flip();
        }
    }
}
