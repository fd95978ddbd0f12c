package io.reelmill.render.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.figures.cutout.ColourMatteRemover;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.restyle.PaintedRestyler;
import io.reelmill.media.FolderStore;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.render.CharacterFixture;
import io.reelmill.render.source.CharacterStage;
import io.reelmill.render.stage.StageContext;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CharacterImageStageTest {

    @TempDir
    Path project;

    private final List<String> warnings = new ArrayList<>();
    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(project.resolve("character-1"));
    }

    @Test
    void shouldCutOutWhoStandsBeforeAPlainWall() throws IOException {
        CharacterImageStage.Made made = made("MANGA_BW", figure(true));

        assertThat(made.pose()).isEqualTo(Pose.STANDING);
        assertThat(warnings).isEmpty();
        Pixels figure = Pixels.read(folder.resolve(made.figure()));
        assertThat(figure.width()).isEqualTo(made.width());
        assertThat(figure.argb()[0] >>> 24).as("the wall is gone").isZero();
        int middle = figure.argb()[figure.height() / 2 * figure.width() + figure.width() / 2];
        assertThat(Math.abs((middle >> 16 & 255) - (middle & 255)))
                .as("drawn without colour")
                .isLessThan(12);
        assertThat(Files.size(folder.resolve(made.portrait()))).isPositive();
    }

    @Test
    void shouldShowInAFrameAndSaySoWhenNobodyStandsOut() throws IOException {
        CharacterImageStage.Made made = made("DEFAULT", figure(false));

        assertThat(made.pose()).isEqualTo(Pose.FRAMED);
        assertThat(made.width() / (double) made.height()).isBetween(0.78, 0.82);
        assertThat(warnings).singleElement().asString().startsWith("characterIds (Bolt) does not stand out");
    }

    @Test
    void shouldNameACharacterThatWasDeletedMeanwhile() throws IOException {
        CharacterStage stage = new CharacterStage(new FolderStore(project.resolve("media")), null);

        assertThatThrownBy(() -> stage.run(new CharacterStage.Order("Bolt", "characters/gone.png"), folder, context()))
                .isInstanceOf(ProviderException.class)
                .hasMessageStartingWith("characterIds (Bolt) is a character that was deleted");
    }

    private CharacterImageStage.Made made(String preset, BufferedImage image) throws IOException {
        ImageIO.write(image, "png", project.resolve("image.png").toFile());
        return new CharacterImageStage(new ColourMatteRemover(), new PaintedRestyler(), project)
                .run(
                        new CharacterImageStage.Order("characterIds (Bolt)", "image.png", preset, 180, 320),
                        folder,
                        context());
    }

    /** Somebody, or noise in the same colours. */
    private static BufferedImage figure(boolean plain) {
        BufferedImage image = CharacterFixture.drawn();
        if (!plain) {
            Random random = new Random(1);
            int[] colours = {0xDDE6EE, 0xE06A28, 0x2848A0, 0x40A060, 0x202020};
            for (int i = 0; i < 160 * 200; i++) {
                image.setRGB(i % 160, i / 160, colours[random.nextInt(colours.length)]);
            }
        }
        return image;
    }

    private StageContext context() {
        return new StageContext() {
            @Override
            public void progress(double share) {}

            @Override
            public void warn(String message) {
                warnings.add(message);
            }

            @Override
            public boolean stopped() {
                return false;
            }
        };
    }
}
