package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.platform.Connector;
import io.reelmill.publishing.platform.Journal;
import io.reelmill.publishing.platform.Outcome;
import io.reelmill.publishing.platform.Post;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Posts a video to a webhook: a signed call with the video's address. A receiver cannot be asked what it has, so a call whose
 * outcome is unknown is repeated under the same {@code webhook-id}, by which receivers remove duplicates.
 */
@Singleton
public class WebhookTargetConnector implements Connector {

    static final String EVENT = "publication.requested";

    private static final int GONE = 410;
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private final SafeFetch outside;
    private final WebhookSecretSource secrets;
    private final WebhookSettings settings;
    private final Clock clock;

    WebhookTargetConnector(SafeFetch outside, WebhookSecretSource secrets, WebhookSettings settings, Clock clock) {
        this.outside = outside;
        this.secrets = secrets;
        this.settings = settings;
        this.clock = clock;
    }

    @Override
    public Platform platform() {
        return Platform.WEBHOOK;
    }

    @Override
    public boolean uploads() {
        return false;
    }

    @Override
    public void check(String field, ObjectNode params) {
        // A receiver takes whatever it is sent.
    }

    @Override
    public Outcome advance(Post post, Journal journal) {
        Optional<List<String>> keys = secrets.of(post.account().workspaceId());
        if (keys.isEmpty()) {
            return new Outcome.Deferred("secrets", "the signing secrets cannot be read now", settings.secretsPause());
        }
        ObjectNode body = ContractJson.mapper().createObjectNode();
        body.put("event", EVENT).put("eventId", post.id().toString()).put("videoUrl", post.videoUrl());
        body.set("extraParams", post.params());
        byte[] json = body.toString().getBytes(StandardCharsets.UTF_8);
        Map<String, String> headers = WebhookSignature.headers(post.id(), clock.instant(), json, keys.get());
        headers.put("Content-Type", "application/json");
        Fetched answer = outside.post(post.account().externalId(), headers, json, Limits.webhook(settings.timeout()));
        return outcome(answer);
    }

    /** As long as the receiver asks for, within bounds. */
    private Duration pause(Fetched.Success answer) {
        Duration asked = answer.header("retry-after")
                .flatMap(value -> RetryAfter.parse(value, clock.instant()))
                .map(at -> Duration.between(clock.instant(), at))
                .orElse(PAUSE);
        if (asked.compareTo(PAUSE) < 0) {
            return PAUSE;
        }
        return asked.compareTo(settings.longestRetryAfter()) > 0 ? settings.longestRetryAfter() : asked;
    }

    private Outcome outcome(Fetched fetched) {
        if (fetched instanceof Fetched.Success answer && answer.isOk()) {
            return new Outcome.Published(null, null);
        }
        if (fetched instanceof Fetched.Success answer) {
            String message = "the receiver answered " + answer.status();
            return answer.status() == GONE
                    ? new Outcome.Failed("gone", message)
                    : new Outcome.Retry("http_status", message, pause(answer));
        }
        if (fetched instanceof Fetched.Refused refused) {
            return new Outcome.Failed("blocked_url", "the webhook's URL " + refused.message());
        }
        return new Outcome.Retry("unanswered", "the receiver " + ((Fetched.Failed) fetched).message(), PAUSE);
    }
}
