package io.reelmill.publishing.webhook;

import io.reelmill.fetch.AsyncPost;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.publishing.webhook.Attempt.Outcome;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
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

    private final Deliveries deliveries;
    private final WebhookSecretSource secrets;
    private final WebhookBody body;
    private final AsyncPost outside;
    private final RetrySchedule schedule;
    private final WebhookSettings settings;
    private final Clock clock;

    WebhookSender(
            Deliveries deliveries,
            WebhookSecretSource secrets,
            WebhookBody body,
            AsyncPost outside,
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

    /**
     * Begins an attempt of each delivery.
     *
     * @return for each in its order the attempt once it has ended; empty when none could be made: without secrets, or when
     *     another has the delivery by now
     */
    List<CompletableFuture<Optional<EndedAttempt>>> send(List<WebhookDelivery> claimed) {
        Map<UUID, Optional<List<String>>> keys = new HashMap<>();
        List<WebhookDelivery> signed = new ArrayList<>();
        for (WebhookDelivery delivery : claimed) {
            if (keys.computeIfAbsent(delivery.workspaceId(), secrets::of).isPresent()) {
                signed.add(delivery);
            } else {
                deliveries.postpone(delivery, withoutSecrets(delivery));
            }
        }
        Map<UUID, Integer> numbers = signed.isEmpty() ? Map.of() : deliveries.begin(signed);
        return claimed.stream()
                .map(delivery -> numbers.containsKey(delivery.eventId())
                        ? send(
                                delivery,
                                numbers.get(delivery.eventId()),
                                keys.get(delivery.workspaceId()).orElseThrow())
                        : CompletableFuture.completedFuture(Optional.<EndedAttempt>empty()))
                .toList();
    }

    private CompletableFuture<Optional<EndedAttempt>> send(WebhookDelivery delivery, int number, List<String> keys) {
        long start = System.nanoTime();
        byte[] json = body.write(delivery, number);
        Map<String, String> headers =
                new HashMap<>(WebhookSignature.headers(delivery.eventId(), clock.instant(), json, keys));
        headers.put("Content-Type", "application/json");
        return outside.post(delivery.url(), headers, json, Limits.webhook(settings.timeout()))
                .thenApply(fetched -> {
                    Attempt attempt = attempt(fetched, Duration.ofNanos(System.nanoTime() - start));
                    return Optional.of(new EndedAttempt(delivery, number, attempt, next(delivery, fetched)));
                });
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
