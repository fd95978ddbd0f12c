package io.reelmill.sound.wav;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads a WAV file in blocks at its own rate as stereo: mono is copied to both channels, further channels are ignored.
 */
public final class WavReader implements StereoSource {

    private static final int BLOCK = 4096;

    private final Path file;
    private final FileChannel channel;
    private final WavHeader header;
    private final ByteBuffer bytes;
    private long position;

    private WavReader(Path file, FileChannel channel, WavHeader header) {
        this.file = file;
        this.channel = channel;
        this.header = header;
        this.bytes = ByteBuffer.allocate(BLOCK * header.format().frameBytes()).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Opens a file: 16, 24 or 32-bit PCM or 32-bit float.
     *
     * @throws IOException when there is no such file, or its header is broken; names the file
     */
    public static WavReader open(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new NoSuchFileException(file.toString(), null, "no such sound file");
        }
        FileChannel channel = FileChannel.open(file);
        try {
            return new WavReader(file, channel, WavHeader.read(channel, file));
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    public WavFormat format() {
        return header.format();
    }

    @Override
    public int sampleRate() {
        return format().sampleRate();
    }

    @Override
    public long frames() {
        return header.frames();
    }

    @Override
    public int read(float[] left, float[] right, int offset, int count) throws IOException {
        if (position >= frames()) {
            return -1;
        }
        int done = 0;
        while (done < count && position < frames()) {
            int frames = (int) Math.min(Math.min(BLOCK, count - done), frames() - position);
            fill(frames);
            take(left, 0, offset + done, frames);
            if (format().channels() == 1) {
                System.arraycopy(left, offset + done, right, offset + done, frames);
            } else {
                take(right, format().encoding().bytes, offset + done, frames);
            }
            done += frames;
            position += frames;
        }
        return done;
    }

    private void fill(int frames) throws IOException {
        bytes.clear().limit(frames * format().frameBytes());
        long at = header.dataStart() + position * format().frameBytes();
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, at + bytes.position()) < 0) {
                throw new IOException(file + " became shorter while it was read");
            }
        }
    }

    /** Extracts one channel of the block. The sample format is checked once for the whole block. */
    private void take(float[] samples, int at, int offset, int count) {
        int step = format().frameBytes();
        switch (format().encoding()) {
            case PCM_16 -> {
                for (int i = 0; i < count; i++) {
                    samples[offset + i] = bytes.getShort(at + i * step) / 0x1p15f;
                }
            }
            case PCM_24 -> {
                for (int i = 0; i < count; i++) {
                    int low = bytes.getShort(at + i * step) & 0xFFFF;
                    samples[offset + i] = (low | bytes.get(at + i * step + 2) << 16) / 0x1p23f;
                }
            }
            case PCM_32 -> {
                for (int i = 0; i < count; i++) {
                    samples[offset + i] = bytes.getInt(at + i * step) / 0x1p31f;
                }
            }
            case FLOAT_32 -> {
                for (int i = 0; i < count; i++) {
                    samples[offset + i] = finite(bytes.getFloat(at + i * step));
                }
            }
        }
    }

    /** Replaces NaN by 0: one NaN would make the output of every following filter NaN. */
    private static float finite(float x) {
        return Float.isFinite(x) ? x : 0;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
