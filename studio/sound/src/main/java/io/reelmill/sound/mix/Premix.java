package io.reelmill.sound.mix;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The mix before its final loudness, made once and kept in a file, so that it can be listened to several times. The file
 * has 384 kB a second and goes with {@link #close}.
 */
final class Premix implements Closeable {

    /** Hops that are read or written at a time. */
    private static final int HOPS = 32;

    private static final int HOP_BYTES = 2 * Mixer.HOP * Float.BYTES;

    private final FileChannel file;
    private final long hops;

    private Premix(FileChannel file, long hops) {
        this.file = file;
        this.hops = hops;
    }

    /** Writes so many hops of a mix. */
    static Premix record(Mixer mixer, long hops, Path folder) throws IOException {
        Path place = Files.createTempFile(folder, "mix", ".f32");
        FileChannel file = FileChannel.open(
                place, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        try {
            ByteBuffer block = block();
            Stereo hop = new Stereo(Mixer.HOP);
            for (long i = 0; i < hops; i++) {
                mixer.next(hop);
                block.asFloatBuffer().put(hop.left).put(hop.right);
                block.position(block.position() + HOP_BYTES);
                if (!block.hasRemaining() || i + 1 == hops) {
                    block.flip();
                    while (block.hasRemaining()) {
                        file.write(block);
                    }
                    block.clear();
                }
            }
            return new Premix(file, hops);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static ByteBuffer block() {
        return ByteBuffer.allocateDirect(HOPS * HOP_BYTES).order(ByteOrder.nativeOrder());
    }

    /** Listens from the start. */
    Listener listen() {
        return new Listener();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** Gives one hop after the other. */
    final class Listener {

        private final ByteBuffer block = block().limit(0);
        private long next;

        void next(Stereo hop) throws IOException {
            if (!block.hasRemaining()) {
                fill();
            }
            FloatBuffer samples = block.asFloatBuffer();
            samples.get(hop.left).get(hop.right);
            block.position(block.position() + HOP_BYTES);
        }

        private void fill() throws IOException {
            block.clear().limit((int) Math.min(HOPS, hops - next) * HOP_BYTES);
            long at = next * HOP_BYTES;
            while (block.hasRemaining()) {
                int n = file.read(block, at + block.position());
                if (n < 0) {
                    throw new EOFException("the mix ends before its time");
                }
            }
            next += block.position() / HOP_BYTES;
            block.flip();
        }
    }
}
