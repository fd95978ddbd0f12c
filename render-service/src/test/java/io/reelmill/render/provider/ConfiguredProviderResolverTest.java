package io.reelmill.render.provider;

import static com.github.tomakehurst.wiremock.client.WireMock.containing;
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
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.render.progress.Step;
import io.smallrye.config.source.yaml.YamlConfigSource;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfiguredProviderResolverTest {

    @RegisterExtension
    static final WireMockExtension SERVER = WireMockExtension.newInstance().build();

    private static final Look LOOK = new Look("DEFAULT", "", "", 180, 320, 4);
    private static final String PICTURES = "/v1/images/generations";
    private static final String CHAT = "/v1/chat/completions";

    @TempDir
    Path folder;

    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()));
    private final MediaIntake intake = new MediaIntake();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final List<String> warnings = new ArrayList<>();

    @AfterEach
    void close() {
        intake.close();
        outside.close();
    }

    @Test
    void shouldHaveThePictureMadeByTheConfiguredModelAndCountWhatItCosts() throws IOException {
        SERVER.stubFor(post(PICTURES).willReturn(okJson("{\"data\": [{\"b64_json\": \"" + png() + "\"}]}")));

        Picture picture = drawn(resolve().pictures().illustrator());

        assertThat(picture.layers()).as("one picture, not drawn layers").hasSize(1);
        assertThat(warnings).isEmpty();
        assertThat(meters.get("reelmill.provider.cost")
                        .tag("operation", "picture")
                        .counter()
                        .count())
                .isEqualTo(0.04);
        assertThat(meters.get("reelmill.provider.calls")
                        .tag("outcome", "ok")
                        .timer()
                        .count())
                .isEqualTo(1);
    }

    @Test
    void shouldDrawItselfAndSaySoWhenTheModelIsAwayAndNotAskItAgainInTheSameTake() {
        SERVER.stubFor(post(PICTURES).willReturn(serverError()));
        Illustrator illustrator = resolve().pictures().illustrator();

        Picture picture = drawn(illustrator);
        drawn(illustrator);

        assertThat(picture.layers()).hasSizeGreaterThan(1);
        assertThat(warnings)
                .containsOnly("AI pictures were not available; the built-in illustrator was used")
                .hasSize(2);
        SERVER.verify(1, postRequestedFor(urlEqualTo(PICTURES)));
    }

    @Test
    void shouldWriteItselfWhenTheModelDoesNotKeepToTheForm() {
        SERVER.stubFor(post(CHAT)
                .willReturn(okJson("{\"choices\": [{\"message\": {\"content\": \"Sure! Here is your script.\"}}]}")));

        Script script = resolve().writing().writer().write(new ScriptBrief("Why do cats purr?", 20, 150, "en", 1));

        assertThat(script.scenes()).isNotEmpty();
        assertThat(warnings).containsExactly("The AI writer was not available; the built-in writer was used");
    }

    @Test
    void shouldHaveThePromptImprovedByTheModelAndByRulesWhereItFails() {
        SERVER.stubFor(post(CHAT)
                .willReturn(okJson("{\"choices\": [{\"message\": {\"content\":"
                        + " \"{\\\"prompt\\\": \\\"A red fox at the edge of a misty wood at dawn\\\"}\"}}]}")));
        assertThat(resolve().writing().prompts().improve("a fox"))
                .isEqualTo("A red fox at the edge of a misty wood at dawn");
        assertThat(warnings).isEmpty();
        SERVER.verify(postRequestedFor(urlEqualTo(CHAT)).withRequestBody(containing("a fox")));

        SERVER.stubFor(post(CHAT).willReturn(serverError()));
        assertThat(resolve().writing().prompts().improve("a fox"))
                .isEqualTo("a fox in a forest in soft morning light, one clear subject, depth, soft light");
        assertThat(warnings)
                .containsExactly("The AI writer was not available; the prompt was improved by built-in rules");
    }

    @Test
    void shouldTakeTheFileOfTheGuideAsItStands() throws IOException {
        String guide = Files.readString(Path.of("../docs/providers.md"));
        String file =
                guide.substring(guide.indexOf("```yaml\n") + 8, guide.indexOf("\n```", guide.indexOf("```yaml\n")));

        ProviderSettings settings = Configured.settings(new YamlConfigSource("providers.yaml", file));

        ConfiguredProviderResolver resolver = new ConfiguredProviderResolver(
                TestProviders.embedded(intake), settings, outside, meters, variable -> "the key");
        assertThat(settings.trainers()).hasSize(1);
        assertThat(resolver.trainers().all()).hasSize(1);
        assertThat(settings.avatars()).hasSize(2);
    }

    @Test
    void shouldLeaveTheEmbeddedCrewAsItIsWhereNothingIsConfigured() {
        ProviderSet embedded = TestProviders.embedded(intake);
        ProviderSet providers = new ConfiguredProviderResolver(
                        embedded, Configured.settings(), outside, meters, name -> null)
                .resolve(warnings::add);
        assertThat(providers.writing()).isSameAs(embedded.writing());
        assertThat(providers.pictures().illustrator())
                .isSameAs(embedded.pictures().illustrator());
        assertThat(providers.audio()).isSameAs(embedded.audio());
    }

    @ParameterizedTest
    @CsvSource({
        "pictures[0].input.steps, 20, VISUALS",
        "pictures[0].shape, aspect-ratio, VISUALS",
        "pictures[0].shapes, 1024x1536, VISUALS",
        "pictures[0].reference, image_url, VISUALS",
        "endpoints.own.url, http://127.0.0.1:1/v1, VISUALS",
        "scripts[0].response-format, none, SCRIPT",
        "voices[0].voices.anna, alloy, NARRATION",
        "voices[0].voice, echo, NARRATION",
    })
    void shouldKeyWhatAServiceMakesByAllOfItsSettings(String setting, String value, Step step) {
        String[] voice = {
            "voices[0].endpoint",
            "own",
            "voices[0].model",
            "tts",
            "voices[0].voice",
            "alloy",
            "pictures[0].input.x",
            "1"
        };
        List<String> changed = new ArrayList<>(List.of(voice));
        changed.addAll(List.of(setting, value));

        String before = resolver(voice).services(step);
        assertThat(resolver(voice).services(step)).isEqualTo(before);
        assertThat(resolver(changed.toArray(String[]::new)).services(step)).isNotEqualTo(before);
    }

    @Test
    void shouldRefuseASizeThatIsNone() {
        assertThatThrownBy(() -> resolve("pictures[0].shapes", "huge"))
                .isInstanceOf(ConfigurationException.class)
                .hasMessage("reelmill.providers.pictures[0].shapes holds 'huge'; a size is like 1024x1536, a shape like"
                        + " 9:16");
    }

    private ProviderSet resolve(String... more) {
        return resolver(more).resolve(warnings::add);
    }

    private ConfiguredProviderResolver resolver(String... more) {
        List<String> settings = new ArrayList<>(List.of(
                "endpoints.own.vendor", "openai",
                "endpoints.own.url", SERVER.baseUrl() + "/v1",
                "endpoints.own.pause", "1ms",
                "endpoints.own.prices.picture", "0.04",
                "scripts[0].endpoint", "own",
                "scripts[0].model", "writer",
                "pictures[0].endpoint", "own",
                "pictures[0].model", "painter"));
        settings.addAll(List.of(more));
        return new ConfiguredProviderResolver(
                TestProviders.embedded(intake),
                Configured.settings(settings.toArray(String[]::new)),
                outside,
                meters,
                name -> null);
    }

    private Picture drawn(Illustrator illustrator) {
        Idea idea = illustrator
                .plan("the sea", List.of(new Shot(0, 0, 2, "A ship on the sea", "", 0)), LOOK)
                .get(0);
        return illustrator.draw(idea, LOOK, folder);
    }

    private static String png() throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB), "png", out);
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }
}
