package io.reelmill.render.provider;

import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.progress.Step;
import io.reelmill.render.stage.StageContext;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.render.visuals.SpokenTrack;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualsStage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What a stand-in drew while a service was away is good for the tries of one run, and drawn by the service in the next. */
class ServiceRecoveryTest {

    @RegisterExtension
    static final WireMockExtension SERVER = WireMockExtension.newInstance().build();

    private static final String PICTURES = "/v1/images/generations";
    private static final Look LOOK = new Look("DEFAULT", "", "", 180, 320, 4);
    private static final List<Shot> SHOTS =
            List.of(new Shot(0, 0, 2, "A ship on the sea", "", 0), new Shot(1, 2, 4, "A tree on a hill", "", 1));

    @TempDir
    Path project;

    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()));
    private final MediaIntake intake = new MediaIntake();
    private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
    private int attempts;

    @AfterEach
    void close() {
        intake.close();
        outside.close();
    }

    @Test
    void shouldKeepWhatAStandInDrewForTheTriesOfOneRunOnly() throws IOException, Exception {
        SERVER.stubFor(post(PICTURES).willReturn(serverError()));
        List<Picture> away = pictures("first");
        int asked = asked();
        warnings.clear();

        List<Picture> triedAgain = pictures("first");

        assertThat(triedAgain).isEqualTo(away);
        assertThat(asked()).isEqualTo(asked);
        assertThat(warnings).contains("AI pictures were not available; the built-in illustrator was used");

        SERVER.resetAll();
        SERVER.stubFor(post(PICTURES).willReturn(okJson("{\"data\": [{\"b64_json\": \"" + png() + "\"}]}")));
        warnings.clear();
        List<Picture> back = pictures("second");

        assertThat(asked()).isEqualTo(SHOTS.size());
        assertThat(back).allSatisfy(p -> assertThat(p.layers()).hasSize(1));
        assertThat(warnings).isEmpty();
        assertThat(pictures("third")).isEqualTo(back);
        assertThat(asked()).isEqualTo(SHOTS.size());
    }

    @Test
    void shouldDrawAnewWhenAServiceIsConfiguredLater() {
        ConfiguredProviderResolver none = resolver();
        ConfiguredProviderResolver some = resolver(settings());

        assertThat(none.services(Step.VISUALS)).isEmpty();
        assertThat(some.services(Step.VISUALS)).contains("endpoint=own", "model=painter");
        assertThat(some.services(Step.SCRIPT)).isEmpty();
        assertThat(some.services(Step.FILM)).isEmpty();
    }

    private List<Picture> pictures(String run) throws Exception {
        ConfiguredProviderResolver resolver = resolver(settings());
        PictureProviders picturing = resolver.resolve(warnings::add).pictures();
        var order = new VisualsStage.Order(
                "the sea", SHOTS, List.of(new Visual.Drawn(), new Visual.Drawn()), LOOK, 25, SpokenTrack.NOTHING);
        return new VisualsStage(picturing, project)
                .run(order, Files.createDirectories(project.resolve("visuals-" + ++attempts)), new Attempt(run))
                .pictures();
    }

    private ConfiguredProviderResolver resolver(String... settings) {
        return new ConfiguredProviderResolver(
                TestProviders.embedded(intake),
                Configured.settings(settings),
                outside,
                new SimpleMeterRegistry(),
                name -> null);
    }

    private String[] settings() {
        return new String[] {
            "endpoints.own.vendor", "openai",
            "endpoints.own.url", SERVER.baseUrl() + "/v1",
            "endpoints.own.pause", "1ms",
            "pictures[0].endpoint", "own",
            "pictures[0].model", "painter"
        };
    }

    private static int asked() {
        return SERVER.findAll(postRequestedFor(urlEqualTo(PICTURES))).size();
    }

    private static String png() throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB), "png", out);
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }

    private final class Attempt implements StageContext {

        private final String run;

        Attempt(String run) {
            this.run = run;
        }

        @Override
        public String run() {
            return run;
        }

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
    }
}
