package io.reelmill.render.provider;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** {@code deploy/ai/providers.yaml} against answers as llama.cpp's server, Kokoro-FastAPI and LocalAI document them. */
class AiProfileTest {

    @RegisterExtension
    static final WireMockExtension SERVER = WireMockExtension.newInstance().build();

    private static final Path PROFILE = Path.of("../deploy/ai/providers.yaml");
    private static final Look LOOK = new Look("DEFAULT", "", "", 180, 320, 4);

    @TempDir
    Path folder;

    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()));
    private final MediaIntake intake = new MediaIntake();
    private final List<String> warnings = new ArrayList<>();

    @AfterEach
    void close() {
        intake.close();
        outside.close();
    }

    @Test
    void shouldHaveScriptsWrittenByTheLanguageModel() throws IOException {
        String sentence =
                "Cats purr with the muscles of their throat, about thirty times in every second they breathe. ";
        String content =
                "{\\\"title\\\":\\\"Purring\\\",\\\"scenes\\\":[{\\\"text\\\":\\\"%s\\\"},{\\\"text\\\":\\\"%s\\\"}]}"
                        .formatted(sentence.repeat(2).strip(), sentence.strip());
        SERVER.stubFor(post("/v1/chat/completions").willReturn(okJson("""
            {"choices": [{"finish_reason": "stop", "index": 0,
                          "message": {"role": "assistant", "content": "%s"}}],
             "created": 1763000000, "model": "Qwen3-8B", "object": "chat.completion",
             "system_fingerprint": "b6123", "id": "chatcmpl-x",
             "usage": {"completion_tokens": 80, "prompt_tokens": 400, "total_tokens": 480},
             "timings": {"prompt_n": 400, "predicted_n": 80}}\
            """.formatted(content))));

        Script script = providers().writing().writer().write(new ScriptBrief("Why do cats purr?", 18, 150, "en", 1));

        assertThat(warnings).isEmpty();
        assertThat(script.scenes()).isNotEmpty();
        SERVER.verify(postRequestedFor(urlEqualTo("/v1/chat/completions"))
                .withRequestBody(matchingJsonPath("$.model", equalTo("Qwen3-8B")))
                .withRequestBody(matchingJsonPath("$.response_format.type", equalTo("json_schema"))));
    }

    @Test
    void shouldHaveSentencesSpokenByTheNeuralVoice() throws IOException {
        SERVER.stubFor(post("/v1/audio/speech")
                .willReturn(aResponse().withHeader("Content-Type", "audio/pcm").withBody(tone())));

        var speech = providers().voices().forLanguage("en").speak("Hello there.", new Voice("warm", "en", 1, 0.5));

        assertThat(speech.seconds()).isBetween(0.9, 1.2);
        SERVER.verify(postRequestedFor(urlEqualTo("/v1/audio/speech"))
                .withRequestBody(matchingJsonPath("$.model", equalTo("kokoro")))
                .withRequestBody(matchingJsonPath("$.voice", equalTo("af_bella")))
                .withRequestBody(matchingJsonPath("$.response_format", equalTo("pcm"))));
    }

    @Test
    void shouldHavePicturesDrawnByTheImageModelInTheNearestOfItsSizes() throws IOException {
        SERVER.stubFor(post("/v1/images/generations")
                .willReturn(
                        okJson("{\"created\": 1763000000, \"id\": \"x\", \"data\": [{\"embedding\": null, \"index\": 0,"
                                + " \"b64_json\": \""
                                + png() + "\"}], \"usage\": {\"prompt_tokens\": 0}}")));

        var illustrator = providers().pictures().illustrator();
        Idea idea = illustrator
                .plan("the sea", List.of(new Shot(0, 0, 2, "A ship on the sea", "", 0)), LOOK)
                .get(0);

        assertThat(illustrator.draw(idea, LOOK, folder).layers()).hasSize(1);
        assertThat(warnings).isEmpty();
        SERVER.verify(postRequestedFor(urlEqualTo("/v1/images/generations"))
                .withRequestBody(matchingJsonPath("$.size", equalTo("768x1344"))));
    }

    @Test
    void shouldHaveTheTranscriberAskedForTheModelThatIsThere() throws IOException {
        assertThat(settings().transcripts()).singleElement().satisfies(listener -> assertThat(listener.model())
                .isEqualTo("Systran/faster-whisper-small"));
        assertThat(settings().endpoints()).containsOnlyKeys("llm", "voice", "transcriber", "painter");
        assertThat(settings().endpoints().values())
                .allSatisfy(endpoint -> assertThat(endpoint.vendor()).isEqualTo(ProviderSettings.Vendor.OPENAI));
    }

    private ProviderSet providers() throws IOException {
        return new ConfiguredProviderResolver(
                        TestProviders.embedded(
                                intake,
                                new AudioAnalyzers(
                                        null,
                                        (wav, text, progress) -> new Transcript(
                                                "en",
                                                List.of(
                                                        new SpokenWord("Hello", 0, 0.4),
                                                        new SpokenWord("there.", 0.4, 0.9))),
                                        null)),
                        settings(),
                        outside,
                        new SimpleMeterRegistry(),
                        name -> null)
                .resolve(warnings::add);
    }

    /** The profile's settings, with this test in place of its servers. */
    private static ProviderSettings settings() throws IOException {
        List<String> settings = new ArrayList<>();
        flatten("", new YAMLMapper().readTree(PROFILE.toFile()).at("/reelmill/providers"), settings);
        return Configured.settings(settings.toArray(String[]::new));
    }

    private static void flatten(String name, JsonNode value, List<String> settings) {
        if (value.isObject()) {
            value.properties()
                    .forEach(e ->
                            flatten(name.isEmpty() ? e.getKey() : name + "." + e.getKey(), e.getValue(), settings));
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                flatten(name + "[" + i + "]", value.get(i), settings);
            }
        } else {
            settings.add(name);
            settings.add(value.asText().replaceFirst("^http://[a-z]+:\\d+", SERVER.baseUrl()));
        }
    }

    /** A second of sound as raw samples of 16 bits, 24,000 a second. */
    private static byte[] tone() {
        ByteBuffer samples = ByteBuffer.allocate(48_000).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 24_000; i++) {
            samples.putShort((short) (12_000 * Math.cos(2 * Math.PI * 220 * i / 24_000)));
        }
        return samples.array();
    }

    private static String png() throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB), "png", out);
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }
}
