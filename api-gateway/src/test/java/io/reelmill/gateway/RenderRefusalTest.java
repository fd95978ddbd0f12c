package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bodies that no render is begun for. */
@QuarkusTest
class RenderRefusalTest extends GatewayTest {

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'source':{'text':'Hi'}}                                    | workflow        | is required",
                "{'workflow':'no-such','source':{'text':'Hi'}}               | workflow        | must be one of",
                "{'workflow':7}                                              | workflow        | must be one of",
                "{'workflow':'script-to-video'}                              | source.text     | is required",
                "{'workflow':'prompt-to-video','source':{'text':'Hi'}}       | source.prompt   | is required",
                "{'workflow':'script-to-video','input':'Hi','voice':{'speed':3}} | voice.speed | voice.speed must lie between 0.5 and 2",
                "{'workflow':'script-to-video','input':'Hi','voice':{'speed':'1'}} | voice.speed | must be a number",
                "{'workflow':'script-to-video','input':'Hi','ratio':'2:3'}   | aspectRatio     | aspectRatio (sent as ratio) must be one of 9:16",
                "{'workflow':'script-to-video','input':'Hi','captions':[]}   | captions        | must be an object",
                "{'workflow':'script-to-video','input':'Hi','webhookUrl':'ftp://x.y'} | webhookUrl | must be",
            })
    void aBadFieldIsNamedAndNothingIsStoredOrCharged(String body, String field, String message) {
        withoutTrace(() -> render(body))
                .then()
                .statusCode(400)
                .body("success", equalTo(0))
                .body("code", equalTo("validation_error"))
                .body("field", equalTo(field))
                .body("error", containsString(message))
                .body("errors", hasSize(1))
                .body("errors[0].field", equalTo(field))
                .body("requestId", notNullValue())
                .body("docs", startsWith("http://gateway.example/"));
        assertThat(reservations()).isZero();
    }

    @Test
    void shouldTellAllViolationsAtOnce() {
        render("{'workflow':'script-to-video','voice':{'speed':3},'render':{'frameRate':61}}")
                .then()
                .statusCode(400)
                .body("errors.field", contains("voice.speed", "render.frameRate", "source.text"));
    }

    @ParameterizedTest
    @CsvSource({"'{\"workflow\":'", "'{} {}'", "''", "'{\"a\":01}'", "'not json'"})
    void shouldCallMalformedWhatIsNoJson(String body) {
        withoutTrace(() -> render(body))
                .then()
                .statusCode(400)
                .body("code", equalTo("malformed_json"))
                .body("field", nullValue());
    }

    @Test
    void shouldRefuseABodyThatIsNoObject() {
        render("[1]").then().statusCode(400).body("code", equalTo("validation_error"));
    }

    @Test
    void shouldCheckTheKeyBeforeTheBody() {
        for (String key : new String[] {"", "no such key", "x".repeat(5000)}) {
            withoutTrace(() -> as(key).body("{").post(API + "/render"))
                    .then()
                    .statusCode(401)
                    .body("code", equalTo("unauthorized"));
        }
        given().contentType("application/json")
                .body("{")
                .post(API + "/render")
                .then()
                .statusCode(401)
                .body("code", equalTo("unauthorized"));
    }
}
