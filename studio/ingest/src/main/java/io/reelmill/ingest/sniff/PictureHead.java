package io.reelmill.ingest.sniff;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads how large a picture says that it is: a far too large one is told as such before anything decodes it. */
public final class PictureHead {

    /** Pixels across and down. */
    public record Size(long width, long height) {}

    private PictureHead() {}

    /** The stated size; empty when it stands nowhere. */
    public static Optional<Size> size(Path file, Format format) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                DataInputStream in = new DataInputStream(new java.io.BufferedInputStream(raw))) {
            return Optional.ofNullable(
                    switch (format) {
                        case PNG -> png(in);
                        case GIF -> gif(in);
                        case BMP -> bmp(in);
                        case JPEG -> jpeg(in);
                        case WEBP -> webp(in);
                        default -> null;
                    });
        } catch (EOFException e) {
            return Optional.empty();
        }
    }

    private static Size png(DataInputStream in) throws IOException {
        in.skipNBytes(16);
        return new Size(Integer.toUnsignedLong(in.readInt()), Integer.toUnsignedLong(in.readInt()));
    }

    private static Size gif(DataInputStream in) throws IOException {
        in.skipNBytes(6);
        return new Size(little(in, 2), little(in, 2));
    }

    private static Size bmp(DataInputStream in) throws IOException {
        in.skipNBytes(14);
        int bytes = little(in, 4) == 12 ? 2 : 4;
        long width = little(in, bytes);
        long height = little(in, bytes);
        return new Size(Math.abs((int) width), Math.abs((int) height)); // a negative height counts from the top
    }

    /** From marker to marker up to the start of a frame (ITU-T T.81, B.1.1.3). */
    private static Size jpeg(DataInputStream in) throws IOException {
        in.skipNBytes(2);
        while (true) {
            if (in.readUnsignedByte() != 0xff) {
                return null;
            }
            int marker = in.readUnsignedByte();
            while (marker == 0xff) {
                marker = in.readUnsignedByte();
            }
            int length = in.readUnsignedShort();
            boolean frame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
            if (frame) {
                in.skipNBytes(1);
                int height = in.readUnsignedShort();
                return new Size(in.readUnsignedShort(), height);
            }
            if (length < 2 || marker == 0xda) {
                return null;
            }
            in.skipNBytes(length - 2);
        }
    }

    private static Size webp(DataInputStream in) throws IOException {
        in.skipNBytes(12);
        int chunk = in.readInt();
        in.skipNBytes(4);
        switch (chunk) {
            case 0x56503858 -> { // VP8X
                in.skipNBytes(4);
                return new Size(little(in, 3) + 1, little(in, 3) + 1);
            }
            case 0x5650384c -> { // VP8L: after a signature, 14 bits each
                in.skipNBytes(1);
                long bits = little(in, 4);
                return new Size((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1);
            }
            case 0x56503820 -> { // VP8: after the frame tag and its start code
                in.skipNBytes(6);
                return new Size(little(in, 2) & 0x3fff, little(in, 2) & 0x3fff);
            }
            default -> {
                return null;
            }
        }
    }

    private static long little(DataInputStream in, int bytes) throws IOException {
        long value = 0;
        for (int i = 0; i < bytes; i++) {
            value |= (long) in.readUnsignedByte() << (8 * i);
        }
        return value;
    }
}
