package io.reelmill.publishing.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.standardwebhooks.Webhook;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Our signatures beside those of the official library. */
class WebhookSignatureTest {

    private static final List<String> SECRETS = List.of(WebhookTestBed.NEW_SECRET, WebhookTestBed.OLD_SECRET);
    private static final UUID ID = UUID.randomUUID();
    private static final Instant NOW = Instant.now();

    @Test
    void shouldSignAsTheOfficialLibraryDoes() throws Exception {
        for (String body : List.of("", "{\"name\":\"Käse 🧀\"}", "x".repeat(100_000))) {
            StringBuilder expected = new StringBuilder();
            for (String secret : SECRETS) {
                expected.append(' ').append(new Webhook(secret).sign(ID.toString(), NOW.getEpochSecond(), body));
            }

            assertThat(headers(body).get("webhook-signature")).isEqualTo(expected.substring(1));
        }
    }

    @Test
    void shouldBeVerifiedByTheOfficialLibraryWithEachSecret() throws Exception {
        String body = "{\"a\":1}";
        Map<String, List<String>> headers = headers(body).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> List.of(entry.getValue())));

        for (String secret : SECRETS) {
            new Webhook(secret).verify(body, headers);
        }
        assertThatThrownBy(() -> new Webhook("whsec_b3RoZXI=").verify(body, headers))
                .isInstanceOf(Exception.class);
    }

    @Test
    void shouldRefuseToSignWithoutASecretOrWithWhatIsNone() {
        assertThatThrownBy(() -> WebhookSignature.headers(ID, NOW, new byte[0], List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> WebhookSignature.headers(ID, NOW, new byte[0], List.of("whsec_*")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Map<String, String> headers(String body) {
        return WebhookSignature.headers(ID, NOW, body.getBytes(UTF_8), SECRETS);
    }
}
