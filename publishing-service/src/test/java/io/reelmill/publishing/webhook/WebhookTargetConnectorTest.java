package io.reelmill.publishing.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.standardwebhooks.Webhook;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.publishing.channel.AccountTokens.Credentials;
import io.reelmill.publishing.platform.Journal;
import io.reelmill.publishing.platform.Outcome;
import io.reelmill.publishing.platform.Post;
import io.reelmill.publishing.webhook.Receiver.Answer;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A webhook as a place to publish to. */
class WebhookTargetConnectorTest {

    private static final Journal NO_JOURNAL = new Journal() {
        @Override
        public void reference(ObjectNode reference) {
            throw new AssertionError("a receiver knows a post by its webhook-id");
        }

        @Override
        public void progress(long sent, long total) {
            throw new AssertionError("nothing is uploaded");
        }
    };

    private final Receiver receiver = new Receiver();
    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private final UUID id = UUID.randomUUID();
    private Optional<List<String>> secrets = Optional.of(List.of(WebhookTestBed.NEW_SECRET, WebhookTestBed.OLD_SECRET));

    @AfterEach
    void close() {
        receiver.close();
        outside.close();
    }

    @Test
    void shouldSendASignedCallWithTheVideosAddress() {
        assertThat(advance(outside)).isEqualTo(new Outcome.Published(null, null));

        var call = receiver.calls().get(0);
        assertThat(call.header("webhook-id")).isEqualTo(id.toString());
        assertThat(call.json().get("event").asText()).isEqualTo("publication.requested");
        assertThat(call.json().get("videoUrl").asText()).isEqualTo("https://reels.example/v.mp4");
        assertThat(call.json().at("/extraParams/title").asText()).isEqualTo("Cats");
        for (String secret : List.of(WebhookTestBed.NEW_SECRET, WebhookTestBed.OLD_SECRET)) {
            assertThatCode(() -> new Webhook(secret).verify(call.body(), call.headers()))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void shouldSendTheSameCallAgainUnderTheSameId() {
        receiver.answers(503);
        advance(outside);
        receiver.answers(204);
        advance(outside);

        assertThat(receiver.calls())
                .extracting(Receiver.Call::body)
                .hasSize(2)
                .containsOnly(receiver.calls().get(0).body());
        assertThat(receiver.calls())
                .extracting(call -> call.header("webhook-id"))
                .containsOnly(id.toString());
    }

    @Test
    void shouldTellWhatIsFinalFromWhatPasses() {
        receiver.answers(500);
        assertThat(advance(outside))
                .isEqualTo(new Outcome.Retry("http_status", "the receiver answered 500", Duration.ofMinutes(1)));
        receiver.answers(new Answer(429, Map.of("Retry-After", "7200"), ""));
        assertThat(((Outcome.Retry) advance(outside)).after()).isBetween(Duration.ofMinutes(119), Duration.ofHours(2));
        receiver.answers(410);
        assertThat(advance(outside)).isInstanceOf(Outcome.Failed.class);
        secrets = Optional.empty();
        assertThat(advance(outside)).isInstanceOf(Outcome.Deferred.class);
    }

    @Test
    void shouldCallNoAddressThatIsNotPublic() {
        try (SafeFetch guarded = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()))) {
            assertThat(advance(guarded)).isInstanceOf(Outcome.Failed.class);
        }
        assertThat(receiver.calls()).isEmpty();
    }

    private Outcome advance(SafeFetch fetch) {
        ObjectNode params = ContractJson.mapper().createObjectNode().put("title", "Cats");
        Credentials account =
                new Credentials(UUID.randomUUID(), UUID.randomUUID(), Platform.WEBHOOK, receiver.url(), "hook", null);
        Post post = new Post(id, account, null, "https://reels.example/v.mp4", params, Optional.empty(), false);
        return new WebhookTargetConnector(fetch, workspace -> secrets, WebhookTestBed.defaults(), Clock.systemUTC())
                .advance(post, NO_JOURNAL);
    }
}
