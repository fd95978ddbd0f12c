package io.reelmill.render.provider;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.configuration.ConfigurationException;
import io.reelmill.clips.animated.AnimatedStills;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.figures.avatar.TalkingAvatar;
import io.reelmill.figures.cutout.ColourMatteRemover;
import io.reelmill.figures.motion.FlowMotionTransfer;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.render.figure.AvatarStage;
import io.reelmill.render.figure.MotionStage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.speech.Voices;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The stages of an avatar, of a motion transfer and of a still, done by a service or in its place. */
class RemoteFiguresTest {

    @RegisterExtension
    static final WireMockExtension SERVER = WireMockExtension.newInstance().build();

    private static final String MOTION = "/fal-ai/wan/v2.2-14b/animate/move";
    private static final String AVATAR = "/fal-ai/sadtalker";
    private static final String STILL = "/fal-ai/kling-video/v2/image-to-video";
    private static final int BLUE = 0xFF2030E0;

    @TempDir
    Path folder;

    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()));
    private final MediaIntake intake = new MediaIntake();
    private final List<String> warnings = new ArrayList<>();
    private final StageContext context = new StageContext() {
        @Override
        public void progress(double share) {
            // Nobody watches.
        }

        @Override
        public void warn(String message) {
            warnings.add(message);
        }

        @Override
        public boolean stopped() {
            return false;
        }
    };

    @BeforeEach
    void files() throws IOException {
        clip(folder.resolve("source.mp4"), 0xFF808080);
        BufferedImage red = new BufferedImage(64, 96, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 64 * 96; i++) {
            red.setRGB(i % 64, i / 64, 0xE02020);
        }
        ImageIO.write(red, "png", folder.resolve("face.png").toFile());
        WavWriter.write(
                folder.resolve("voice.wav"), new WavFormat(16_000, 1, WavFormat.Encoding.PCM_16), new float[16_000]);
    }

    @AfterEach
    void close() {
        intake.close();
        outside.close();
    }

    @Test
    void shouldShowWhatTheServiceMadeOfTheVideoAndThePicture() throws IOException {
        answers(MOTION);
        moved(resolve());
        assertThat(colour("motion.mp4")).as("the service's clip is blue").isBetween(0xB0, 0xFF);
        assertThat(warnings).isEmpty();
        SERVER.verify(postRequestedFor(urlEqualTo(MOTION))
                .withRequestBody(matchingJsonPath("$.image_url"))
                .withRequestBody(matchingJsonPath("$.video_url")));
    }

    @Test
    void shouldTransferTheMotionItselfAndSaySoWhenTheServiceFails() throws IOException {
        SERVER.stubFor(post(MOTION).willReturn(serverError()));
        moved(resolve());
        assertThat(folder.resolve("motion.mp4")).exists();
        assertThat(warnings)
                .containsExactly(
                        "Motion transfer by AI was not available; the built-in one, which does not move limbs, was used");
    }

    @Test
    void shouldShowTheAvatarOfTheServiceByTheFieldsOfItsModel() throws IOException {
        answers(AVATAR);
        talking(resolve());
        assertThat(colour("avatar.mp4")).isBetween(0xB0, 0xFF);
        assertThat(warnings).isEmpty();
        SERVER.verify(postRequestedFor(urlEqualTo(AVATAR))
                .withRequestBody(matchingJsonPath("$.source_image_url"))
                .withRequestBody(matchingJsonPath("$.driven_audio_url")));
    }

    @Test
    void shouldMakeThePictureTalkItselfAndSaySoWhenTheServiceSendsNoVideo() throws IOException {
        answers(AVATAR);
        SERVER.stubFor(get("/out.mp4").willReturn(aResponse().withBody("<html>busy</html>")));
        talking(resolve());
        assertThat(colour("avatar.mp4")).as("the picture is red").isLessThan(0x60);
        assertThat(warnings).containsExactly("AI avatars were not available; the built-in talking picture was used");
    }

    @Test
    void shouldSetStillsInMotionByTheServiceAndByItself() throws IOException {
        answers(STILL);
        still(resolve());
        assertThat(colour("still.mp4")).isBetween(0xB0, 0xFF);

        SERVER.stubFor(post(STILL).willReturn(serverError()));
        still(resolve());
        assertThat(warnings).containsExactly("AI motion for pictures was not available; the built-in one was used");
    }

    @Test
    void shouldRefuseAFieldForWhatTheModelIsNotGiven() {
        assertThatThrownBy(() -> resolve("motions[0].fields.sound", "audio"))
                .isInstanceOf(ConfigurationException.class)
                .hasMessage("reelmill.providers.motions[0].fields.sound is not there: it is given image and video");
        assertThatThrownBy(() -> resolve("avatars[0].longest", "1"))
                .hasMessage("reelmill.providers.avatars[0].longest must be at least 2.0 seconds");
    }

    private void moved(ProviderSet providers) throws IOException {
        var order = new MotionStage.Order("face.png", "source.mp4", 64, 96, 10);
        new MotionStage(providers.figures().motion(), folder).run(order, folder, context);
    }

    private void talking(ProviderSet providers) throws IOException {
        var order = new AvatarStage.Order("face.png", "voice.wav", 1, 10, "cheap");
        new AvatarStage(providers.figures().animator(), folder).run(order, folder, context);
    }

    private void still(ProviderSet providers) {
        providers
                .pictures()
                .animator()
                .animate(
                        new StillOrder(folder.resolve("face.png"), "", 64, 96, 0.5, 0.5, 1, 10, "base", 1),
                        folder.resolve("still.mp4"),
                        () -> false);
    }

    /** Blue, 0 to 255, in the middle of a clip. */
    private int colour(String file) {
        try (FootageReader reader = FootageReader.open(folder.resolve(file))) {
            int[] frame = reader.frame(0.5).argb();
            return frame[frame.length / 2 + reader.width() / 2] & 0xFF;
        }
    }

    private void answers(String model) throws IOException {
        String request = SERVER.baseUrl() + "/requests/1";
        SERVER.stubFor(post(model)
                .willReturn(
                        okJson("{\"status_url\": \"%1$s/status\", \"response_url\": \"%1$s\"}".formatted(request))));
        SERVER.stubFor(get("/requests/1/status").willReturn(okJson("{\"status\": \"COMPLETED\"}")));
        SERVER.stubFor(
                get("/requests/1").willReturn(okJson("{\"video\": {\"url\": \"" + SERVER.baseUrl() + "/out.mp4\"}}")));
        clip(folder.resolve("answer.mp4"), BLUE);
        SERVER.stubFor(
                get("/out.mp4").willReturn(aResponse().withBody(Files.readAllBytes(folder.resolve("answer.mp4")))));
    }

    /** A second of one colour. */
    private static void clip(Path mp4, int argb) {
        try (FootageWriter writer = FootageWriter.open(mp4, 64, 96, 10)) {
            int[] frame = new int[64 * 96];
            Arrays.fill(frame, argb);
            for (int i = 0; i < 10; i++) {
                writer.write(frame);
            }
            writer.finish();
        }
    }

    private ProviderSet resolve(String... more) {
        List<String> settings = new ArrayList<>(List.of(
                "endpoints.fal.vendor", "fal",
                "endpoints.fal.url", SERVER.baseUrl(),
                "endpoints.fal.uploads", SERVER.baseUrl(),
                "endpoints.fal.key-variable", "FAL_KEY",
                "endpoints.fal.pause", "1ms",
                "motions[0].endpoint", "fal",
                "motions[0].model", MOTION.substring(1),
                "avatars[0].endpoint", "fal",
                "avatars[0].model", AVATAR.substring(1),
                "avatars[0].fields.image", "source_image_url",
                "avatars[0].fields.sound", "driven_audio_url",
                "stills[0].endpoint", "fal",
                "stills[0].model", STILL.substring(1)));
        settings.addAll(List.of(more));
        ProviderSet embedded = new ProviderSet(
                new WritingProviders(null, null, null, null, null),
                Voices.embedded(),
                new PictureProviders(
                        new EmbeddedIllustrator(), Map.of(), new AnimatedStills(new ColourMatteRemover()), null),
                null,
                null,
                new SourceProviders(null, null, intake, null, null, null, Optional.empty()),
                new AudioAnalyzers(null, null, null),
                new FigureProviders(new TalkingAvatar(), new ColourMatteRemover(), new FlowMotionTransfer()));
        return new ConfiguredProviderResolver(
                        embedded,
                        Configured.settings(settings.toArray(String[]::new)),
                        outside,
                        new SimpleMeterRegistry(),
                        name -> "secret")
                .resolve(warnings::add);
    }
}
