package io.reelmill.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.ingest.Normalised.Kind;
import io.reelmill.providers.ProviderException;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MediaIntakeTest {

    private static final MediaIntake INTAKE = new MediaIntake();
    private static final Wanted WANTED = new Wanted(200, 60);

    @TempDir
    Path folder;

    @Test
    void shouldBringALargePictureDownAndKeepItsShape() throws IOException {
        Normalised image = take(png(600, 300, 0xFF3366CC));

        assertThat(image.kind()).isEqualTo(Kind.IMAGE);
        assertThat(image.width()).isEqualTo(200);
        assertThat(image.height()).isEqualTo(100);
        assertThat(image.alpha()).isFalse();
        assertThat(image.picture()).exists();
    }

    @Test
    void shouldKnowWhatIsTransparent() throws IOException {
        assertThat(take(png(100, 100, 0x403366CC)).alpha()).isTrue();
    }

    @Test
    void shouldBringAVideoToAnEvenSizeAndKeepItsRateAndLength() throws IOException {
        Normalised video = take(mp4(320, 240, 24, 36));

        assertThat(video.kind()).isEqualTo(Kind.VIDEO);
        assertThat(video.width()).isEqualTo(200);
        assertThat(video.height()).isEqualTo(150);
        assertThat(video.frameRate()).isEqualTo(24);
        assertThat(video.seconds()).isCloseTo(1.5, within(0.05));
        assertThat(video.sound()).isNull();
        try (FootageReader reader = FootageReader.open(video.picture())) {
            assertThat(reader.frame(1).argb()[5000] & 255).isCloseTo(20 + 5 * 24, within(4));
        }
    }

    @Test
    void shouldBringSoundToTheHouseForm() throws IOException {
        Path wav = folder.resolve("in.wav");
        float[] tone = new float[22_050];
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) Math.sin(i * 0.1) * 0.4f;
        }
        try (WavWriter writer = WavWriter.create(wav, new WavFormat(22_050, 1, WavFormat.Encoding.PCM_16))) {
            writer.write(tone, tone, 0, tone.length);
        }

        Normalised sound = take(wav);

        assertThat(sound.kind()).isEqualTo(Kind.AUDIO);
        assertThat(sound.seconds()).isCloseTo(1, within(0.01));
        assertThat(sound.sound()).exists();
        assertThat(sound.picture()).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | is empty.",
                "<!DOCTYPE html><html> | is an HTML page, not a picture, sound or video.",
                "<svg xmlns='x'/> | is XML or SVG; PNG, JPEG, WebP and GIF are read.",
                "#EXTM3U | is a playlist; give the address of the file itself.",
                "just some words | is no sound or video that can be read: it is cut off, broken or of a kind that is not known."
            })
    void shouldSayWhatAFileIsInstead(String content, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("odd.jpg"), content);

        assertThatThrownBy(() -> take(file))
                .isInstanceOf(ProviderException.class)
                .hasMessage(message);
    }

    @Test
    void shouldRefuseAPictureThatClaimsToBeHuge() throws IOException {
        Path bomb = Files.write(folder.resolve("bomb.png"), pngThatClaims(20_000, 20_000));

        assertThatThrownBy(() -> take(bomb))
                .hasMessage("is a picture of 20000 x 20000 pixels; at most 100 million pixels are read.");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.6})
    void shouldRefuseAVideoThatIsCutOff(double share) throws IOException {
        byte[] whole = Files.readAllBytes(mp4(320, 240, 24, 120));
        Path cut = Files.write(folder.resolve("cut.mp4"), Arrays.copyOf(whole, (int) (whole.length * share)));

        assertThatThrownBy(() -> take(cut))
                .isInstanceOf(ProviderException.class)
                .hasMessageContaining("cut off");
    }

    @Test
    void shouldRefuseWhatLastsTooLong() throws IOException {
        Path video = mp4(64, 64, 10, 40);

        assertThatThrownBy(() -> INTAKE.normalise(video, new Wanted(64, 2), folder.resolve("out"), () -> false))
                .hasMessageContaining("at most");
    }

    @Test
    void shouldSurviveFilesThatAreDamagedAtRandom() throws IOException {
        byte[][] originals = {
            Files.readAllBytes(mp4(64, 64, 10, 20)), Files.readAllBytes(png(64, 64, 0xFF00AA00)),
        };
        Random random = new Random(20261121);
        int trials = Integer.getInteger("reelmill.endurance.files", 8);
        for (int i = 0; i < trials; i++) {
            byte[] bytes = originals[i % originals.length].clone();
            for (int hits = 1 + random.nextInt(12); hits > 0; hits--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            Path file = Files.write(folder.resolve("damaged"), bytes);
            try {
                take(file);
            } catch (ProviderException e) {
                assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT);
            }
        }
    }

    private Normalised take(Path file) {
        return INTAKE.normalise(file, WANTED, folder.resolve("out"), () -> false);
    }

    private Path png(int width, int height, int argb) throws IOException {
        int[] samples = new int[width * height];
        Arrays.fill(samples, argb);
        Path file = folder.resolve("in.png");
        try (var image = new Pixels(width, height, samples).image()) {
            Files.write(file, io.github.humbleui.skija.EncoderPNG.encode(image).getBytes());
        }
        return file;
    }

    /** Frame n is a grey of 20 + 5n. */
    private Path mp4(int width, int height, double rate, int frames) {
        Path file = folder.resolve("in.mp4");
        int[] argb = new int[width * height];
        try (FootageWriter writer = FootageWriter.open(file, width, height, rate)) {
            for (int i = 0; i < frames; i++) {
                Arrays.fill(argb, 0xFF000000 | Math.min(255, 20 + 5 * i) * 0x010101);
                writer.write(argb);
            }
            writer.finish();
        }
        return file;
    }

    private static byte[] pngThatClaims(int width, int height) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(head)) {
            out.writeBytes("IHDR");
            out.writeInt(width);
            out.writeInt(height);
            out.write(new byte[] {8, 6, 0, 0, 0});
        }
        CRC32 crc = new CRC32();
        crc.update(head.toByteArray());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(file)) {
            out.write("\u0089PNG\r\n\u001a\n".getBytes(StandardCharsets.ISO_8859_1));
            out.writeInt(13);
            out.write(head.toByteArray());
            out.writeInt((int) crc.getValue());
            out.writeInt(10);
            out.writeBytes("IDAT");
            out.write(new byte[14]);
        }
        return file.toByteArray();
    }
}
