package io.reelmill.sound.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.sound.Tones;
import io.reelmill.sound.wav.WavFormat.Encoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WavTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void shouldReadWhatWasWrittenWithinTheEncodingsPrecision(Encoding encoding) throws IOException {
        float[] left = Tones.sine(440, 0.8, 0.3, 48_000);
        float[] right = Tones.sine(1_000, 0.3, 0.3, 48_000);
        Path file = folder.resolve("a.wav");
        try (WavWriter writer = WavWriter.create(file, new WavFormat(48_000, 2, encoding))) {
            writer.write(left, right, 0, 5_000);
            writer.write(left, right, 5_000, left.length - 5_000);
        }
        float[][] read = readAll(WavReader.open(file), 777);
        double step = encoding == Encoding.PCM_16 ? 1.0 / 32768 : 1e-6;
        assertThat(read[0]).hasSameSizeAs(left);
        for (int i = 0; i < left.length; i++) {
            assertThat((double) read[0][i]).isCloseTo(left[i], within(step));
            assertThat((double) read[1][i]).isCloseTo(right[i], within(step));
        }
    }

    @Test
    void shouldClipPcmButNotFloatBeyondFullScale() throws IOException {
        float[] loud = {1.5f, -1.5f};
        WavWriter.write(folder.resolve("f.wav"), new WavFormat(48_000, 1, Encoding.FLOAT_32), loud);
        WavWriter.write(folder.resolve("p.wav"), new WavFormat(48_000, 1, Encoding.PCM_16), loud);
        assertThat(readAll(WavReader.open(folder.resolve("f.wav")), 10)[0]).containsExactly(1.5f, -1.5f);
        assertThat(readAll(WavReader.open(folder.resolve("p.wav")), 10)[0]).containsExactly(32767 / 32768f, -1f);
    }

    @ParameterizedTest
    @CsvSource({"16000", "22050", "24000", "44100", "96000", "11025"})
    void shouldKeepASineAtAnotherRate(int rate) throws IOException {
        Path file = folder.resolve("tone.wav");
        WavWriter.write(file, new WavFormat(rate, 1, Encoding.FLOAT_32), Tones.sine(997, 0.5, 1, rate));
        float[] out;
        try (StereoSource source = StereoSource.open(file)) {
            assertThat(source.frames()).isEqualTo(48_000);
            out = readAll(source, 1_000)[0];
        }
        float[] ideal = Tones.sine(997, 0.5, 1, 48_000);
        double error = 0;
        for (int i = 4_800; i < 43_200; i++) {
            error += Math.pow(out[i] - ideal[i], 2);
        }
        double signalToNoise = 20 * Math.log10(0.5 / Math.sqrt(2) / Math.sqrt(error / 38_400));
        assertThat(signalToNoise).isGreaterThan(85);
    }

    @Test
    void shouldRemoveWhatTheHouseRateCannotHold() throws IOException {
        Path file = folder.resolve("high.wav");
        WavWriter.write(file, new WavFormat(96_000, 1, Encoding.FLOAT_32), Tones.sine(30_000, 0.5, 0.5, 96_000));
        float[] out;
        try (StereoSource source = StereoSource.open(file)) {
            out = readAll(source, 4_096)[0];
        }
        assertThat(20 * Math.log10(Tones.rms(out, 2_400, 20_000))).isLessThan(-80);
    }

    @Test
    void shouldNameABrokenHeader() throws IOException {
        Path text = Files.writeString(folder.resolve("text.wav"), "this is no sound at all, only words");
        assertThatIOException().isThrownBy(() -> WavReader.open(text)).withMessageContaining("text.wav is not a WAV");

        Path whole = folder.resolve("whole.wav");
        WavWriter.write(whole, WavFormat.HOUSE, new float[100]);
        Path cut = Files.write(folder.resolve("cut.wav"), Arrays.copyOf(Files.readAllBytes(whole), 30));
        assertThatIOException().isThrownBy(() -> WavReader.open(cut)).withMessageContaining("cut.wav is a broken WAV");

        assertThatIOException()
                .isThrownBy(() -> WavReader.open(folder.resolve("none.wav")))
                .withMessageContaining("none.wav");
    }

    @Test
    void shouldReadAFileWhoseWriterDiedUpToItsEnd() throws IOException {
        Path file = folder.resolve("died.wav");
        WavWriter.write(file, WavFormat.HOUSE, Tones.sine(440, 0.5, 0.1, 48_000));
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 8_000));
        assertThat(readAll(WavReader.open(file), 512)[0]).hasSize(4_800 - 1_000);
    }

    static float[][] readAll(StereoSource source, int block) throws IOException {
        try (source) {
            float[] left = new float[(int) source.frames() + block];
            float[] right = new float[left.length];
            int at = 0;
            for (int n = source.read(left, right, 0, block); n > 0; n = source.read(left, right, at, block)) {
                at += n;
            }
            return new float[][] {Arrays.copyOf(left, at), Arrays.copyOf(right, at)};
        }
    }
}
