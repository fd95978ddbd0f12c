package io.reelmill.media;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;

/** Tells by its first bytes whether a file is a video that platforms take: MP4, QuickTime, WebM or Matroska. */
public final class VideoSignature {

    /** So many bytes are enough. */
    public static final int LENGTH = 12;

    /** The first box of a QuickTime file that does not tell its type. */
    private static final Set<String> FIRST_BOXES = Set.of("moov", "mdat", "wide", "free", "skip", "pnot");

    /** Brands of the same container that are pictures or sound alone. */
    private static final Set<String> OTHER_BRANDS = Set.of(
            "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis", "M4A ", "M4B ", "M4P ");

    private static final byte[] MATROSKA = {0x1a, 0x45, (byte) 0xdf, (byte) 0xa3};

    private VideoSignature() {}

    /**
     * Whether a file that begins so is a video.
     *
     * @param head at least {@value #LENGTH} bytes where the file has as many
     */
    public static boolean isVideo(byte[] head) {
        if (head.length < LENGTH) {
            return false;
        }
        String box = ascii(head, 4);
        return box.equals("ftyp") && !OTHER_BRANDS.contains(ascii(head, 8))
                || FIRST_BOXES.contains(box)
                || Arrays.equals(head, 0, MATROSKA.length, MATROSKA, 0, MATROSKA.length);
    }

    private static String ascii(byte[] head, int from) {
        return new String(head, from, 4, StandardCharsets.ISO_8859_1);
    }
}
