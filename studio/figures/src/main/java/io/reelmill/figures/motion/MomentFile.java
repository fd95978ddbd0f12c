package io.reelmill.figures.motion;

import io.reelmill.figures.motion.ObservedMotion.Moment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.AbstractList;
import java.util.RandomAccess;

/** Motion samples kept in a file, so that memory does not grow with the length of a video. Closing deletes the file. */
final class MomentFile extends AbstractList<Moment> implements RandomAccess, AutoCloseable {

    private static final int KNOTS = (Tracker.COLUMNS + 1) * (Tracker.ROWS + 1);
    private static final int BYTES = 4 * Double.BYTES + 2 * KNOTS * Float.BYTES;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BYTES);
    private int size;

    /** @throws UncheckedIOException when the file cannot be written, here or later */
    MomentFile(Path file) {
        try {
            channel = FileChannel.open(
                    file,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.DELETE_ON_CLOSE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean add(Moment moment) {
        buffer.clear();
        buffer.putDouble(moment.cameraX())
                .putDouble(moment.cameraY())
                .putDouble(moment.bodyX())
                .putDouble(moment.bodyY());
        buffer.asFloatBuffer().put(moment.bends().x()).put(moment.bends().y());
        buffer.position(0);
        try {
            while (buffer.hasRemaining()) {
                channel.write(buffer, (long) size * BYTES + buffer.position());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        size++;
        return true;
    }

    @Override
    public Moment get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        buffer.clear();
        try {
            while (buffer.hasRemaining() && channel.read(buffer, (long) index * BYTES + buffer.position()) >= 0) {
                // until the record is whole
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        buffer.flip();
        double cameraX = buffer.getDouble();
        double cameraY = buffer.getDouble();
        double bodyX = buffer.getDouble();
        double bodyY = buffer.getDouble();
        FloatBuffer bends = buffer.asFloatBuffer();
        float[] x = new float[KNOTS];
        float[] y = new float[KNOTS];
        bends.get(x).get(y);
        return new Moment(cameraX, cameraY, bodyX, bodyY, new Lattice(Tracker.COLUMNS, Tracker.ROWS, x, y));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
