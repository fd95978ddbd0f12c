package io.reelmill.remote.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Picture;
import io.reelmill.remote.Orders;
import io.reelmill.remote.Pictures;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PromptedTest {

    private static MediaIntake intake;

    @TempDir
    Path folder;

    private final List<MediaOrder> orders = new ArrayList<>();

    @BeforeAll
    static void open() {
        intake = new MediaIntake();
    }

    @AfterAll
    static void close() {
        intake.close();
    }

    @Test
    void shouldTellTheModelWhatTheClientWantsToSeeAndPutThePictureIntoTheFrame() {
        var illustrator = new PromptedIllustrator(model(Pictures.png(128, 128)), Orders.planner(), intake);
        Idea idea = illustrator
                .plan("the sea", List.of(Orders.shot(0, "Light travels far.", "a red lighthouse")), Orders.LOOK)
                .get(0);

        Picture picture = illustrator.draw(idea, Orders.LOOK, folder);

        assertThat(orders).hasSize(1);
        assertThat(orders.get(0).prompt())
                .startsWith("a red lighthouse. Mood: calm.")
                .contains("Style: creative.", "Art direction: warm light.", "No text");
        assertThat(folder.resolve(picture.layers().get(0).file())).exists();
        assertThat(picture.stageWidth()).isGreaterThan(180);
        assertThat(picture.layers().get(0).width())
                .as("covers the stage")
                .isGreaterThanOrEqualTo(picture.stageHeight());
        assertThat(folder.resolve("shot-000.raw")).doesNotExist();
    }

    @Test
    void shouldTellTheWordsAndTheTopicWhereTheClientWishesNothing() {
        var illustrator = new PromptedIllustrator(model(new byte[0]), Orders.planner(), intake);
        Idea idea = illustrator
                .plan("the sea", List.of(Orders.shot(0, "Light travels far.", "")), Orders.LOOK)
                .get(0);
        assertThat(idea.prompt()).contains("\"Light travels far.\"", "a video on: the sea");
        assertThat(idea.hero()).as("for the illustrator behind it").isEqualTo("lighthouse");
    }

    @Test
    void shouldBringAClipIntoTheFrameAsLongAsItIsNeeded() {
        Path mp4 = folder.resolve("clip.mp4");

        new PromptedClips(model(Pictures.mp4(folder, 64, 48, 10)), intake)
                .make(Orders.clip(0, "waves"), mp4, () -> false);

        try (FootageReader reader = FootageReader.open(mp4)) {
            assertThat(reader.width()).isEqualTo(180);
            assertThat(reader.height()).isEqualTo(320);
            assertThat(reader.frameRate()).isEqualTo(15);
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(2);
            int middle = 180 * 160 + 90;
            int there = reader.frame(1.1).argb()[middle] & 255;
            assertThat(reader.frame(0).argb()[middle] & 255).isLessThan(there);
            assertThat(reader.frame(1.9).argb()[middle] & 255)
                    .as("on its way back")
                    .isLessThan(there);
        }
        assertThat(folder.resolve("clip.mp4.raw.taken")).doesNotExist();
    }

    @Test
    void shouldRefuseWhatIsNoPictureAndLookAtItInTheIsolatedProcessOnly() {
        var page = new PromptedIllustrator(
                model("<html>busy</html>".getBytes(StandardCharsets.UTF_8)), Orders.planner(), intake);
        assertThatThrownBy(() -> page.draw(Orders.idea(0), Orders.LOOK, folder))
                .hasMessageStartingWith("painter answered with a picture that ")
                .extracting("category")
                .isEqualTo(Category.INTERNAL);

        var film = new PromptedIllustrator(model(Pictures.mp4(folder, 64, 48, 3)), Orders.planner(), intake);
        assertThatThrownBy(() -> film.draw(Orders.idea(1), Orders.LOOK, folder))
                .hasMessage("painter answered with something else than a picture");
    }

    @Test
    void shouldTellOfTheCharacterAndShowItsImageToAModelThatTakesOne() {
        var character = new DepictedCharacter(
                "Bolt",
                "A robot with a red heart",
                DepictedCharacter.Pose.STANDING,
                "figure.png",
                1,
                1,
                "bolt.jpg",
                1,
                1);
        Idea idea = Orders.idea(0).with(character);

        new PromptedIllustrator(model(Pictures.png(64, 64)), Orders.planner(), intake).draw(idea, Orders.LOOK, folder);
        var seeing = model(Pictures.png(64, 64), true);
        new PromptedIllustrator(seeing, Orders.planner(), intake).draw(idea, Orders.LOOK, folder);
        new PromptedIllustrator(seeing, Orders.planner(), intake).draw(Orders.idea(1), Orders.LOOK, folder);

        assertThat(orders.get(0).prompt()).contains("In the scene is Bolt: A robot with a red heart.");
        assertThat(orders.get(0).files()).isEmpty();
        assertThat(orders.get(1).prompt()).contains("Bolt", "just as in the reference image");
        assertThat(orders.get(1).files()).containsExactly(Map.entry(Part.IMAGE, Path.of("bolt.jpg")));
        assertThat(orders.get(2).prompt()).doesNotContain("Bolt");
        assertThat(orders.get(2).files()).isEmpty();
    }

    @Test
    void shouldPutTheImageIntoTheFieldOrTheListThatTheModelHas() throws IOException {
        Path image = Files.write(folder.resolve("bolt.jpg"), new byte[] {1, 2});
        MediaOrder order = new MediaOrder("a robot", 64, 64, Map.of(Part.IMAGE, image));
        FileDepot none = (file, type) -> "";
        ObjectNode one = JsonNodeFactory.instance.objectNode();
        ObjectNode several = JsonNodeFactory.instance.objectNode();

        new ModelFiles(none, Map.of(Part.IMAGE, "image_url")).tell(one, order);
        new ModelFiles(none, Map.of(Part.IMAGE, "image_urls[]")).tell(several, order);

        assertThat(one).hasToString("{\"image_url\":\"data:image/jpeg;base64,AQI=\"}");
        assertThat(several).hasToString("{\"image_urls\":[\"data:image/jpeg;base64,AQI=\"]}");
    }

    private MediaModel model(byte[] file) {
        return model(file, false);
    }

    private MediaModel model(byte[] file, boolean seeing) {
        return new MediaModel() {
            @Override
            public boolean takes(Part part) {
                return seeing;
            }

            @Override
            public String name() {
                return "painter";
            }

            @Override
            public void make(MediaOrder order, Path raw, BooleanSupplier stopped) {
                orders.add(order);
                try {
                    Files.write(raw, file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }
}
