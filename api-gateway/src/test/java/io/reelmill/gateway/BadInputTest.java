package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import com.github.tomakehurst.wiremock.client.WireMock;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.testkit.DocumentTable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/bad-input.md} says of the answers of {@code POST /render}. */
@QuarkusTest
class BadInputTest extends GatewayTest {

    private static final String DOCUMENT = "bad-input.md";
    private static final Pattern WORDS = Pattern.compile("<(\\d+) words>");

    static Stream<List<String>> refused() {
        return DocumentTable.rows(DOCUMENT, "Refused at once").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void shouldRefuseNamingTheFieldAndLeaveNoTrace(List<String> row) {
        int before = projects();
        render(body(row))
                .then()
                .statusCode(400)
                .body("success", equalTo(0))
                .body("field", equalTo(row.get(2)))
                .body("code", equalTo(row.get(3)))
                .body("error", containsString(row.get(4)))
                .body("errors", hasSize(1));
        assertThat(projects()).as("projects stored").isEqualTo(before);
        assertThat(reservations()).as("credits reserved").isZero();
    }

    static Stream<List<String>> warned() {
        return DocumentTable.rows(DOCUMENT, "Accepted with a warning").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("warned")
    void shouldAcceptAndTellWhatIsMissing(List<String> row) {
        render(body(row)).then().statusCode(200).body("warnings", hasItem(row.get(2)));
    }

    private static String body(List<String> row) {
        FakeAccountService.server.stubFor(WireMock.get(WireMock.urlPathEqualTo("/files/three-hours.wav"))
                .willReturn(WireMock.aResponse().withBody(wavHead(3 * 3600))));
        String sent = row.get(1).replace("#", FakeAccountService.server.baseUrl());
        Matcher words = WORDS.matcher(sent);
        String whole = words.replaceAll(count -> "word ".repeat(Integer.parseInt(count.group(1))));
        return "{\"workflow\": \"" + row.get(0) + "\", " + whole + "}";
    }

    /** The head of a file of 8 kHz, 8 bits, mono. */
    private static byte[] wavHead(int seconds) {
        ByteBuffer file = ByteBuffer.allocate(44).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF....WAVEfmt ".getBytes(StandardCharsets.US_ASCII))
                .putInt(16)
                .putInt(0x0001_0001);
        file.putInt(8000).putInt(8000).putInt(0x0008_0001);
        return file.put("data".getBytes(StandardCharsets.US_ASCII))
                .putInt(8000 * seconds)
                .array();
    }
}
