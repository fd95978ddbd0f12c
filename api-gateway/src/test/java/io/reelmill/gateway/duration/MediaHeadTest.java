package io.reelmill.gateway.duration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MediaHeadTest {

    @Test
    void shouldReadTheLengthOfAWavFromTheSizeOfItsData() {
        assertLength(wav(88_200 * 3), 0, 3);
    }

    @Test
    void shouldTakeAnUnfinishedWavToReachTheEndOfTheFile() {
        assertLength(wav(-1), 44 + 88_200 * 2, 2);
    }

    @Test
    void shouldReadTheLengthOfAnMp4FromItsMovieHeader() {
        assertLength(mp4(false), 0, 12.5);
        assertLength(mp4(true), 0, 12.5);
    }

    @Test
    void shouldNameThePlaceOfAMovieHeaderThatComesLast() {
        ByteBuffer file = ByteBuffer.allocate(64);
        file.putInt(16).put(ascii("ftypisom")).putInt(0);
        file.putInt(1_000_000).put(ascii("mdat"));
        assertThat(MediaHead.seconds(file.array(), OptionalLong.empty())).isEmpty();
        assertThat(MediaHead.elsewhere(file.array())).hasValue(16 + 1_000_000);

        byte[] whole = mp4(false);
        byte[] behind = Arrays.copyOfRange(whole, 32, whole.length);
        assertThat(MediaHead.seconds(file.array(), behind, OptionalLong.empty()))
                .hasValue(12.5);
    }

    @Test
    void shouldNameThePlaceOfAnMp3BehindALargeTag() {
        byte[] whole = mp3(3000, false);
        byte[] head = Arrays.copyOf(whole, 1000);
        assertThat(MediaHead.elsewhere(head)).hasValue(3010);
        byte[] sound = Arrays.copyOfRange(whole, 3010, whole.length);
        assertThat(MediaHead.seconds(head, sound, OptionalLong.of(16_000 * 10)).getAsDouble())
                .isCloseTo(10, within(0.01));
    }

    @Test
    void shouldReadTheLengthOfAConstantBitRateMp3FromItsSize() {
        byte[] file = mp3(0, false);
        assertLength(file, 128_000 / 8 * 10, 10);
        assertThat(MediaHead.seconds(file, OptionalLong.empty())).isEmpty();
    }

    @Test
    void shouldReadTheLengthOfAnMp3FromItsFrames() {
        assertLength(mp3(0, true), 0, 1000 * 1152 / 44_100.0);
        assertLength(mp3(3000, true), 0, 1000 * 1152 / 44_100.0);
    }

    @Test
    void shouldReadTheLengthOfAFlacFromItsSamples() {
        ByteBuffer file = ByteBuffer.allocate(64);
        file.put(ascii("fLaC")).position(18);
        file.putLong(44_100L << 44 | 1L << 41 | 15L << 36 | 44_100L * 7);
        assertLength(file.array(), 0, 7);
    }

    @Test
    void shouldAnswerALengthOrNoneForAnyBytes() {
        Random random = new Random(7);
        for (byte[] good : new byte[][] {wav(88_200), mp4(false), mp4(true), mp3(100, true), mp3(0, false)}) {
            for (int i = 0; i < 3000; i++) {
                byte[] bad = Arrays.copyOf(good, random.nextInt(good.length + 1));
                for (int k = 0; k < 4 && bad.length > 0; k++) {
                    bad[random.nextInt(bad.length)] = (byte) random.nextInt();
                }
                OptionalDouble seconds = MediaHead.seconds(bad, OptionalLong.of(random.nextInt(100_000)));
                seconds.ifPresent(s -> assertThat(s).isPositive().isFinite());
                OptionalLong place = MediaHead.elsewhere(bad);
                place.ifPresent(at -> assertThat(at).isGreaterThanOrEqualTo(bad.length));
                MediaHead.seconds(bad, good, OptionalLong.empty())
                        .ifPresent(s -> assertThat(s).isPositive().isFinite());
            }
        }
        assertThat(MediaHead.seconds(
                        "<html><body>no media at all</body></html>".getBytes(StandardCharsets.UTF_8),
                        OptionalLong.of(41)))
                .isEmpty();
    }

    private static void assertLength(byte[] head, long size, double expected) {
        OptionalDouble seconds = MediaHead.seconds(head, size == 0 ? OptionalLong.empty() : OptionalLong.of(size));
        assertThat(seconds).isPresent();
        assertThat(seconds.getAsDouble()).isCloseTo(expected, within(0.01));
    }

    /** 44.1 kHz, 16 bits, mono. */
    static byte[] wav(int dataBytes) {
        ByteBuffer file = ByteBuffer.allocate(200).order(ByteOrder.LITTLE_ENDIAN);
        file.put(ascii("RIFF")).putInt(36 + dataBytes).put(ascii("WAVE"));
        file.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        file.putInt(44_100).putInt(88_200).putShort((short) 2).putShort((short) 16);
        file.put(ascii("data")).putInt(dataBytes);
        return file.array();
    }

    private static byte[] mp4(boolean wide) {
        ByteBuffer file = ByteBuffer.allocate(200);
        file.putInt(16).put(ascii("ftypisom")).putInt(0);
        file.putInt(8 + 8).put(ascii("free")).putLong(0);
        file.putInt(150).put(ascii("moov"));
        file.putInt(108).put(ascii("mvhd")).putInt(wide ? 1 << 24 : 0);
        if (wide) {
            file.putLong(0).putLong(0).putInt(1000).putLong(12_500);
        } else {
            file.putInt(0).putInt(0).putInt(1000).putInt(12_500);
        }
        return file.array();
    }

    /** Two frames, 128 kbit/s, 44.1 kHz, stereo. */
    private static byte[] mp3(int tag, boolean counted) {
        int start = tag == 0 ? 0 : tag + 10;
        ByteBuffer file = ByteBuffer.allocate(start + 2 * 417 + 4);
        if (tag > 0) {
            file.put(ascii("ID3")).put((byte) 4).put((byte) 0).put((byte) 0);
            file.put((byte) 0).put((byte) 0).put((byte) (tag >> 7)).put((byte) (tag & 0x7F));
        }
        for (int frame = 0; frame < 2; frame++) {
            file.putInt(start + frame * 417, 0xFFFB9000);
        }
        if (counted) {
            file.position(start + 4 + 32);
            file.put(ascii("Xing")).putInt(1).putInt(1000);
        }
        return file.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
