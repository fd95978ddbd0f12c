package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.gateway.description.Endpoint;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@QuarkusTest
class DescriptionTest extends GatewayTest {

    @Test
    void shouldDescribeEveryParameterOfTheCatalog() throws Exception {
        String text = given().get(API + "/render")
                .then()
                .statusCode(200)
                .body("version", equalTo("3.6.0"))
                .body("workflows", hasSize(Workflow.values().length))
                .extract()
                .asString();
        JsonNode reference = ContractJson.mapper().readTree(text).path("parameterReference");
        for (Parameter<?> parameter : Catalog.parameters()) {
            assertThat(reference.has(parameter.path())).as(parameter.path()).isTrue();
        }
        JsonNode speed = reference.path("voice.speed");
        assertThat(speed.path("minimum").asDouble()).isEqualTo(0.5);
        assertThat(speed.path("default").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Workflow.class)
    void shouldAcceptTheExampleOfEachWorkflow(Workflow workflow) throws Exception {
        JsonNode examples = ContractJson.mapper()
                .readTree(given().get(API + "/render").asString())
                .path("examples");
        given().contentType("application/json")
                .body(examples.path(workflow.wireName()).toString())
                .post(API + "/calculate-credits")
                .then()
                .statusCode(200)
                .body("warnings", hasSize(0));
    }

    @Test
    void shouldServeAndMeasureTheFilesThatExamplesName() throws Exception {
        JsonNode example = ContractJson.mapper()
                .readTree(given().get(API + "/render").asString())
                .path("examples")
                .path("audio-to-video");
        URI speech = URI.create(example.path("source").path("url").asText());
        byte[] file = given().get(speech.getPath())
                .then()
                .statusCode(200)
                .contentType("audio/mpeg")
                .extract()
                .asByteArray();
        assertThat(file).startsWith("ID3".getBytes(StandardCharsets.US_ASCII)).hasSizeGreaterThan(10_000);
        given().get("/samples/nothing.mp3").then().statusCode(404).body("code", equalTo("not_found"));
        given().urlEncodingEnabled(false)
                .get("/samples/%2e%2e/script-to-video.json")
                .then()
                .statusCode(404);
        given().contentType("application/json")
                .body(example.toString())
                .post(API + "/calculate-credits")
                .then()
                .statusCode(200)
                .body("assumptions", contains("The video is 26 s long: the length of its source."));
    }

    @Test
    void shouldResolveEveryReferenceOfTheOpenApiDocument() throws Exception {
        JsonNode document = ContractJson.mapper()
                .readTree(given().get("/q/openapi")
                        .then()
                        .statusCode(200)
                        .extract()
                        .asString());
        assertThat(document.path("openapi").asText()).isEqualTo("3.1.0");
        Set<String> references = new HashSet<>();
        collect(document, references);
        for (String reference : references) {
            assertThat(document.at(reference.substring(1)).isMissingNode())
                    .as(reference)
                    .isFalse();
        }
        Set<String> operations = new HashSet<>();
        document.path("paths")
                .forEach(path -> path.forEach(operation -> assertThat(
                                operations.add(operation.path("operationId").asText()))
                        .isTrue()));
        assertThat(operations).hasSize(Endpoint.ALL.size() + 1);
        JsonNode request = document.at("/components/schemas/RenderRequest/properties");
        assertThat(request.at("/voice/properties/speed/maximum").asInt()).isEqualTo(2);
        assertThat(request.at("/media/properties/provided/items/required/0").asText())
                .isEqualTo("url");
    }

    @Test
    void shouldServeTheReferenceWithoutContentFromElsewhere() {
        String page = given().get("/q/reference")
                .then()
                .statusCode(200)
                .contentType("text/html")
                .extract()
                .asString();
        assertThat(page).doesNotContain("https://");
        for (String part : new String[] {"reference.css", "reference.js"}) {
            assertThat(page).contains("/q/reference/" + part);
            given().get("/q/reference/" + part).then().statusCode(200);
        }
    }

    @Test
    void shouldDocumentEveryEndpointWithItsErrors() throws Exception {
        JsonNode paths = ContractJson.mapper()
                .readTree(given().get("/q/openapi").asString())
                .path("paths");
        for (Endpoint endpoint : Endpoint.ALL) {
            JsonNode operation =
                    paths.path(endpoint.path()).path(endpoint.method().toLowerCase(Locale.ROOT));
            assertThat(operation.isMissingNode()).as(endpoint.toString()).isFalse();
            boolean open =
                    operation.has("security") && operation.path("security").isEmpty();
            assertThat(open).as(endpoint.toString()).isNotEqualTo(endpoint.auth());
            assertThat(operation.path("responses").has("401"))
                    .as(endpoint.toString())
                    .isEqualTo(endpoint.auth());
        }
    }

    private static void collect(JsonNode node, Set<String> references) {
        if (node.path("$ref").isTextual()) {
            references.add(node.path("$ref").asText());
        }
        node.forEach(child -> collect(child, references));
    }
}
