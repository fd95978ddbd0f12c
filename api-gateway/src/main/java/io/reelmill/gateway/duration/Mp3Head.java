package io.reelmill.gateway.duration;

import java.nio.ByteBuffer;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * MPEG audio, layer III: the number of frames where a Xing, Info or VBRI header tells it, else the size of the file over
 * the bit rate of the first frame.
 */
final class Mp3Head {

    private static final int[] KBITS_MPEG1 = {0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320};
    private static final int[] KBITS_MPEG2 = {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160};
    private static final int[] RATES_MPEG1 = {44_100, 48_000, 32_000};

    /** How far behind the tags the first frame may be. */
    private static final int SEARCHED = 64 * 1024;

    private Mp3Head() {}

    /** A frame's header. {@code sideInfo}: bytes that follow it. */
    private record FrameHead(boolean mpeg1, int kbits, int rate, int sideInfo, int length) {

        int samples() {
            return mpeg1 ? 1152 : 576;
        }
    }

    static OptionalDouble seconds(ByteBuffer file, OptionalLong size) {
        int start = tagLength(file);
        for (int at = start; at + 4 <= file.limit() && at - start < SEARCHED; at++) {
            FrameHead frame = frame(file, at);
            if (frame != null && isFollowed(file, at + frame.length(), frame)) {
                return seconds(file, at, frame, size);
            }
        }
        return OptionalDouble.empty();
    }

    private static OptionalDouble seconds(ByteBuffer file, int at, FrameHead frame, OptionalLong size) {
        int xing = at + 4 + frame.sideInfo();
        if ((MediaHead.is(file, xing, "Xing") || MediaHead.is(file, xing, "Info"))
                && (file.getInt(xing + 4) & 1) == 1) {
            return ofFrames(Integer.toUnsignedLong(file.getInt(xing + 8)), frame);
        }
        if (MediaHead.is(file, at + 36, "VBRI")) {
            return ofFrames(Integer.toUnsignedLong(file.getInt(at + 36 + 14)), frame);
        }
        return size.isPresent()
                ? OptionalDouble.of((size.getAsLong() - at) * 8.0 / (frame.kbits() * 1000.0))
                : OptionalDouble.empty();
    }

    private static OptionalDouble ofFrames(long frames, FrameHead frame) {
        return OptionalDouble.of((double) frames * frame.samples() / frame.rate());
    }

    /** An ID3v2 tag before the sound; its size has seven bits in each byte. */
    static int tagLength(ByteBuffer file) {
        if (!MediaHead.is(file, 0, "ID3")) {
            return 0;
        }
        int size = 0;
        for (int i = 6; i < 10; i++) {
            size = size << 7 | file.get(i) & 0x7F;
        }
        return 10 + size + ((file.get(5) & 0x10) != 0 ? 10 : 0);
    }

    /** The next frame tells a frame from bytes that look like one; where the head ends there the look must do. */
    private static boolean isFollowed(ByteBuffer file, int next, FrameHead frame) {
        if (next + 4 > file.limit()) {
            return next - frame.length() == 0 || next - frame.length() == tagLength(file);
        }
        FrameHead follower = frame(file, next);
        return follower != null && follower.rate() == frame.rate() && follower.mpeg1() == frame.mpeg1();
    }

    private static FrameHead frame(ByteBuffer file, int at) {
        int head = file.getInt(at);
        int version = head >>> 19 & 3; // 3 MPEG 1, 2 MPEG 2, 0 MPEG 2.5
        int layer = head >>> 17 & 3; // 1 is layer III
        int kbits = head >>> 12 & 15;
        int rate = head >>> 10 & 3;
        if (head >>> 21 != 0x7FF || version == 1 || layer != 1 || kbits == 0 || kbits == 15 || rate == 3) {
            return null;
        }
        boolean mpeg1 = version == 3;
        int bits = (mpeg1 ? KBITS_MPEG1 : KBITS_MPEG2)[kbits];
        int hertz = RATES_MPEG1[rate] / (mpeg1 ? 1 : version == 2 ? 2 : 4);
        boolean mono = (head >>> 6 & 3) == 3;
        int sideInfo = mpeg1 ? (mono ? 17 : 32) : mono ? 9 : 17;
        int length = (mpeg1 ? 144_000 : 72_000) * bits / hertz + (head >>> 9 & 1);
        return new FrameHead(mpeg1, bits, hertz, sideInfo, length);
    }
}
