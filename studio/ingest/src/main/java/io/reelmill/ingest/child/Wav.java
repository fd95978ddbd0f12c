package io.reelmill.ingest.child;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.bytedeco.javacpp.BytePointer;

/** A WAV of 48 kHz, stereo, 16 bit, written as it comes. */
final class Wav implements Closeable {

    static final int RATE = 48_000;

    private static final int HEAD = 44;
    private static final int FRAME = 4;

    private final FileChannel out;
    private long frames;

    Wav(Path file) throws IOException {
        out = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        out.position(HEAD);
    }

    /** @param samples interleaved, of this machine's order, which is little-endian wherever FFmpeg's presets run */
    void write(BytePointer samples, int count) throws IOException {
        ByteBuffer bytes = samples.capacity((long) count * FRAME).asByteBuffer();
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
        frames += count;
    }

    double seconds() {
        return frames / (double) RATE;
    }

    void finish() throws IOException {
        int bytes = Math.toIntExact(frames * FRAME);
        ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.LITTLE_ENDIAN);
        head.put(ascii("RIFF")).putInt(HEAD - 8 + bytes).put(ascii("WAVEfmt ")).putInt(16);
        head.putShort((short) 1).putShort((short) 2).putInt(RATE).putInt(RATE * FRAME);
        head.putShort((short) FRAME).putShort((short) 16).put(ascii("data")).putInt(bytes);
        out.write(head.flip(), 0);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
