package io.reelmill.ingest.child;

import io.reelmill.ingest.sniff.Format;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Finds the orientation in PNG and WebP files, which the decoders, other than for JPEG, do not tell. */
final class Exif {

    private static final int ORIENTATION = 0x0112;
    private static final int MAX_BYTES = 1 << 16;
    private static final int MAX_CHUNKS = 10_000;

    private Exif() {}

    /** 1 to 8 as in EXIF 2.3, 4.6.4; 1, upright, when there is none. */
    static int orientation(Path file, Format format) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            boolean png = format == Format.PNG;
            long at = png ? 8 : 12;
            for (int i = 0; i < MAX_CHUNKS && at + 8 < in.length(); i++) {
                in.seek(at);
                int first = in.readInt();
                int second = in.readInt();
                long length = Integer.toUnsignedLong(png ? first : Integer.reverseBytes(second));
                int name = png ? second : first;
                if (name == (png ? 0x65584966 : 0x45584946)) { // eXIf, EXIF
                    byte[] body = new byte[(int) Math.min(MAX_BYTES, Math.min(length, in.length() - at - 8))];
                    in.readFully(body);
                    return orientation(body);
                }
                at += 8 + length + (png ? 4 : length & 1);
            }
        }
        return 1;
    }

    private static int orientation(byte[] body) {
        int skip =
                new String(body, 0, Math.min(6, body.length), StandardCharsets.ISO_8859_1).equals("Exif\0\0") ? 6 : 0;
        ByteBuffer tiff = ByteBuffer.wrap(body, skip, body.length - skip).slice();
        if (tiff.remaining() < 10) {
            return 1;
        }
        tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        long directory = Integer.toUnsignedLong(tiff.getInt(4));
        if (directory + 2 > tiff.limit()) {
            return 1;
        }
        int entries = Short.toUnsignedInt(tiff.getShort((int) directory));
        for (int i = 0; i < entries; i++) {
            int at = (int) directory + 2 + i * 12;
            if (at + 12 > tiff.limit()) {
                return 1;
            }
            if (Short.toUnsignedInt(tiff.getShort(at)) == ORIENTATION) {
                return tiff.getShort(at + 8);
            }
        }
        return 1;
    }
}
