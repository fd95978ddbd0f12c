package io.reelmill.render.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.cards.CardStyle;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.render.source.Material;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverlayLayoutTest {

    private static final Canvas CANVAS = new Canvas(180, 320, 30);
    private static final Material MARK = new Material("", Material.Kind.IMAGE, "mark.png", null, 100, 50, 0, 0, true);

    @TempDir
    Path folder;

    private final OverlayLayout dressing = new OverlayLayout(CANVAS, 2);

    @ParameterizedTest
    @CsvSource({
        "bottom-left, 20, 304",
        "topLeft, 20, 15",
        "top right, 160, 15",
        "BOTTOM_RIGHT, 160, 304",
        "center, 90, 160",
        "bottom, 90, 304",
        "'', 160, 15",
        "somewhere, 160, 15"
    })
    void shouldPutTheWatermarkWhereItIsAskedFor(String position, int x, int y) throws Exception {
        BufferedImage frame = frame(mark("{\"position\":\"%s\",\"opacity\":1}".formatted(position)));

        assertThat(green(frame, x, y)).isGreaterThan(150);
        assertThat(green(frame, 180 - x, 319 - y) > 150).isEqualTo(position.equals("center"));
    }

    @ParameterizedTest
    @CsvSource({"1, 200", "0.5, 100", "50, 100", "'\"50%\"', 100", "0, 0", "null, 160", "'\"much\"', 160"})
    void shouldMakeTheWatermarkAsOpaqueAsAskedFor(String opacity, int green) throws Exception {
        BufferedImage frame = frame(mark("{\"opacity\":%s}".formatted(opacity)));

        assertThat((double) green(frame, 160, 15)).isCloseTo(green, within(16.0));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 90", "50, 90", "'\"50%\"', 90", "540, 90", "'\"540px\"', 90", "null, 32.4", "0, 3.6", "5000, 180"
    })
    void shouldMakeTheWatermarkAsWideAsAskedFor(String size, double width) throws Exception {
        assertThat(((Overlay.Image) mark("{\"size\":%s}".formatted(size))).width())
                .isCloseTo(width, within(0.1));
    }

    @Test
    void shouldKeepATallWatermarkInItsCorner() throws Exception {
        Material tall = new Material("", Material.Kind.IMAGE, "mark.png", null, 50, 500, 0, 0, true);

        var mark = (Overlay.Image) dressing.watermark(tall, new ObjectMapper().readTree("{\"size\":0.5}"));

        assertThat(mark.height()).isCloseTo(96, within(0.1));
        assertThat(mark.width()).isCloseTo(9.6, within(0.1));
    }

    @Test
    void shouldFillTheProgressBarInStylesOfGamesAlone() throws Exception {
        assertThat(dressing.progress(style("DEFAULT"))).isEmpty();
        CardStyle pixels = style("PIXEL_ART");

        BufferedImage frame = frame(dressing.progress(pixels).orElseThrow());

        int[] filled = channels(frame, 60, 319);
        int accent = pixels.accent();
        assertThat(filled[0]).isCloseTo(accent >> 16 & 255, within(40));
        assertThat(filled[1]).isCloseTo(accent >> 8 & 255, within(40));
        assertThat(green(frame, 120, 319)).isLessThan(60);
        assertThat(green(frame, 60, 300)).isLessThan(60);
    }

    @Test
    void shouldKeepTheWaveClearOfCaptionsInTheMiddle() {
        AudioTrack track = new AudioTrack(AudioTrack.Role.VOICE, "voice.wav", 0, 0, 0, 0);
        var over = (Overlay.Wave) dressing.wave(track, Captioned.BOTTOM, style("DEFAULT"));
        var under = (Overlay.Wave) dressing.wave(track, Captioned.MIDDLE, style("DEFAULT"));

        assertThat(over.y() + over.height()).isLessThan(320 * 0.68);
        assertThat(under.y()).isGreaterThan(320 * 0.65);
    }

    @Test
    void shouldKeepTheWaveClearOfPicturesThatFillTheFrame() {
        AudioTrack track = new AudioTrack(AudioTrack.Role.VOICE, "voice.wav", 0, 0, 0, 0);

        var wave = (Overlay.Wave) dressing.wave(track, Captioned.NOWHERE, style("DEFAULT"));

        assertThat(wave.y()).isGreaterThan(320 * 0.72);
        assertThat(wave.y() + wave.height()).isLessThan(320 * 0.92);
    }

    private Overlay mark(String wish) throws Exception {
        return dressing.watermark(MARK, new ObjectMapper().readTree(wish));
    }

    /** At half of the time, over a nearly black picture. */
    private BufferedImage frame(Overlay overlay) throws Exception {
        paint("mark.png", 100, 50, new Color(0, 200, 0));
        paint("dark.png", 180, 320, new Color(8, 0, 8));
        Layer layer = new Layer("dark.png", 0, 0, 180, 320, 1, null);
        Clip clip =
                new Clip("dark", 0, 2, 180, 320, List.of(layer), Camera.still(new View(0.5, 0.5, 1)), Transition.CUT);
        Timeline timeline = new Timeline(CANVAS, 2, List.of(clip), Captions.none(), List.of(), List.of(overlay));
        Path png = folder.resolve("frame.png");
        new FilmMaker().still(timeline, folder, 1, png);
        return ImageIO.read(png.toFile());
    }

    private void paint(String file, int width, int height, Color colour) throws Exception {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(colour);
        g.fillRect(0, 0, width, height);
        g.dispose();
        ImageIO.write(image, "png", folder.resolve(file).toFile());
    }

    private static int green(BufferedImage frame, int x, int y) {
        return channels(frame, x, y)[1];
    }

    private static int[] channels(BufferedImage frame, int x, int y) {
        int c = frame.getRGB(x, y);
        return new int[] {c >> 16 & 255, c >> 8 & 255, c & 255};
    }

    private static CardStyle style(String preset) {
        return CardStyle.of(new Look(preset, "lagoon", "", 180, 320, 1));
    }
}
