package io.reelmill.sound.wav;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes a WAV file in blocks. The header is correct after {@link #close}. */
public final class WavWriter implements Closeable {

    private static final int BLOCK = 4096;

    private final FileChannel channel;
    private final WavFormat format;
    private final ByteBuffer bytes;
    private long dataBytes;

    private WavWriter(FileChannel channel, WavFormat format) {
        this.channel = channel;
        this.format = format;
        this.bytes = ByteBuffer.allocate(BLOCK * format.frameBytes()).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Creates a file or replaces an existing one.
     *
     * @param format one or two channels
     * @throws IOException when the file cannot be written
     */
    public static WavWriter create(Path file, WavFormat format) throws IOException {
        if (format.channels() > 2) {
            throw new IllegalArgumentException("one or two channels are written, not " + format.channels());
        }
        FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        try {
            writeFully(channel, WavHeader.bytes(format, 0));
            return new WavWriter(channel, format);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** Writes mono samples as a whole file. */
    public static void write(Path file, WavFormat format, float[] samples) throws IOException {
        try (WavWriter writer = create(file, format)) {
            writer.write(samples, samples, 0, samples.length);
        }
    }

    /**
     * Appends samples; a mono file takes the left channel. PCM is clipped at full scale, float is not.
     *
     * @param offset first index that is taken
     * @param count number of samples
     */
    public void write(float[] left, float[] right, int offset, int count) throws IOException {
        for (int i = offset; i < offset + count; i++) {
            put(left[i]);
            if (format.channels() == 2) {
                put(right[i]);
            }
            if (!bytes.hasRemaining()) {
                flush();
            }
        }
    }

    private void put(float x) {
        switch (format.encoding()) {
            case PCM_16 -> bytes.putShort((short) Math.max(-32768, Math.min(32767, Math.round(x * 32768f))));
            case PCM_24 -> {
                int v = Math.max(-8388608, Math.min(8388607, Math.round(x * 8388608f)));
                bytes.putShort((short) v).put((byte) (v >> 16));
            }
            case PCM_32 -> bytes.putInt((int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, x * 0x1p31)));
            case FLOAT_32 -> bytes.putFloat(x);
        }
    }

    private void flush() throws IOException {
        dataBytes += bytes.flip().remaining();
        writeFully(channel, bytes);
        bytes.clear();
    }

    private static void writeFully(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            flush();
            writeFully(channel.position(0), WavHeader.bytes(format, dataBytes));
        }
    }
}
