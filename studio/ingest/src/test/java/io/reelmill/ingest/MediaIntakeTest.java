package io.reelmill.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.ingest.child.Film;
import io.reelmill.ingest.look.Thumbnail;
import io.reelmill.ingest.look.Thumbnails;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MediaIntakeTest {

    private static final int RED = 0xffff0000;
    private static final int GREEN = 0xff00ff00;
    private static final int BLUE = 0xff0000ff;
    private static final NormalisationRequest PORTRAIT = new NormalisationRequest(1080, 1920);

    @TempDir
    static Path work;

    @TempDir
    Path folder;

    private static MediaIntake intake;

    @BeforeAll
    static void open() {
        // one process for all these files: what is tested here is the copy
        intake = new MediaIntake(
                new MediaLimits(Duration.ofSeconds(30), 4, Duration.ofMinutes(2), 1024, 1L << 30, 100), work);
    }

    @AfterAll
    static void close() {
        intake.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "bmp", "gif"})
    void shouldMakeAPngOfAnyImage(String format) throws IOException {
        Normalised image = normalise(Samples.flag(64, 32, format));

        assertThat(image.kind()).isEqualTo(Kind.IMAGE);
        assertThat(image.alpha()).isFalse();
        assertThat(image.animated()).isFalse();
        assertThat(image.sound()).isNull();
        assertCorners(image, 64, 32, RED, GREEN, BLUE, BLUE);
    }

    @Test
    void shouldStandAPhotographUpright() throws IOException {
        // as cameras store what was held upright: to be turned clockwise
        Normalised image = normalise(Samples.turned(Samples.flag(64, 32, "jpg"), 6));

        assertCorners(image, 32, 64, BLUE, RED, BLUE, GREEN);
        assertThat(intake.inspect(folder.resolve("raw")).width()).isEqualTo(32);
    }

    @Test
    void shouldTakeAPhotographThatHasAFilmBehindIt() throws IOException {
        byte[] jpeg = Samples.flag(64, 32, "jpg");

        Normalised image = normalise(Arrays.copyOf(jpeg, jpeg.length + 300_000));

        assertCorners(image, 64, 32, RED, GREEN, BLUE, BLUE);
    }

    @Test
    void shouldStandATurnedPngUpright() throws IOException {
        Normalised image = normalise(Samples.turnedPng(Samples.flag(64, 32, "png"), 3));

        assertCorners(image, 64, 32, BLUE, BLUE, GREEN, RED);
    }

    @Test
    void shouldKeepWhatIsTransparent() throws IOException {
        Normalised image = normalise(Samples.webp());

        assertThat(image.alpha()).isTrue();
        BufferedImage picture = ImageIO.read(image.picture().toFile());
        assertThat(picture.getRGB(1, 4)).isEqualTo(BLUE);
        assertThat(picture.getRGB(6, 4) >>> 24).isZero();
    }

    @Test
    void shouldBringAnOverlargeImageDownWithoutDarkeningTheEdgeOfWhatIsTransparent() throws IOException {
        BufferedImage large = new BufferedImage(6000, 60, BufferedImage.TYPE_INT_ARGB);
        for (int x = 0; x < 3001; x++) {
            for (int y = 0; y < 60; y++) {
                large.setRGB(x, y, 0xffffffff);
            }
        }

        Normalised image = normalise(Samples.image(large, "png"));

        BufferedImage picture = ImageIO.read(image.picture().toFile());
        assertThat(picture.getWidth()).isEqualTo(4096).isEqualTo(image.width());
        assertThat(picture.getHeight()).isEqualTo(41);
        int edge = 3001 * 4096 / 6000;
        for (int x = edge - 3; x <= edge + 3; x++) {
            int p = picture.getRGB(x, 20);
            assertThat((p >>> 24) < 16 || (p & 255) > 240)
                    .as("sample %08x at %d", p, x)
                    .isTrue();
        }
    }

    @Test
    void shouldMakeAFilmOfAnAnimationInWhichEachPictureKeepsItsTime() throws IOException {
        Color[] colours = {Color.RED, Color.GREEN, Color.BLUE};
        Normalised film = normalise(Samples.gif(48, 32, colours, new int[] {20, 100, 40}));

        assertThat(film.kind()).isEqualTo(Kind.VIDEO);
        assertThat(film.animated()).isTrue();
        assertThat(film.seconds()).isCloseTo(1.6, within(0.11));
        // sixteen looks, one in the middle of each tenth of a second, at the key frame before it
        List<Thumbnail> looks = Thumbnails.of(film.picture(), 48, 16);
        assertNear(looks.get(0).argb()[0], RED);
        assertNear(looks.get(6).argb()[0], GREEN);
        assertNear(looks.get(11).argb()[0], GREEN);
        assertNear(looks.get(15).argb()[0], BLUE);
    }

    @Test
    void shouldPlayAnAnimatedWebp() throws IOException {
        Normalised film = normalise(Samples.animatedWebp());

        assertThat(film.kind()).isEqualTo(Kind.VIDEO);
        assertThat(film.animated()).isTrue();
        assertThat(film.seconds()).isCloseTo(0.4, within(0.01));
        assertThat(film.frameRate()).isEqualTo(10);
        assertNear(Thumbnails.of(film.picture(), 16, 1).get(0).argb()[0], RED);
    }

    @Test
    void shouldBringAVideoToTheSizeThatCoversTheFrameAndItsSoundToAWav() throws IOException {
        Normalised film = normalise(Samples.avi(320, 240), new NormalisationRequest(160, 160));

        assertThat(film.kind()).isEqualTo(Kind.VIDEO);
        assertThat(film.frameRate()).isEqualTo(20);
        assertThat(film.seconds()).isCloseTo(1, within(0.06));
        assertThat(film.width()).isEqualTo(214);
        assertThat(film.height()).isEqualTo(160);
        Thumbnail look = Thumbnails.of(film.picture(), 320, 1).get(0);
        assertNear(look.argb()[10 * look.width() + 10], RED);
        assertNear(look.argb()[10 * look.width() + 200], GREEN);
        assertNear(look.argb()[150 * look.width() + 100], BLUE);
        byte[] wav = Files.readAllBytes(film.sound());
        assertThat(wav.length).isCloseTo(44 + 48_000 * 4, within(8_000));
        assertThat(new String(wav, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("RIFF");
    }

    @Test
    void shouldMakeAVideoThatIsShownWholeNoLargerThanTheFrameNeeds() throws IOException {
        Normalised film = normalise(Samples.avi(640, 360), new NormalisationRequest(180, 320));

        assertThat(film.width()).isEqualTo(480);
        assertThat(film.height()).isEqualTo(270);
    }

    @Test
    void shouldStandATurnedVideoUprightAndKeepEveryFrame() throws IOException {
        Path raw = Film.turned(Film.write(folder.resolve("raw"), 96, 64, 30, 45));

        MediaFacts found = intake.inspect(raw);
        Normalised film = intake.normalise(raw, PORTRAIT, folder, () -> false);

        assertThat(found.width()).isEqualTo(64);
        assertThat(found.copyable()).isFalse();
        assertThat(film.width()).isEqualTo(64);
        assertThat(film.height()).isEqualTo(96);
        assertThat(film.seconds()).isEqualTo(1.5);
        assertThat(film.sound()).isNull();
        // what was above is to the right after a quarter turn clockwise
        Thumbnail look = Thumbnails.of(film.picture(), 96, 1).get(0);
        assertThat(look.argb()[48 * 64 + 8] & 255).isLessThan(20);
        assertThat(look.argb()[48 * 64 + 56] & 255).isGreaterThan(60);
    }

    @Test
    void shouldTellAVideoThatIsFitAsItStands() {
        Path raw = Film.write(folder.resolve("raw"), 96, 64, 30, 30);

        assertThat(intake.inspect(raw))
                .isEqualTo(new MediaFacts(Kind.VIDEO, "mp4", "h264", 96, 64, 1, 30, false, false, true));
    }

    @Test
    void shouldBringSoundToTheHouseRate() throws IOException {
        Normalised sound = normalise(Samples.wav(8_000, 0.5));

        assertThat(sound.kind()).isEqualTo(Kind.AUDIO);
        assertThat(sound.picture()).isNull();
        assertThat(sound.seconds()).isCloseTo(0.5, within(0.01));
        assertThat(Files.size(sound.sound())).isCloseTo(44 + 24_000 * 4, within(1_000L));
    }

    @Test
    void shouldTellAVideoThatIsCutOff() throws IOException {
        byte[] whole = Files.readAllBytes(Film.write(folder.resolve("whole"), 96, 64, 30, 60));

        assertRefused(Arrays.copyOf(whole, whole.length / 2), "is cut off");
        assertRefused(Arrays.copyOf(whole, whole.length - 20), "is cut off");
    }

    @Test
    void shouldTellAVideoWithoutPictures() {
        Path raw = Film.write(folder.resolve("raw"), 96, 64, 30, 0);

        assertThatThrownBy(() -> intake.normalise(raw, PORTRAIT, folder, () -> false))
                .isInstanceOf(MediaException.class)
                .hasMessageContaining("has no pictures");
    }

    @Test
    void shouldTellAPictureThatIsFarTooLarge() throws IOException {
        assertRefused(Samples.pngHead(20_000, 20_000), "is a picture of 20000 x 20000 pixels; at most 8192 x 8192");
        byte[] bomb = Samples.gif(8, 8, new Color[] {Color.RED, Color.BLUE}, new int[] {1, 1});
        Arrays.fill(bomb, 6, 10, (byte) 0xff);
        assertRefused(bomb, "is a picture of 65535 x 65535 pixels");
    }

    @Test
    void shouldTellAPictureThatIsCutOff() throws IOException {
        byte[] png = Samples.flag(200, 200, "png");
        byte[] jpeg = Samples.flag(200, 200, "jpg");

        assertRefused(Arrays.copyOf(png, png.length / 2), "is cut off");
        assertRefused(Arrays.copyOf(jpeg, jpeg.length / 2), "is cut off");
        assertRefused(Samples.pngHead(10, 10), "is damaged");
    }

    @Test
    void shouldTellWhatIsTooLong() throws IOException {
        NormalisationRequest brief = new NormalisationRequest(1080, 1920, 0.8);
        assertThatThrownBy(() -> normalise(Samples.wav(8_000, 1), brief)).hasMessage("is longer than 1 s");
        assertThatThrownBy(() -> normalise(Samples.avi(64, 48), brief)).hasMessage("is longer than 1 s");
    }

    @Test
    void shouldHaveAProcessWaitingOnceWarm() throws IOException {
        try (MediaIntake warm = new MediaIntake(MediaLimits.USUAL, work)) {
            warm.warm();
            Path raw = Files.write(folder.resolve("raw"), Samples.flag(8, 8, "png"));
            for (int i = 0; i < 3; i++) {
                assertThat(warm.normalise(raw, PORTRAIT, folder, () -> false).width())
                        .isEqualTo(8);
            }
        }
    }

    @Test
    void shouldStopWhenNobodyWaits() throws IOException {
        Path raw = Files.write(folder.resolve("raw"), Samples.wav(8_000, 1));

        assertThatThrownBy(() -> intake.normalise(raw, PORTRAIT, folder, () -> true))
                .isInstanceOf(CancellationException.class);
        assertThat(folder.resolve("sound.wav")).doesNotExist();
    }

    private void assertRefused(byte[] content, String said) {
        assertThatThrownBy(() -> normalise(content))
                .isInstanceOf(MediaException.class)
                .hasMessageContaining(said);
    }

    private Normalised normalise(byte[] content) throws IOException {
        return normalise(content, PORTRAIT);
    }

    private Normalised normalise(byte[] content, NormalisationRequest wanted) throws IOException {
        Path raw = Files.write(folder.resolve("raw"), content);
        return intake.normalise(raw, wanted, folder, () -> false);
    }

    private static void assertCorners(
            Normalised image, int width, int height, int leftTop, int rightTop, int leftBottom, int rightBottom)
            throws IOException {
        BufferedImage picture = ImageIO.read(image.picture().toFile());
        assertThat(picture.getWidth()).isEqualTo(width).isEqualTo(image.width());
        assertThat(picture.getHeight()).isEqualTo(height).isEqualTo(image.height());
        assertNear(picture.getRGB(4, 4), leftTop);
        assertNear(picture.getRGB(width - 5, 4), rightTop);
        assertNear(picture.getRGB(4, height - 5), leftBottom);
        assertNear(picture.getRGB(width - 5, height - 5), rightBottom);
    }

    private static void assertNear(int seen, int wanted) {
        for (int shift = 0; shift < 24; shift += 8) {
            assertThat(seen >> shift & 255)
                    .as("%08x for %08x", seen, wanted)
                    .isCloseTo(wanted >> shift & 255, within(14));
        }
    }
}
