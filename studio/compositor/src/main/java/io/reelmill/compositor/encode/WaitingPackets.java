package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.av_new_packet;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.bytedeco.ffmpeg.avcodec.AVPacket;

/**
 * Packets of one track that were coded before their turn to be written, in a file: those of a long film would fill the
 * memory. The file is gone when this is closed. Belongs to one thread.
 */
final class WaitingPackets implements AutoCloseable {

    private static final int HEAD = 3 * Long.BYTES + 2 * Integer.BYTES;

    private final FileChannel file;
    private final ByteBuffer head = ByteBuffer.allocateDirect(HEAD);
    private long written;
    private long taken;

    /** @param path written anew */
    WaitingPackets(Path path) throws IOException {
        file = FileChannel.open(
                path,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.DELETE_ON_CLOSE);
    }

    /** Puts a copy of a packet behind those that wait already, without what an encoder tells of it on the side. */
    void add(AVPacket packet) throws IOException {
        head.clear();
        head.putLong(packet.pts()).putLong(packet.dts()).putLong(packet.duration());
        head.putInt(packet.flags()).putInt(packet.size());
        write(head.flip());
        write(packet.data().capacity(packet.size()).asByteBuffer());
    }

    /**
     * Takes the packet that has waited longest.
     *
     * @param packet an empty one, to be filled
     * @return false when none is left
     */
    boolean take(AVPacket packet) throws IOException {
        if (taken == written) {
            return false;
        }
        read(head.clear());
        head.flip();
        long pts = head.getLong();
        long dts = head.getLong();
        long duration = head.getLong();
        int flags = head.getInt();
        int size = head.getInt();
        Av.check(av_new_packet(packet, size), "a packet");
        packet.pts(pts).dts(dts).duration(duration).flags(flags);
        read(packet.data().capacity(size).asByteBuffer());
        return true;
    }

    private void write(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            written += file.write(bytes, written);
        }
    }

    private void read(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            int got = file.read(bytes, taken);
            if (got < 0) {
                throw new EOFException("packets that waited are gone");
            }
            taken += got;
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
