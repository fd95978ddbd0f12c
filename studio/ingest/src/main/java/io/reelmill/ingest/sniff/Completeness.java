package io.reelmill.ingest.sniff;

import io.reelmill.ingest.MediaException;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells a download that broke off, where the format lets one see it from outside. */
public final class Completeness {

    private static final int MAX_BOXES = 10_000;
    private static final int BUFFER = 1 << 16;

    private Completeness() {}

    /**
     * Looks for the end.
     *
     * @throws MediaException when the file is cut off
     */
    public static void check(Path file, Format format) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            if (format == Format.MP4) {
                mp4(in);
            } else if ((format == Format.PNG && !pngEnds(in)) || (format == Format.JPEG && !jpegEnds(file))) {
                throw new MediaException("is cut off");
            } else if (format == Format.WEBP) {
                in.seek(4);
                long stated = Integer.toUnsignedLong(Integer.reverseBytes(in.readInt())) + 8;
                if (stated > in.length() + 1) { // some writers leave the last padding byte out
                    throw new MediaException(cut(in.length(), stated));
                }
            }
        }
    }

    /** From box to box (ISO/IEC 14496-12, 4.2): each ends within the file, and one of them is the index. */
    private static void mp4(RandomAccessFile in) throws IOException {
        long at = 0;
        long length = in.length();
        boolean index = false;
        for (int i = 0; i < MAX_BOXES && at + 8 <= length; i++) {
            in.seek(at);
            long size = Integer.toUnsignedLong(in.readInt());
            byte[] name = new byte[4];
            in.readFully(name);
            String type = new String(name, StandardCharsets.ISO_8859_1);
            index |= type.equals("moov");
            if (size == 1 && at + 16 <= length) {
                size = in.readLong();
            } else if (size == 0) {
                size = length - at;
            }
            if (size < 8) {
                break;
            }
            boolean needed = type.equals("moov") || type.equals("mdat") || type.equals("moof");
            if (needed && size > length - at) {
                throw new MediaException(cut(length, at + size));
            }
            at += size;
        }
        if (!index) {
            throw new MediaException("is cut off: the index of the video is missing");
        }
    }

    /** From chunk to chunk to the last one; what comes after it does not matter. */
    private static boolean pngEnds(RandomAccessFile in) throws IOException {
        long at = 8;
        while (at + 12 <= in.length()) {
            in.seek(at);
            long length = Integer.toUnsignedLong(in.readInt());
            if (in.readInt() == 0x49454e44) {
                return true;
            }
            at += 12 + length;
        }
        return false;
    }

    /** Past the heads, and with them a preview, to the end of the picture; phones put whole films behind it. */
    private static boolean jpegEnds(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
            in.skipNBytes(2);
            int marker = 0;
            while (marker != 0xda) {
                if (in.readUnsignedByte() != 0xff) {
                    return true; // not cut off but damaged, which the decoder tells
                }
                marker = in.readUnsignedByte();
                if (marker != 0xff) {
                    in.skipNBytes(Math.max(0, in.readUnsignedShort() - 2));
                }
            }
            int before = 0;
            for (int b = in.read(); b >= 0; b = in.read()) {
                if (before == 0xff && b == 0xd9) {
                    return true;
                }
                before = b;
            }
            return false;
        } catch (EOFException e) {
            return false;
        }
    }

    private static String cut(long there, long stated) {
        return stated <= there ? "is cut off" : "is cut off: " + there + " of " + stated + " bytes are there";
    }
}
