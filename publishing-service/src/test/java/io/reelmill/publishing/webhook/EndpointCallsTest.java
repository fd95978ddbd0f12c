package io.reelmill.publishing.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.webhook.Attempt.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class EndpointCallsTest {

    private static final int SHARE = 2;

    private final List<WebhookDelivery> givenBack = new ArrayList<>();
    private final List<CompletableFuture<EndedAttempt>> calls = new ArrayList<>();
    private final List<WebhookDelivery> called = new ArrayList<>();
    private final List<CompletableFuture<Optional<EndedAttempt>>> results = new ArrayList<>();

    @Test
    void shouldBeginTheNextCallWhenOneEnds() {
        EndpointCalls lines = lines(Duration.ofDays(1));
        Endpoint endpoint = endpoint("a");
        submit(lines, endpoint, 5);
        assertThat(calls).hasSize(SHARE);

        end(0, Outcome.DELIVERED);
        assertThat(calls).hasSize(SHARE + 1);
        assertThat(results.get(0).join()).isPresent();

        submit(lines, endpoint("b"), 1);
        assertThat(calls).as("another endpoint does not wait for it").hasSize(SHARE + 2);
    }

    @Test
    void shouldCallThousandsThatEndAtOnce() {
        EndpointCalls lines = lines(Duration.ofDays(1));
        Endpoint endpoint = endpoint("a");
        submit(lines, endpoint, SHARE);
        for (int i = 0; i < 20_000; i++) {
            WebhookDelivery delivery = delivery(endpoint);
            results.add(lines.submit(
                    delivery, SHARE, () -> CompletableFuture.completedFuture(ended(delivery, Outcome.DELIVERED))));
        }

        end(0, Outcome.DELIVERED);

        assertThat(results.subList(SHARE, results.size())).allMatch(CompletableFuture::isDone);
    }

    @Test
    void shouldGiveBackWhatWaitsForAnEndpointThatFails() {
        EndpointCalls lines = lines(Duration.ofDays(1));
        submit(lines, endpoint("a"), 10);

        end(0, Outcome.REJECTED);
        end(1, Outcome.REJECTED);
        assertThat(givenBack).as("two failures are none in a row").isEmpty();
        end(2, Outcome.REJECTED);

        assertThat(calls.size() + givenBack.size()).isEqualTo(10);
        assertThat(givenBack).isNotEmpty();
        assertThat(results.get(9).join()).isEmpty();
    }

    @Test
    void shouldGiveBackWhatWaitsForAnEndpointThatSaysNothing() {
        EndpointCalls lines = lines(Duration.ofMillis(1));
        submit(lines, endpoint("a"), 10);

        await().atMost(Duration.ofMinutes(1)).until(() -> {
            lines.giveBackLate();
            return givenBack.size() == 10 - SHARE;
        });

        assertThat(called).hasSize(SHARE);
        lines.giveBackAll();
        assertThat(givenBack).hasSize(10 - SHARE);
    }

    @Test
    void shouldTellACallThatBrokeOffAndGoOn() {
        EndpointCalls lines = lines(Duration.ofDays(1));
        Endpoint endpoint = endpoint("a");
        CompletableFuture<Optional<EndedAttempt>> broken = lines.submit(delivery(endpoint), SHARE, () -> {
            throw new IllegalStateException("of the test");
        });
        submit(lines, endpoint, 1);

        assertThat(broken).isCompletedExceptionally();
        assertThat(calls).hasSize(1);
    }

    private EndpointCalls lines(Duration maxSilence) {
        return new EndpointCalls(
                delivery -> {
                    givenBack.add(delivery);
                    return CompletableFuture.completedFuture(null);
                },
                3,
                maxSilence,
                Duration.ofDays(1));
    }

    private void submit(EndpointCalls lines, Endpoint endpoint, int count) {
        for (int i = 0; i < count; i++) {
            WebhookDelivery delivery = delivery(endpoint);
            results.add(lines.submit(delivery, SHARE, () -> {
                called.add(delivery);
                calls.add(new CompletableFuture<>());
                return calls.get(calls.size() - 1);
            }));
        }
    }

    private void end(int call, Outcome outcome) {
        calls.get(call).complete(ended(called.get(call), outcome));
    }

    private static EndedAttempt ended(WebhookDelivery delivery, Outcome outcome) {
        Attempt attempt = new Attempt(outcome, 204, null, "", Instant.EPOCH, Duration.ZERO);
        return new EndedAttempt(delivery, attempt, new NextStep.Done());
    }

    private static Endpoint endpoint(String name) {
        return Endpoint.unknown(WebhookTestBed.WORKSPACE, "https://example.com/" + name);
    }

    private static WebhookDelivery delivery(Endpoint endpoint) {
        UUID id = UUID.randomUUID();
        Claim claim = new Claim(id, endpoint.workspaceId(), endpoint.id(), 0, false, UUID.randomUUID());
        return new WebhookDelivery(
                id, endpoint.workspaceId(), "{", 1, Instant.EPOCH, Instant.MAX, null, endpoint, claim);
    }
}
