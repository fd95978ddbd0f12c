package io.reelmill.publishing.webhook;

import io.opentelemetry.api.trace.SpanKind;
import io.reelmill.fetch.AsyncPost;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.publishing.webhook.Attempt.Outcome;
import io.reelmill.tracing.TracedWork;
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
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Attempts deliveries: signs, sends, judges the answer. No thread waits for a receiver. */
@Singleton
class WebhookSender {

    private static final int GONE = 410;
    private static final int KEPT_OF_RESPONSE = 1000;

    private final WebhookSecretSource secrets;
    private final AsyncPost outside;
    private final RetrySchedule schedule;
    private final WebhookSettings settings;
    private final Clock clock;
    private final Limits limits;

    WebhookSender(
            WebhookSecretSource secrets,
            AsyncPost outside,
            RetrySchedule schedule,
            WebhookSettings settings,
            Clock clock) {
        this.secrets = secrets;
        this.outside = outside;
        this.schedule = schedule;
        this.settings = settings;
        this.clock = clock;
        this.limits = Limits.webhook(settings.timeout());
    }

    /** The secrets of the workspaces of deliveries; without those whose secrets nobody can say now. */
    Map<UUID, List<String>> secrets(List<WebhookDelivery> deliveries) {
        Map<UUID, Optional<List<String>>> asked = new HashMap<>();
        deliveries.forEach(delivery -> asked.computeIfAbsent(delivery.workspaceId(), secrets::of));
        Map<UUID, List<String>> found = new HashMap<>();
        asked.forEach((workspace, keys) -> keys.ifPresent(present -> found.put(workspace, present)));
        return found;
    }

    /** Calls of the delivery's endpoint at one time. */
    int maxCalls(WebhookDelivery delivery) {
        return delivery.endpoint().isProven() ? settings.callsOfOneProvenEndpoint() : settings.callsOfOneEndpoint();
    }

    /**
     * Attempts a delivery. The attempt is not written down.
     *
     * @return fails, and nothing is sent, when the claim would end before the attempt: this process has stood still
     */
    CompletableFuture<EndedAttempt> send(WebhookDelivery delivery, List<String> keys) {
        Instant start = clock.instant();
        if (start.isAfter(delivery.sendUntil())) {
            return CompletableFuture.failedFuture(new IllegalStateException("the claim is too old for an attempt"));
        }
        long begun = System.nanoTime();
        byte[] json = WebhookBody.ofAttempt(delivery.body(), delivery.number()).getBytes(StandardCharsets.UTF_8);
        Map<String, String> headers = WebhookSignature.headers(delivery.eventId(), start, json, keys);
        headers.put("Content-Type", "application/json");
        // The receiver is a stranger: it is not told of the trace.
        TracedWork span = TracedWork.detached(delivery.traceparent(), SpanKind.CLIENT, "webhook")
                .attribute("reelmill.attempt", delivery.number());
        return outside.post(delivery.url(), headers, json, limits)
                .whenComplete((fetched, failure) -> close(span, fetched, failure))
                .thenApply(fetched -> {
                    Attempt attempt = attempt(fetched, start, Duration.ofNanos(System.nanoTime() - begun));
                    return new EndedAttempt(delivery, attempt, next(delivery, fetched));
                });
    }

    private static void close(TracedWork span, Fetched fetched, Throwable failure) {
        if (failure != null) {
            span.failed(failure);
        } else if (fetched instanceof Fetched.Success answer) {
            span.attribute("http.response.status_code", answer.status());
            if (!answer.isOk()) {
                span.failed("http_status");
            }
        } else {
            span.failed(fetched.getClass().getSimpleName());
        }
        span.close();
    }

    private static Attempt attempt(Fetched fetched, Instant start, Duration duration) {
        if (fetched instanceof Fetched.Success answer) {
            Outcome outcome = answer.isOk() ? Outcome.DELIVERED : Outcome.REJECTED;
            String error = answer.isOk() ? null : "http_status";
            return new Attempt(outcome, answer.status(), error, beginning(answer.body()), start, duration);
        }
        if (fetched instanceof Fetched.Refused refused) {
            return new Attempt(Outcome.REFUSED, null, word(refused.reason()) + "_url", null, start, duration);
        }
        return new Attempt(Outcome.UNANSWERED, null, word(((Fetched.Failed) fetched).failure()), null, start, duration);
    }

    private NextStep next(WebhookDelivery delivery, Fetched fetched) {
        if (fetched instanceof Fetched.Success answer && answer.isOk()) {
            return new NextStep.Done();
        }
        if (fetched instanceof Fetched.Success answer && answer.status() == GONE) {
            return new NextStep.Gone("the receiver answered 410: it wants no more calls");
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

    /** What becomes of a delivery whose secrets nobody can say now. */
    NextStep withoutSecrets(WebhookDelivery delivery) {
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
