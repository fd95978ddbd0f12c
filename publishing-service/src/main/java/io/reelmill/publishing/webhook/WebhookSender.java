package io.reelmill.publishing.webhook;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.webhook.Attempt.Outcome;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jboss.logging.Logger;

/** Attempts one delivery: signs, sends, judges the answer, writes down what follows. */
@Singleton
class WebhookSender {

    private static final Logger LOG = Logger.getLogger(WebhookSender.class);
    private static final int GONE = 410;
    private static final int KEPT_OF_RESPONSE = 1000;

    private final Deliveries deliveries;
    private final WebhookSecretSource secrets;
    private final WebhookBody body;
    private final SafeFetch outside;
    private final RetrySchedule schedule;
    private final WebhookSettings settings;
    private final Clock clock;

    WebhookSender(
            Deliveries deliveries,
            WebhookSecretSource secrets,
            WebhookBody body,
            SafeFetch outside,
            RetrySchedule schedule,
            WebhookSettings settings,
            Clock clock) {
        this.deliveries = deliveries;
        this.secrets = secrets;
        this.body = body;
        this.outside = outside;
        this.schedule = schedule;
        this.settings = settings;
        this.clock = clock;
    }

    /** Makes one attempt; empty when none could be made: without secrets, or when another has the delivery by now. */
    Optional<Attempt> attempt(WebhookDelivery delivery) {
        Optional<List<String>> keys = secrets.of(delivery.workspaceId());
        if (keys.isEmpty()) {
            deliveries.postpone(delivery, withoutSecrets(delivery));
            return Optional.empty();
        }
        OptionalInt number = deliveries.begin(delivery);
        if (number.isEmpty()) {
            return Optional.empty();
        }
        long start = System.nanoTime();
        Fetched fetched = send(delivery, number.getAsInt(), keys.get());
        Attempt attempt = attempt(fetched, Duration.ofNanos(System.nanoTime() - start));
        NextStep next = next(delivery, fetched);
        boolean written = deliveries.finish(delivery, number.getAsInt(), attempt, next);
        LOG.infof(
                "webhook attempt ended: event=%s pid=%s attempt=%d outcome=%s status=%s error=%s next=%s%s",
                delivery.eventId(),
                delivery.project().pid(),
                number.getAsInt(),
                attempt.outcome().column(),
                attempt.status(),
                attempt.error(),
                next,
                written ? "" : " (lease lost, not written)");
        return Optional.of(attempt);
    }

    private Fetched send(WebhookDelivery delivery, int number, List<String> keys) {
        byte[] json = body.write(delivery.project(), delivery.eventId(), number);
        Map<String, String> headers =
                new HashMap<>(WebhookSignature.headers(delivery.eventId(), clock.instant(), json, keys));
        headers.put("Content-Type", "application/json");
        return outside.post(delivery.url(), headers, json, Limits.webhook(settings.timeout()));
    }

    private static Attempt attempt(Fetched fetched, Duration duration) {
        if (fetched instanceof Fetched.Success answer) {
            Outcome outcome = answer.isOk() ? Outcome.DELIVERED : Outcome.REJECTED;
            String error = answer.isOk() ? null : "http_status";
            return new Attempt(outcome, answer.status(), error, beginning(answer.body()), duration);
        }
        if (fetched instanceof Fetched.Refused refused) {
            return new Attempt(Outcome.REFUSED, null, word(refused.reason()) + "_url", null, duration);
        }
        return new Attempt(Outcome.UNANSWERED, null, word(((Fetched.Failed) fetched).failure()), null, duration);
    }

    private NextStep next(WebhookDelivery delivery, Fetched fetched) {
        if (fetched instanceof Fetched.Success answer && answer.isOk()) {
            return new NextStep.Done();
        }
        if (fetched instanceof Fetched.Success answer && answer.status() == GONE) {
            return new NextStep.GiveUp("the receiver answered 410: it wants no more calls");
        }
        if (fetched instanceof Fetched.Refused refused) {
            return new NextStep.GiveUp("webhookUrl " + refused.message());
        }
        Optional<String> retryAfter =
                fetched instanceof Fetched.Success answer ? answer.header("retry-after") : Optional.empty();
        int failures = delivery.failures() + 1;
        return schedule.next(failures, clock.instant(), retryAfter)
                .<NextStep>map(NextStep.Retry::new)
                .orElseGet(() -> new NextStep.GiveUp("no 2xx answer after " + failures + " attempts"));
    }

    private NextStep withoutSecrets(WebhookDelivery delivery) {
        Instant now = clock.instant();
        boolean patient = now.isBefore(delivery.createdAt().plus(settings.secretsPatience()));
        return patient
                ? new NextStep.Retry(now.plus(settings.secretsPause()))
                : new NextStep.GiveUp("the workspace's webhook secrets could not be read");
    }

    private static String beginning(byte[] response) {
        String text = new String(response, StandardCharsets.UTF_8).replace('\0', ' ');
        return text.length() <= KEPT_OF_RESPONSE ? text : text.substring(0, KEPT_OF_RESPONSE);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
