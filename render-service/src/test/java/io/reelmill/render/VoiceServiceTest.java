package io.reelmill.render;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.media.MediaStore;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The running service makes a voice for whoever carries the internal token. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class VoiceServiceTest {

    private static final String SAMPLE = "voices/w/1.sample";
    private static final String PREVIEW = "voices/w/1.wav";
    private static final int RATE = 16_000;

    @Inject
    MediaStore media;

    @TestHTTPResource(value = "/health/well", management = true)
    URI well;

    @TestHTTPResource(value = "/metrics", management = true)
    URI metrics;

    @Test
    void shouldMakeAVoiceThatIsHeard() throws IOException {
        float[] hum = new float[7 * RATE];
        double phase = 0;
        for (int i = 0; i < hum.length; i++) {
            // A buzz around 115 Hz that swells four times a second.
            phase += (115 + 10 * Math.sin(i / 9_000.0)) / RATE;
            hum[i] = (float) (0.4 * (phase % 1 - 0.5) * (1 + 0.9 * Math.sin(2 * Math.PI * 4 * i / RATE)));
        }
        keep(file -> WavWriter.write(file, new WavFormat(RATE, 1, WavFormat.Encoding.PCM_16), hum));

        Response made = make(MediaFixtures.TOKEN);

        made.then()
                .statusCode(200)
                .body("cloner", is("likeness"))
                .body("reference", matchesPattern("0\\.6\\d( -?\\d\\.\\d\\d){4}"))
                .body("language", is("en"))
                .body("heard", is(true));
        assertThat(media.find(PREVIEW)).isPresent();
        given().header(AccountApi.TOKEN_HEADER, MediaFixtures.TOKEN)
                .contentType("application/json")
                .body(made.asString())
                .post(StudioApi.VOICES + StudioApi.FORGET)
                .then()
                .statusCode(204);
    }

    @Test
    void shouldSayWhatIsWrongWithARecordingAndLetNobodyInWithoutTheToken() throws IOException {
        keep(file -> Files.writeString(file, "<html>no sound</html>"));
        make(MediaFixtures.TOKEN)
                .then()
                .statusCode(400)
                .body("error", matchesPattern("must lead to an audio file; what is there .*"));
        make("another").then().statusCode(401);
    }

    @Test
    void shouldTellOnItsManagementPortHowFilesAreIsolated() {
        given().get(well)
                .then()
                .statusCode(200)
                .body("checks.find { it.name == 'sandbox' }.data.level", is("limits"))
                .body("checks.find { it.name == 'sandbox' }.data.reason", is("bubblewrap is not installed"));
        given().get(metrics)
                .then()
                .statusCode(200)
                .body(containsString("reelmill_sandbox_active{level=\"limits\"} 0.0"));
    }

    private interface Content {
        void write(Path file) throws IOException;
    }

    private void keep(Content content) throws IOException {
        Path file = Files.createTempFile("recording", "");
        try {
            content.write(file);
            media.put(SAMPLE, file);
        } finally {
            Files.delete(file);
        }
    }

    private static Response make(String token) {
        return given().header(AccountApi.TOKEN_HEADER, token)
                .contentType("application/json")
                .body(new VoiceOrder("Ada", "", SAMPLE, PREVIEW))
                .post(StudioApi.VOICES);
    }
}
