package io.reelmill.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.RequestNormaliser;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SamplesTest {

    private static final String HOME = "http://10.1.2.3:9000";

    private final Samples samples = new Samples(HOME);
    private final UrlPolicy policy = new UrlPolicy(AddressPolicy.publicOnly(), samples);

    @ParameterizedTest
    @EnumSource(Workflow.class)
    void shouldHaveARequestForEveryWorkflowThatNamesFilesThatAreThere(Workflow workflow) {
        JsonNode request = samples.request(workflow);

        assertThat(request.path("workflow").asText()).isEqualTo(workflow.wireName());
        assertThat(RequestNormaliser.normalise(request)).isInstanceOf(Normalisation.Accepted.class);
        for (String url : addresses(request, new ArrayList<>())) {
            assertThat(samples.find(URI.create(url))).as(url).isPresent();
        }
    }

    @Test
    void shouldReadOwnFilesWithoutAConnection() throws IOException {
        try (SafeFetch fetch = new SafeFetch(policy)) {
            String speech = HOME + Samples.PATH + "speech.mp3";
            byte[] whole = samples.file("speech.mp3").orElseThrow().read();

            var got = (Fetched.Success) fetch.get(speech, Limits.page());
            assertThat(got.status()).isEqualTo(200);
            assertThat(got.body()).isEqualTo(whole);
            assertThat(got.header("content-type")).hasValue("audio/mpeg");

            var probed = (Fetched.Success) fetch.probe(speech, Limits.probe());
            assertThat(probed.isOk()).isTrue();
            assertThat(probed.header("content-length")).hasValue(Integer.toString(whole.length));
        }
    }

    @Test
    void shouldKnowEveryFileOfTheFolder() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../../examples/media"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(Samples.NAMES);
        }
        assertThat(Samples.NAMES)
                .allSatisfy(name -> assertThat(samples.file(name).orElseThrow().contentType())
                        .isNotBlank());
    }

    @Test
    void shouldReadAFileOnceHoweverOftenItIsNamed() {
        URI speech = URI.create(HOME + Samples.PATH + "speech.mp3");

        assertThat(samples.find(speech).orElseThrow())
                .isSameAs(samples.find(speech).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://10.1.2.3:9000/samples/",
                "http://10.1.2.3:9000/samples/nothing.mp3",
                "http://10.1.2.3:9000/samples/../speech.mp3",
                "http://10.1.2.3:9000/samples/..%2fspeech.mp3",
                "http://10.1.2.3:9000/samples/media/speech.mp3",
                "http://10.1.2.3:9000/samples/speech.mp3?x=1",
                "http://10.1.2.3:9000/q/health",
                "http://10.1.2.3:9001/samples/speech.mp3",
                "http://10.1.2.3/samples/speech.mp3"
            })
    void shouldOpenNoOtherPrivateAddress(String url) {
        assertThat(policy.judge(url)).isInstanceOf(UrlDecision.Refused.class);
    }

    private static List<String> addresses(JsonNode node, List<String> found) {
        if (node.isTextual() && node.textValue().startsWith("http")) {
            found.add(node.textValue());
        }
        node.forEach(child -> addresses(child, found));
        return found;
    }
}
