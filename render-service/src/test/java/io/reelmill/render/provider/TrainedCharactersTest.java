package io.reelmill.render.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.contracts.studio.StudioApi.Phase;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.media.FolderStore;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.UnconfirmedException;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.picture.TrainedModel;
import io.reelmill.render.training.CharacterTraining;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From an image to pictures by the model that was trained on it, at a vendor that keeps a state. */
class TrainedCharactersTest {

    private static final Look LOOK = new Look("DEFAULT", "", "", 180, 320, 4);
    private static final String FALLEN_BACK =
            "The trained model of a character was not available; the character was drawn from its image";

    @TempDir
    Path folder;

    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()));
    private final MediaIntake intake = new MediaIntake();
    private final List<String> warnings = new ArrayList<>();
    private FakeTrainingVendor vendor;
    private FolderStore store;
    private ConfiguredProviderResolver resolver;
    private CharacterTraining training;

    @BeforeEach
    void open() throws IOException {
        vendor = new FakeTrainingVendor();
        store = new FolderStore(folder.resolve("store"));
        resolver = resolver(
                "trainers[0].endpoint", "fal",
                "trainers[0].model", "train",
                "trainers[0].pictures", "draw");
        training = new CharacterTraining(resolver.trainers(), intake, store);
        keep("bolt", robot());
    }

    @AfterEach
    void close() {
        vendor.close();
        intake.close();
        outside.close();
    }

    @Test
    void shouldTrainAModelAndDrawWithIt() throws IOException {
        Training begun = training.begin(order("bolt-1"));
        assertThat(begun.trainer()).isEqualTo("fal");
        assertThat(training.state(begun).phase()).isEqualTo(Phase.RUNNING);
        vendor.advance();
        assertThat(training.state(begun).phase()).isEqualTo(Phase.RUNNING);
        vendor.advance();
        TrainingState ended = training.state(begun);
        assertThat(ended.phase()).isEqualTo(Phase.READY);
        assertThat(ended.model()).startsWith(vendor.url() + "/weights/");
        assertThat(ended.trigger()).isEqualTo(vendor.trigger(0));

        Picture picture = drawn(new TrainedModel("fal", ended.model(), ended.trigger()));

        assertThat(isMagenta(picture)).isTrue();
        assertThat(vendor.drawn()).hasSize(1);
        assertThat(vendor.drawn().get(0).path("prompt").asText())
                .contains("In the scene is " + ended.trigger() + ", called Bolt: a friendly robot");
        assertThat(warnings).isEmpty();
    }

    @Test
    void shouldFollowATrainingThatAnotherProcessBegan() throws IOException {
        Training begun = training.begin(order("bolt-1"));
        vendor.advance();
        vendor.advance();

        var afterARestart = new CharacterTraining(
                resolver("trainers[0].endpoint", "fal", "trainers[0].model", "train")
                        .trainers(),
                intake,
                store);

        assertThat(afterARestart.state(begun).phase()).isEqualTo(Phase.READY);
        assertThat(vendor.statuses()).as("no second one was begun").hasSize(1);
    }

    @Test
    void shouldFindATrainingWhoseBeginningWasNotConfirmed() throws IOException {
        training.begin(order("nut-1"));
        vendor.loseAnswers();
        assertThatThrownBy(() -> training.begin(order("bolt-1"))).isInstanceOf(UnconfirmedException.class);

        Training found = training.find(search("bolt-1")).orElseThrow();

        vendor.advance();
        vendor.advance();
        TrainingState ended = training.state(found);
        assertThat(ended.phase()).isEqualTo(Phase.READY);
        assertThat(ended.trigger()).isEqualTo(vendor.trigger(1));
        assertThat(ended.model()).endsWith("/weights/2");
        training.cancel(found);
        assertThat(vendor.statuses()).containsExactly("COMPLETED", "CANCELLED");
        assertThat(training.find(search("another-1"))).isEmpty();
    }

    @Test
    void shouldFindATrainingOnlyWhenItHasEndedWhereTheVendorListsNoOther() throws IOException {
        vendor.loseAnswers();
        vendor.listEndedOnly();
        assertThatThrownBy(() -> training.begin(order("bolt-1"))).isInstanceOf(UnconfirmedException.class);
        assertThat(training.find(search("bolt-1"))).isEmpty();

        vendor.advance();
        vendor.advance();

        Training found = training.find(search("bolt-1")).orElseThrow();
        assertThat(training.state(found).phase()).isEqualTo(Phase.READY);
    }

    @Test
    void shouldNotAskAnotherTrainerOnceOneMayHaveBegun() throws IOException {
        try (FakeTrainingVendor second = new FakeTrainingVendor()) {
            var both = new CharacterTraining(
                    resolver(
                                    "endpoints.second.vendor", "fal",
                                    "endpoints.second.url", second.url(),
                                    "endpoints.second.uploads", second.url(),
                                    "endpoints.second.history", second.url(),
                                    "endpoints.second.key-variable", "FAL_KEY",
                                    "trainers[0].endpoint", "fal",
                                    "trainers[0].model", "train",
                                    "trainers[1].endpoint", "second",
                                    "trainers[1].model", "train")
                            .trainers(),
                    intake,
                    store);
            vendor.away(true);
            assertThat(both.begin(order("bolt-1")).trainer()).isEqualTo("second");
            assertThatThrownBy(() -> both.find(search("nut-1")))
                    .as("whoever is away may know it")
                    .isInstanceOf(ProviderException.class);

            vendor.away(false);
            vendor.loseAnswers();
            assertThatThrownBy(() -> both.begin(order("nut-1"))).isInstanceOf(UnconfirmedException.class);
            assertThat(second.statuses()).hasSize(1);
            assertThat(both.find(search("nut-1")).orElseThrow().trainer()).isEqualTo("fal");
            assertThat(both.find(search("bolt-1")).orElseThrow().trainer()).isEqualTo("second");
        }
    }

    @Test
    void shouldSayWhenTheVendorRefusesTheImage() throws IOException {
        Training begun = training.begin(order("bolt-1"));
        vendor.refuseImages();
        vendor.advance();
        vendor.advance();
        TrainingState ended = training.state(begun);
        assertThat(ended.phase()).isEqualTo(Phase.FAILED);
        assertThat(ended.reason()).isEqualTo("the training service refused the image");
    }

    @Test
    void shouldNotSendWhatIsNoImage() throws IOException {
        Path text = folder.resolve("text");
        Files.writeString(text, "<html>no image</html>");
        store.put("page", text);
        assertThatThrownBy(() -> training.begin(new TrainingOrder("page-1", "Bolt", "page")))
                .isInstanceOf(ProviderException.class)
                .hasMessageStartingWith("must lead to an image")
                .extracting("category")
                .isEqualTo(Category.INPUT);
        assertThat(vendor.statuses()).isEmpty();
    }

    @Test
    void shouldSayThatTheVendorIsAwayAndGoOnWhenItIsBack() throws IOException {
        Training begun = training.begin(order("bolt-1"));
        vendor.away(true);
        assertThatThrownBy(() -> training.state(begun)).extracting("category").isEqualTo(Category.PASSING);
        assertThatThrownBy(() -> training.begin(order("bolt-1")))
                .extracting("category")
                .isEqualTo(Category.PASSING);
        vendor.away(false);
        assertThat(training.state(begun).phase()).isEqualTo(Phase.RUNNING);
    }

    @Test
    void shouldCancelATraining() throws IOException {
        Training begun = training.begin(order("bolt-1"));
        training.cancel(begun);
        assertThat(vendor.statuses()).containsExactly("CANCELLED");
        assertThat(training.state(begun).phase()).isEqualTo(Phase.FAILED);
        training.cancel(new Training("another", "{}"));
    }

    @Test
    void shouldDrawTheImageAndSaySoWhereTheModelIsNotToBeHad() {
        assertThat(isMagenta(drawn(new TrainedModel("fal", vendor.url() + "/gone", "xyz"))))
                .isFalse();
        assertThat(warnings).containsExactly(FALLEN_BACK);

        warnings.clear();
        assertThat(isMagenta(drawn(new TrainedModel("another", "weights", "xyz"))))
                .isFalse();
        assertThat(warnings)
                .containsExactly("characterIds (Bolt): who trained this character is not configured here any more;"
                        + " it is drawn from its image");
    }

    @Test
    void shouldDrawOthersAsEverWithoutAWarning() {
        assertThat(isMagenta(drawn(null))).isFalse();
        assertThat(warnings).isEmpty();
    }

    private static TrainingOrder order(String reference) {
        return new TrainingOrder(reference, "Bolt", "bolt");
    }

    private static TrainingSearch search(String reference) {
        return new TrainingSearch(reference, Instant.now().minusSeconds(3600));
    }

    private Picture drawn(TrainedModel model) {
        Path figure = folder.resolve("figure.png");
        write(figure, robot());
        var bolt = new DepictedCharacter(
                "Bolt", "a friendly robot", Pose.STANDING, figure.toString(), 80, 160, figure.toString(), 1, 1, model);
        Illustrator illustrator = resolver.resolve(warnings::add).pictures().illustrator();
        Idea idea = illustrator
                .plan("the sea", List.of(new Shot(0, 0, 2, "A ship on the sea", "", 0)), LOOK)
                .get(0);
        return illustrator.draw(illustrator.receive(idea, bolt), LOOK, folder);
    }

    private boolean isMagenta(Picture picture) {
        try {
            BufferedImage image =
                    ImageIO.read(folder.resolve(picture.layers().get(0).file()).toFile());
            int middle = image.getRGB(image.getWidth() / 2, image.getHeight() / 2);
            return (middle >> 16 & 255) > 200 && (middle >> 8 & 255) < 60 && (middle & 255) > 200;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void keep(String key, BufferedImage image) throws IOException {
        Path file = folder.resolve("kept.png");
        write(file, image);
        store.put(key, file);
    }

    private static BufferedImage robot() {
        BufferedImage image = new BufferedImage(80, 160, BufferedImage.TYPE_INT_ARGB);
        image.createGraphics().fillOval(10, 10, 60, 140);
        return image;
    }

    private static void write(Path file, BufferedImage image) {
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private ConfiguredProviderResolver resolver(String... more) {
        List<String> settings = new ArrayList<>(List.of(
                "endpoints.fal.vendor", "fal",
                "endpoints.fal.url", vendor.url(),
                "endpoints.fal.uploads", vendor.url(),
                "endpoints.fal.history", vendor.url(),
                "endpoints.fal.pause", "1ms",
                "endpoints.fal.failures", "100",
                "endpoints.fal.key-variable", "FAL_KEY"));
        settings.addAll(List.of(more));
        return new ConfiguredProviderResolver(
                TestProviders.embedded(intake),
                Configured.settings(settings.toArray(String[]::new)),
                outside,
                new SimpleMeterRegistry(),
                name -> "secret");
    }
}
