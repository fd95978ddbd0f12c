package io.reelmill.remote;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Sounds for recordings: silence, a tone, silence. */
public final class Tones {

    private Tones() {}

    /** Raw 16-bit samples. */
    public static byte[] pcm(int rate, double before, double tone, double after) {
        int lead = (int) (before * rate);
        int length = (int) (tone * rate);
        ByteBuffer bytes =
                ByteBuffer.allocate(2 * (lead + length + (int) (after * rate))).order(ByteOrder.LITTLE_ENDIAN);
        bytes.position(2 * lead);
        for (int i = 0; i < length; i++) {
            bytes.putShort((short) (12_000 * Math.cos(2 * Math.PI * 220 * i / rate)));
        }
        return bytes.array();
    }

    /** The same as a WAV file. */
    public static byte[] wav(int rate, double before, double tone, double after) {
        byte[] samples = pcm(rate, before, tone, after);
        ByteBuffer file = ByteBuffer.allocate(44 + samples.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF".getBytes(StandardCharsets.UTF_8))
                .putInt(36 + samples.length)
                .put("WAVEfmt ".getBytes(StandardCharsets.UTF_8));
        file.putInt(16).putShort((short) 1).putShort((short) 1).putInt(rate).putInt(2 * rate);
        file.putShort((short) 2)
                .putShort((short) 16)
                .put("data".getBytes(StandardCharsets.UTF_8))
                .putInt(samples.length);
        return file.put(samples).array();
    }
}
