package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.gateway.description.Endpoint;
import org.junit.jupiter.api.Test;

@QuarkusTest
class TextReferenceTest extends GatewayTest {

    @Test
    void shouldDescribeEveryEndpointAndFieldInMarkdown() {
        String reference = given().get("/q/reference.md")
                .then()
                .statusCode(200)
                .contentType("text/markdown")
                .extract()
                .asString();

        Endpoint.ALL.forEach(
                endpoint -> assertThat(reference).contains("### " + endpoint.method() + " " + endpoint.path() + "\n"));
        Catalog.parameters().forEach(parameter -> assertThat(reference).contains("| `" + parameter.path() + "`"));
        assertThat(reference).contains("### Attribution", "Other statuses: ");
    }

    @Test
    void shouldServeTheEventsAndTheirSchemas() {
        given().get("/q/asyncapi")
                .then()
                .statusCode(200)
                .body(containsString("asyncapi: 3.0.0"), containsString("schemas/render-finished-v1.json"));
        given().get("/q/schemas/render-finished-v1.json")
                .then()
                .statusCode(200)
                .body(containsString("io.reelmill.render.finished.v1"));
        given().get("/q/schemas/no-such-event-v1.json").then().statusCode(404);
        given().get("/q/schemas/..%2Fplans-v1.json").then().statusCode(404);
    }

    @Test
    void shouldTellReadersWhatThereIs() {
        given().get("/llms.txt")
                .then()
                .statusCode(200)
                .contentType("text/plain")
                .body(containsString("(http://gateway.example/q/reference.md)"))
                .body(containsString("(http://gateway.example/api/mcp)"));
        given().head("/llms.txt").then().statusCode(200);
    }
}
