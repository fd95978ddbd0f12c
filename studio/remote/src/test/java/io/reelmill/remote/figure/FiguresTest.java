package io.reelmill.remote.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.AvatarOrder;
import io.reelmill.providers.figure.MotionOrder;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.remote.Pictures;
import io.reelmill.remote.Tones;
import io.reelmill.remote.media.Sound;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.Part;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresTest {

    private static MediaIntake intake;

    @TempDir
    Path folder;

    /** What the model was given, read while it was there. */
    private final List<Given> given = new ArrayList<>();

    private record Given(MediaOrder order, double videoSeconds, int videoHeight, Sound sound, BufferedImage image) {}

    @BeforeAll
    static void open() {
        intake = new MediaIntake();
    }

    @AfterAll
    static void close() {
        intake.close();
    }

    @Test
    void shouldHaveALongVideoPerformedInEqualStretchesThatFollowEachOther() throws IOException {
        Path source = Files.write(folder.resolve("dance.mp4"), Pictures.mp4(folder, 160, 90, 50));
        Path character = Files.write(folder.resolve("character.png"), Pictures.png(64, 64));
        Path mp4 = folder.resolve("motion.mp4");

        new ModelMotion(model(Pictures.mp4(folder, 120, 80, 25)), intake, 3)
                .transfer(new MotionOrder(character, source, 180, 320, 15), mp4, () -> false);

        assertThat(given).hasSize(2);
        assertThat(given).allSatisfy(g -> {
            assertThat(g.videoSeconds()).isCloseTo(2.5, within(0.11));
            assertThat(g.videoHeight()).as("not enlarged").isEqualTo(90);
            assertThat(g.image().getWidth()).isEqualTo(64);
        });
        try (FootageReader reader = FootageReader.open(mp4)) {
            assertThat(reader.width()).isEqualTo(180);
            assertThat(reader.height()).isEqualTo(320);
            assertThat(reader.seconds()).isCloseTo(5, within(0.1));
            assertThat(brightness(reader, 2.2))
                    .as("the first answer nears its end")
                    .isGreaterThan(180);
            assertThat(brightness(reader, 2.7)).as("the second one begins").isLessThan(60);
        }
        assertThat(folder.resolve("motion.mp4.sittings")).doesNotExist();
    }

    @Test
    void shouldRefuseAnAnswerThatEndsTooEarlyAndAVideoThatTakesTooMany() throws IOException {
        Path source = Files.write(folder.resolve("dance.mp4"), Pictures.mp4(folder, 64, 64, 45));
        Path character = Files.write(folder.resolve("character.png"), Pictures.png(64, 64));
        var brief = new ModelMotion(model(Pictures.mp4(folder, 64, 64, 20)), intake, 10);
        var order = new MotionOrder(character, source, 64, 64, 10);
        assertThatThrownBy(() -> brief.transfer(order, folder.resolve("m.mp4"), () -> false))
                .hasMessage("dancer answered with a video that ends too early")
                .extracting("category")
                .isEqualTo(Category.INTERNAL);

        var tiny = new ModelMotion(model(new byte[0]), intake, 0.2);
        assertThatThrownBy(() -> tiny.transfer(order, folder.resolve("m.mp4"), () -> false))
                .hasMessage("this would take dancer more than 20 videos");
        assertThat(given).as("nothing was ordered for the second").hasSize(1);
    }

    @Test
    void shouldCutSpeechWhereItRestsAndFillUpWithSilence() throws IOException {
        // Speech from 0 to 2 and from 2.6 to 4 seconds.
        Sound first = Sound.ofPcm(Tones.pcm(16_000, 0, 2, 0.6), 16_000);
        Sound whole = first.then(Sound.ofPcm(Tones.pcm(16_000, 0, 1.4, 0), 16_000));
        Path voice = folder.resolve("voice.wav");
        WavWriter.write(voice, new WavFormat(16_000, 1, WavFormat.Encoding.PCM_16), whole.samples());
        Path face = Files.write(folder.resolve("face.png"), transparent());
        Path mp4 = folder.resolve("avatar.mp4");

        new ModelAvatar(model(Pictures.mp4(folder, 96, 96, 32)), intake, 3)
                .animate(new AvatarOrder(face, voice, 5, 15, "cheap", 0x2040FF), mp4, () -> false);

        assertThat(given).hasSize(2);
        double cut = given.get(0).sound().seconds();
        assertThat(cut).as("in the rest").isBetween(2.05, 2.6);
        assertThat(given.get(1).sound().seconds()).isCloseTo(5 - cut, within(0.01));
        assertThat(given.get(1).sound().part(5 - cut - 0.9, 0.8).isSilent()).isTrue();
        assertThat(given.get(0).image().getRGB(1, 1) & 0xFF).as("the backdrop").isGreaterThan(220);
        try (FootageReader reader = FootageReader.open(mp4)) {
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(5);
            assertThat(reader.width() / (double) reader.height())
                    .as("the image's shape")
                    .isCloseTo(2, within(0.05));
        }
    }

    @Test
    void shouldGiveAStillInTheShapeOfItsClipWithWords() throws IOException {
        Path still = Files.write(folder.resolve("still.png"), Pictures.png(400, 200));
        Path mp4 = folder.resolve("alive.mp4");

        new ModelStills(model(Pictures.mp4(folder, 96, 160, 30)), intake)
                .animate(
                        new StillOrder(still, "The harbour wakes.", 180, 320, 0.5, 0.5, 4, 15, "pro", 1),
                        mp4,
                        () -> false);

        BufferedImage seen = given.get(0).image();
        assertThat(seen.getWidth() / (double) seen.getHeight()).isCloseTo(180 / 320.0, within(0.02));
        assertThat(given.get(0).order().prompt()).contains("\"The harbour wakes.\"", "no text");
        try (FootageReader reader = FootageReader.open(mp4)) {
            assertThat(reader.seconds()).as("longer than the model made it").isGreaterThanOrEqualTo(4);
            assertThat(reader.height()).isEqualTo(320);
        }
        assertThat(folder.resolve("alive.mp4.still.jpg")).doesNotExist();
    }

    @Test
    void shouldShowATransparentStillWholeOverABackdropOfItsOwn() throws IOException {
        Path still = Files.write(folder.resolve("figure.png"), transparent());
        new ModelStills(model(Pictures.mp4(folder, 90, 160, 30)), intake)
                .animate(
                        new StillOrder(still, "", 180, 320, 0.5, 0.5, 2, 15, "pro", 1),
                        folder.resolve("alive.mp4"),
                        () -> false);
        BufferedImage seen = given.get(0).image();
        assertThat(seen.getHeight()).isEqualTo(320);
        assertThat(seen.getRGB(90, 160) & 0xFF0000).as("the red figure").isGreaterThan(0xB00000);
        assertThat(given.get(0).order().prompt()).doesNotContain("these words");
    }

    private static int brightness(FootageReader reader, double at) {
        return reader.frame(at).argb()[180 * 160 + 90] & 255;
    }

    /** A red bar on nothing, twice as wide as high. */
    private static byte[] transparent() throws IOException {
        BufferedImage image = new BufferedImage(200, 100, BufferedImage.TYPE_INT_ARGB);
        for (int y = 20; y < 80; y++) {
            for (int x = 60; x < 140; x++) {
                image.setRGB(x, y, 0xFFE02020);
            }
        }
        var out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    private MediaModel model(byte[] answer) {
        return new MediaModel() {
            @Override
            public String name() {
                return "dancer";
            }

            @Override
            public void make(MediaOrder order, Path raw, BooleanSupplier stopped) {
                try {
                    given.add(seen(order));
                    Files.write(raw, answer);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }

    private static Given seen(MediaOrder order) throws IOException {
        double seconds = 0;
        int height = 0;
        if (order.files().containsKey(Part.VIDEO)) {
            try (FootageReader video = FootageReader.open(order.files().get(Part.VIDEO))) {
                seconds = video.seconds();
                height = video.height();
            }
        }
        Path sound = order.files().get(Part.SOUND);
        return new Given(
                order,
                seconds,
                height,
                sound == null ? null : SpeechImporter.read(sound),
                ImageIO.read(order.files().get(Part.IMAGE).toFile()));
    }
}
