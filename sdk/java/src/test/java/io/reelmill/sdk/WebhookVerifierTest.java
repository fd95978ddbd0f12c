package io.reelmill.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.standardwebhooks.Webhook;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WebhookVerifierTest {

    private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    private static final Instant SENT = Instant.parse("2026-11-22T10:00:00Z");
    private static final String BODY = "{\"event\":\"render.finished\",\"pid\":\"p1\",\"status\":\"ready\"}";

    private final Map<String, String> headers = new HashMap<>();

    @BeforeEach
    void sign() throws Exception {
        headers.put("webhook-id", "e1");
        headers.put("webhook-timestamp", Long.toString(SENT.getEpochSecond()));
        headers.put(
                "webhook-signature",
                "v1,bm90IHRoaXMgb25l " + new Webhook(SECRET).sign("e1", SENT.getEpochSecond(), BODY));
    }

    @Test
    void shouldReadAGenuineCall() {
        assertThat(verify(SENT.plusSeconds(60), BODY))
                .containsEntry("pid", "p1")
                .containsEntry("event", "render.finished");
    }

    @Test
    void shouldRefuseWhatWasAlteredIsOldOrHasNoSignature() {
        assertThatThrownBy(() -> verify(SENT, BODY.replace("p1", "p2")))
                .isInstanceOf(WebhookVerifier.NotGenuineException.class);
        assertThatThrownBy(() -> verify(SENT.plusSeconds(301), BODY)).hasMessageContaining("old");
        headers.remove("webhook-signature");
        assertThatThrownBy(() -> verify(SENT, BODY)).hasMessageContaining("webhook-signature is missing");
    }

    private Map<String, Object> verify(Instant now, String body) {
        return new WebhookVerifier(SECRET, Clock.fixed(now, ZoneOffset.UTC))
                .verify(headers::get, body.getBytes(StandardCharsets.UTF_8));
    }
}
