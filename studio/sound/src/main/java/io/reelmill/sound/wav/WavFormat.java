package io.reelmill.sound.wav;

/**
 * The sample format of a WAV file.
 *
 * @param sampleRate samples a second of each channel, 1,000 to 384,000
 * @param channels 1 to 32
 * @param encoding of one sample
 */
public record WavFormat(int sampleRate, int channels, Encoding encoding) {

    /** The format of intermediate files: 48 kHz stereo in 32-bit float. */
    public static final WavFormat HOUSE = new WavFormat(StereoSource.HOUSE_RATE, 2, Encoding.FLOAT_32);

    public WavFormat {
        if (sampleRate < 1_000 || sampleRate > 384_000) {
            throw new IllegalArgumentException("sample rate must lie between 1000 and 384000, not " + sampleRate);
        }
        if (channels < 1 || channels > 32) {
            throw new IllegalArgumentException("channels must lie between 1 and 32, not " + channels);
        }
    }

    /** Bytes of one sample of all channels. */
    public int frameBytes() {
        return channels * encoding.bytes;
    }

    /** How one sample is stored, little-endian. */
    public enum Encoding {
        PCM_16(1, 2),
        PCM_24(1, 3),
        PCM_32(1, 4),
        FLOAT_32(3, 4);

        final int tag;
        final int bytes;

        Encoding(int tag, int bytes) {
            this.tag = tag;
            this.bytes = bytes;
        }
    }
}
