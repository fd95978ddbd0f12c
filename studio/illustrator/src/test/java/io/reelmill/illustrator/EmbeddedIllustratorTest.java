package io.reelmill.illustrator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Detail;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Layer;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmbeddedIllustratorTest {
    private final EmbeddedIllustrator illustrator = new EmbeddedIllustrator();

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"270,480", "480,270", "300,300", "288,360"})
    void shouldDrawAnOpaqueBackdropAndAHeroInTheUpperPartOfAnyFrame(int width, int height) throws IOException {
        Look look = look("DEFAULT", width, height);

        Picture picture = illustrator.draw(idea(Place.FIELD, Composition.LEFT), look, folder);

        assertThat(picture.stageWidth()).isBetween((int) (width * 1.15), (int) (width * 1.25));
        assertThat(picture.stageHeight()).isBetween((int) (height * 1.15), (int) (height * 1.25));
        BufferedImage backdrop = read(picture.layers().get(0));
        assertThat(backdrop.getColorModel().hasAlpha()).isFalse();
        assertThat(backdrop.getWidth()).isEqualTo(picture.stageWidth());
        assertThat(backdrop.getHeight()).isEqualTo(picture.stageHeight());
        Layer hero = layer(picture, "hero");
        assertThat(hero.y() + hero.height() / 2).isLessThan(picture.stageHeight() * 0.5);
        assertThat(hero.x()).isGreaterThan(0);
        assertThat(hero.x() + hero.width()).isLessThan(picture.stageWidth());
    }

    @ParameterizedTest
    @ValueSource(strings = {"DEFAULT", "FLAT_ANIMATION", "MODERN_NOIR_MINIMALISM", "PIXEL_ART", "INK"})
    void shouldDrawTheSameBytesOfTheSameIdea(String preset) throws IOException {
        Look look = look(preset, 180, 320);
        Idea idea = idea(Place.CITY, Composition.PODIUM);

        Picture first = illustrator.draw(idea, look, folder.resolve("a"));
        Picture second = illustrator.draw(idea, look, folder.resolve("b"));

        assertThat(first).isEqualTo(second);
        for (Layer layer : first.layers()) {
            assertThat(folder.resolve("a").resolve(layer.file()))
                    .hasSameBinaryContentAs(folder.resolve("b").resolve(layer.file()));
        }
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void shouldKeepTheLowerThirdCalmAndDarkEnoughForLightCaptions(Place place) throws IOException {
        Picture picture = illustrator.draw(idea(place, Composition.ORBIT), look("DEFAULT", 270, 480), folder);

        BufferedImage backdrop = read(picture.layers().get(0));
        double sum = 0;
        double squares = 0;
        int n = 0;
        for (int y = (int) (backdrop.getHeight() * 0.62); y < backdrop.getHeight() * 0.80; y++) {
            for (int x = backdrop.getWidth() / 6; x < backdrop.getWidth() * 5 / 6; x++) {
                int c = backdrop.getRGB(x, y);
                double luma = (0.2126 * (c >> 16 & 255) + 0.7152 * (c >> 8 & 255) + 0.0722 * (c & 255)) / 255;
                sum += luma;
                squares += luma * luma;
                n++;
            }
        }
        double mean = sum / n;
        assertThat(mean).isLessThan(0.55);
        assertThat(Math.sqrt(squares / n - mean * mean)).isLessThan(0.12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DEFAULT", "FLAT_ANIMATION", "INK", "CLAYMATION"})
    void shouldShowMoreInARicherLookAndChangeNothingElse(String preset) throws IOException {
        Idea idea = idea(Place.FIELD, Composition.LEFT);
        Look look = look(preset, 180, 320);

        List<String> plain = parts(illustrator.draw(idea, look.with(Detail.PLAIN), folder));
        List<String> full = parts(illustrator.draw(idea, look.with(Detail.FULL), folder));
        List<String> rich = parts(illustrator.draw(idea, look.with(Detail.RICH), folder));

        assertThat(plain).hasSizeLessThan(full.size()).doesNotContain("accents");
        assertThat(rich).containsAll(full).contains("near");
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void shouldShowMoreInARichPlace(Place place) throws IOException {
        Idea idea = idea(place, Composition.ORBIT);
        Look look = look("DEFAULT", 180, 320);

        int full = edges(read(illustrator.draw(idea, look, folder).layers().get(0)));
        int rich = edges(read(
                illustrator.draw(idea, look.with(Detail.RICH), folder).layers().get(0)));

        assertThat(rich).isGreaterThan(full + full / 20);
    }

    /** How many neighbours differ clearly in brightness. */
    private static int edges(BufferedImage image) {
        int found = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 1; x < image.getWidth(); x++) {
                int here = image.getRGB(x, y) >> 8 & 255;
                int before = image.getRGB(x - 1, y) >> 8 & 255;
                found += Math.abs(here - before) > 14 ? 1 : 0;
            }
        }
        return found;
    }

    @Test
    void shouldRefuseAnUnknownPresetByItsName() {
        Idea idea = idea(Place.SEA, Composition.PORTAL);

        assertThatThrownBy(() -> illustrator.draw(idea, look("SOMETHING_NEW", 180, 320), folder.resolve("a")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("SOMETHING_NEW");
    }

    @Test
    void shouldMoveTheCameraGentlyAndKeepItOnTheStage() throws IOException {
        for (long seed = 0; seed < 12; seed++) {
            Idea idea = new Idea(0, "rocket", List.of("earth"), "epic", "space", "left", "", 4, seed);

            Camera camera = illustrator
                    .draw(idea, look("FLAT_ANIMATION", 90, 160), folder)
                    .camera();

            assertThat(List.of(camera.from(), camera.to())).allSatisfy(view -> {
                assertThat(view.span()).isBetween(0.75, 0.98);
                assertThat(view.x()).isBetween(0.4, 0.6);
                assertThat(view.y()).isBetween(0.4, 0.6);
            });
            assertThat(camera.from()).isNotEqualTo(camera.to());
        }
    }

    private static List<String> parts(Picture picture) {
        return picture.layers().stream()
                .map(l -> l.file().replaceAll(".*-(\\w+)\\.png", "$1"))
                .toList();
    }

    private BufferedImage read(Layer layer) throws IOException {
        try (var in = Files.newInputStream(folder.resolve(layer.file()))) {
            return ImageIO.read(in);
        }
    }

    private static Layer layer(Picture picture, String part) {
        return picture.layers().stream()
                .filter(l -> l.file().contains(part))
                .findFirst()
                .orElseThrow();
    }

    private static Look look(String preset, int width, int height) {
        return new Look(preset, "", "", width, height, 11);
    }

    private static Idea idea(Place place, Composition composition) {
        return new Idea(
                3,
                "coffee",
                List.of("brain", "clock", "sun/f"),
                "neutral",
                place.word(),
                composition.word(),
                "",
                3,
                99);
    }
}
