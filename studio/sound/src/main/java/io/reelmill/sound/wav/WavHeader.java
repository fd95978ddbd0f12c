package io.reelmill.sound.wav;

import io.reelmill.sound.wav.WavFormat.Encoding;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The position, number and format of the samples of a WAV file. */
record WavHeader(WavFormat format, long dataStart, long frames) {

    /** Size in bytes of the headers that {@link #bytes} writes. */
    static final int SIZE = 58;

    private static final int EXTENSIBLE = 0xFFFE;

    /** Reads the chunks up to the samples. */
    static WavHeader read(FileChannel channel, Path file) throws IOException {
        long size = channel.size();
        ByteBuffer head = take(channel, 0, 12, file);
        if (!tag(head, 0).equals("RIFF") || !tag(head, 8).equals("WAVE")) {
            throw new IOException(file + " is not a WAV file: it does not begin with RIFF and WAVE");
        }
        WavFormat format = null;
        long at = 12;
        while (at + 8 <= size) {
            ByteBuffer chunk = take(channel, at, 8, file);
            String name = tag(chunk, 0);
            long length = Integer.toUnsignedLong(chunk.getInt(4));
            if (name.equals("fmt ")) {
                format = format(take(channel, at + 8, (int) Math.min(length, 40), file), file);
            } else if (name.equals("data")) {
                if (format == null) {
                    throw new IOException(file + " is a broken WAV file: samples before their format");
                }
                // A writer that streamed or crashed leaves 0 or too large a length: the end of the file decides.
                long there = size - at - 8;
                long bytes = length == 0 || length > there ? there : length;
                return new WavHeader(format, at + 8, bytes / format.frameBytes());
            }
            at += 8 + length + (length & 1);
        }
        throw new IOException(file + " is a broken WAV file: no " + (format == null ? "format" : "samples") + " in it");
    }

    private static WavFormat format(ByteBuffer b, Path file) throws IOException {
        if (b.capacity() < 16) {
            throw new IOException(file + " is a broken WAV file: its format chunk has " + b.capacity() + " bytes");
        }
        int tag = Short.toUnsignedInt(b.getShort(0));
        int channels = Short.toUnsignedInt(b.getShort(2));
        int rate = b.getInt(4);
        int bits = Short.toUnsignedInt(b.getShort(14));
        if (tag == EXTENSIBLE && b.capacity() >= 26) {
            tag = Short.toUnsignedInt(b.getShort(24));
        }
        try {
            for (Encoding encoding : Encoding.values()) {
                if (encoding.tag == tag && encoding.bytes * 8 == bits) {
                    return new WavFormat(rate, channels, encoding);
                }
            }
        } catch (IllegalArgumentException e) {
            throw new IOException(file + " is a broken WAV file: " + e.getMessage(), e);
        }
        throw new IOException(file + " has samples of an unknown kind: tag " + tag + ", " + bits + " bits");
    }

    private static ByteBuffer take(FileChannel channel, long at, int count, Path file) throws IOException {
        ByteBuffer b = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
        while (b.hasRemaining()) {
            if (channel.read(b, at + b.position()) < 0) {
                throw new IOException(file + " is a broken WAV file: it ends within its header");
            }
        }
        return b.flip();
    }

    private static String tag(ByteBuffer b, int at) {
        byte[] letters = new byte[4];
        b.get(at, letters);
        return new String(letters, StandardCharsets.US_ASCII);
    }

    /** The header of a file with this many bytes of samples. */
    static ByteBuffer bytes(WavFormat format, long dataBytes) {
        ByteBuffer b = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        // Above 4 GiB the field saturates; readers, including ours, then use the end of the file.
        b.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt((int) Math.min(dataBytes + SIZE - 8, 0xFFFFFFFFL));
        b.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(18);
        b.putShort((short) format.encoding().tag).putShort((short) format.channels());
        b.putInt(format.sampleRate()).putInt(format.sampleRate() * format.frameBytes());
        b.putShort((short) format.frameBytes())
                .putShort((short) (format.encoding().bytes * 8))
                .putShort((short) 0);
        long frames = dataBytes / format.frameBytes();
        b.put("fact".getBytes(StandardCharsets.US_ASCII)).putInt(4).putInt((int) Math.min(frames, 0xFFFFFFFFL));
        b.put("data".getBytes(StandardCharsets.US_ASCII)).putInt((int) Math.min(dataBytes, 0xFFFFFFFFL));
        return b.flip();
    }
}
