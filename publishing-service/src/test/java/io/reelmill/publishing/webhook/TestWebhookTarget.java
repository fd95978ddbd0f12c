package io.reelmill.publishing.webhook;

import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.platform.Connector;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** The connector to webhooks, with a secret of its own. */
public final class TestWebhookTarget {

    public static final String SECRET = "whsec_bmV3LXNlY3JldC1vZi0yNC1ieXRlcw==";

    private TestWebhookTarget() {}

    public static Connector of(SafeFetch outside, Clock clock) {
        return new WebhookTargetConnector(
                outside, workspace -> Optional.of(List.of(SECRET)), WebhookTestBed.defaults(), clock);
    }
}
