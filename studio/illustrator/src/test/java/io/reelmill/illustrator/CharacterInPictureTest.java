package io.reelmill.illustrator;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.scene.CharacterPlace;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Layer;
import java.awt.Color;
import java.awt.Graphics2D;
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

class CharacterInPictureTest {

    private final EmbeddedIllustrator illustrator = new EmbeddedIllustrator();

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"DEFAULT", "INK", "PIXEL_ART", "MANGA_BW"})
    void shouldShowACharacterOnItsSideAndChangeNothingElse(String preset) throws IOException {
        Look look = new Look(preset, "", "", 180, 320, 3);
        Path red = figure("red.png", Color.RED);
        Path white = figure("white.png", Color.WHITE);

        Picture one = illustrator.draw(idea(5).with(character(Pose.STANDING, red)), look, folder.resolve("a"));
        Picture other = illustrator.draw(idea(5).with(character(Pose.STANDING, white)), look, folder.resolve("b"));

        CharacterPlace place = CharacterPlace.in(idea(5).with(character(Pose.STANDING, red)), look)
                .orElseThrow();
        for (Layer layer : one.layers()) {
            Path before = folder.resolve("a").resolve(layer.file());
            Path after = folder.resolve("b").resolve(layer.file());
            if (layer.file().contains("character")) {
                assertThat(Files.readAllBytes(before)).isNotEqualTo(Files.readAllBytes(after));
                double middle = (layer.x() + layer.width() / 2) / one.stageWidth();
                assertThat(middle > 0.5).isEqualTo(place.side() > 0);
                assertThat(layer.height()).isBetween(one.stageHeight() * 0.25, one.stageHeight() * 0.5);
            } else {
                assertThat(before).hasSameBinaryContentAs(after);
            }
        }
        assertThat(other.layers().get(other.layers().size() - 1).file())
                .as("nothing hides it")
                .contains("character");
    }

    @Test
    void shouldMakeRoomForACharacterBesideTheHero() throws IOException {
        Look look = new Look("DEFAULT", "", "", 180, 320, 3);
        for (long seed : new long[] {0, 32}) {
            DepictedCharacter character = character(Pose.STANDING, figure("figure.png", Color.RED));
            Picture picture = illustrator.draw(idea(seed).with(character), look, folder.resolve("s" + seed));

            Layer hero = layer(picture, "hero");
            Layer shown = layer(picture, "character");
            boolean right = shown.x() > hero.x();
            assertThat(right).isEqualTo(seed == 32);
            double heroMiddle = hero.x() + hero.width() / 2;
            double characterMiddle = shown.x() + shown.width() / 2;
            assertThat(Math.abs(heroMiddle - characterMiddle)).isGreaterThan(picture.stageWidth() * 0.25);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "180, 320, TOP,    0.10, 0.30", "180, 320, MIDDLE, 0.40, 0.60", "180, 320, BOTTOM, 0.64, 0.84",
        "320, 180, TOP,    0.08, 0.34", "320, 180, MIDDLE, 0.36, 0.64", "320, 180, BOTTOM, 0.66, 0.92",
        "240, 240, TOP,    0.08, 0.32", "240, 240, MIDDLE, 0.38, 0.62", "240, 240, BOTTOM, 0.66, 0.90",
    })
    void shouldKeepFacesOffTheCaptionsAndInsideTheFrame(
            int width, int height, Captioned where, double top, double bottom) {
        Look look = new Look("DEFAULT", "", "", width, height, 3).with(where);
        for (Pose pose : Pose.values()) {
            for (int[] size : new int[][] {{100, 300}, {100, 100}, {300, 200}}) {
                DepictedCharacter character =
                        new DepictedCharacter("B", "b", pose, "f", size[0], size[1], "p", top, bottom);
                CharacterPlace place =
                        CharacterPlace.in(idea(0).with(character), look).orElseThrow();
                double head = place.foot() - place.height();
                double chin = head + place.height() * (pose == Pose.STANDING ? 0.3 : 0.7);
                assertThat(head >= bottom || chin <= top)
                        .as("%s %s", pose, place)
                        .isTrue();
                assertThat(head).isGreaterThan(0.03);
                assertThat(place.height()).isGreaterThan(0.1);
                assertThat(place.x() - place.width() / 2).isGreaterThan(0.05);
                assertThat(place.x() + place.width() / 2).isLessThan(0.95);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Pose.class)
    void shouldDrawTheSameBytesOfTheSameCharacter(Pose pose) throws IOException {
        Look look = new Look("CLAYMATION", "", "", 90, 160, 3);
        Idea idea = idea(9).with(character(pose, figure("figure.png", Color.ORANGE)));

        Picture first = illustrator.draw(idea, look, folder.resolve("a"));
        illustrator.draw(idea, look, folder.resolve("b"));

        String file = layer(first, "character").file();
        assertThat(folder.resolve("a").resolve(file))
                .hasSameBinaryContentAs(folder.resolve("b").resolve(file));
    }

    @Test
    void shouldNotDrawACharacterASecondTimeAsAThing() throws IOException {
        DepictedCharacter robot = new DepictedCharacter(
                "Bolt", "A friendly robot who talks of ships", Pose.STANDING, "f", 1, 1, "p", 1, 1);
        Idea idea = new Idea(0, "robot", List.of("ship", "heart/f"), "calm", "field", "left", "", 3, 1);

        Idea received = illustrator.receive(idea, robot);

        assertThat(received.hero()).isEqualTo("ship");
        assertThat(received.motifs()).containsExactly("heart/f");
        assertThat(received.character()).isEqualTo(robot);
        Idea alone = new Idea(0, "robot", List.of(), "calm", "field", "left", "", 3, 1);
        assertThat(illustrator.receive(alone, robot).hero()).isNotEqualTo("robot");
        assertThat(illustrator.receive(idea, null)).isEqualTo(idea);
    }

    private static Idea idea(long seed) {
        return new Idea(0, "tree", List.of("sun/f"), "calm", "field", "portal", "", 3, seed);
    }

    private static DepictedCharacter character(Pose pose, Path figure) {
        return new DepictedCharacter("Bolt", "A robot", pose, figure.toString(), 80, 160, "portrait.jpg", 0.66, 0.84);
    }

    private Path figure(String name, Color colour) throws IOException {
        BufferedImage image = new BufferedImage(80, 160, BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = image.createGraphics();
        pen.setColor(colour);
        pen.fillRoundRect(5, 0, 70, 160, 40, 40);
        pen.dispose();
        Path file = folder.resolve(name);
        ImageIO.write(image, "png", file.toFile());
        return file;
    }

    private static Layer layer(Picture picture, String part) {
        return picture.layers().stream()
                .filter(l -> l.file().contains(part))
                .findFirst()
                .orElseThrow();
    }
}
