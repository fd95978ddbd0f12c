package io.reelmill.publishing.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.Topics;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What follows from how calls of an endpoint go. */
class EndpointsTest {

    private final WebhookTestBed bench = new WebhookTestBed();
    private final Receiver receiver = new Receiver();

    @AfterEach
    void close() {
        receiver.close();
        bench.close();
    }

    @Test
    void shouldLeaveAnEndpointAloneAfterFailuresInARowAndThenTryOneCall() {
        receiver.answers(500);
        addMany(20);

        bench.attemptDue();

        int tried = receiver.calls().size();
        assertThat(tried)
                .as("the circuit opens soon")
                .isLessThan(20)
                .isGreaterThanOrEqualTo(bench.settings.failuresUntilPause());
        assertThat(bench.endpoint().pausedUntil()).isAfter(bench.now());
        bench.clock.passTo(bench.endpoint().pausedUntil());
        assertThat(bench.claims.claim(100))
                .as("one call, to see whether it is back")
                .hasSize(1);
    }

    @Test
    void shouldUseUpNoAttemptWhileTheCircuitIsOpenAndCloseItAfterASuccess() {
        receiver.answers(500);
        addMany(20);
        bench.attemptDue();
        receiver.answers(204);

        for (int i = 0; i < 50; i++) {
            bench.clock.pass(Duration.ofSeconds(15));
            bench.attemptDue();
        }

        assertThat(bench.endpoint().failures()).isZero();
        assertThat(bench.endpoint().pausedUntil()).isNull();
        var entries = bench.log.newest(WebhookTestBed.WORKSPACE, Optional.empty(), 100);
        assertThat(entries).extracting(DeliveryLog.Entry::state).containsOnly("delivered");
        assertThat(entries)
                .allSatisfy(entry -> assertThat(entry.attempts().size()).isLessThanOrEqualTo(2));
    }

    @Test
    void shouldGiveAFullShareToAnEndpointThatAnswersSoon() {
        addMany(bench.settings.claimsOfOneProvenEndpoint() + 10);

        assertThat(bench.claims.claim(1)).hasSize(1).allSatisfy(bench::attempt);

        int share = bench.settings.claimsOfOneProvenEndpoint();
        assertThat(bench.claims.claim(2 * share)).hasSize(share);
    }

    @Test
    void shouldDisableAnEndpointAfterFiveDaysOfFailureAndSayWhy() {
        receiver.answers(500);
        Instant end = bench.now().plus(bench.settings.disableAfter()).plus(Duration.ofHours(2));

        while (bench.now().isBefore(end)) {
            bench.add(receiver.url());
            bench.attemptDue();
            bench.clock.pass(Duration.ofHours(6));
        }

        assertThat(bench.endpoint().state()).isEqualTo("disabled");
        assertThat(bench.endpoint().reason()).isEqualTo("every call failed for 5 days");
        assertThat(bench.told()).containsExactly(Topics.WEBHOOK_EVENTS);
        assertThat(bench.tasks.backlog().waiting()).isZero();
        int calls = receiver.calls().size();
        bench.add(receiver.url());
        bench.clock.pass(Duration.ofDays(1));
        assertThat(bench.attemptDue()).isZero();
        assertThat(receiver.calls()).hasSize(calls);
        assertThat(bench.log
                        .newest(WebhookTestBed.WORKSPACE, Optional.empty(), 1)
                        .get(0)
                        .reason())
                .isEqualTo("the endpoint is disabled: every call failed for 5 days");
    }

    @Test
    void shouldDisableAnEndpointThatIsGoneUntilItIsEnabled() {
        receiver.answers(410);
        bench.add(receiver.url());
        bench.add(receiver.url());
        bench.attemptDue();
        assertThat(bench.endpoint().state()).isEqualTo("disabled");
        assertThat(receiver.calls()).as("none after the 410").hasSizeLessThanOrEqualTo(2);
        UUID id = bench.endpoint().id();

        assertThat(bench.endpoints.enable(bench.tasks.queue(), UUID.randomUUID(), id))
                .as("another workspace")
                .isEmpty();
        assertThat(bench.endpoints.enable(bench.tasks.queue(), WebhookTestBed.WORKSPACE, id))
                .hasValueSatisfying(e -> assertThat(e.state()).isEqualTo("active"));
        receiver.answers(204);
        bench.add(receiver.url());
        assertThat(bench.attemptDue()).isEqualTo(1);
    }

    @Test
    void shouldRecoverAllThatFailedSinceATime() {
        receiver.answers(410);
        bench.add(receiver.url());
        bench.attemptDue();
        bench.clock.pass(Duration.ofHours(1));
        Instant since = bench.now();
        bench.add(receiver.url());
        bench.add(receiver.url());
        receiver.answers(204);

        assertThat(bench.redelivery.recover(UUID.randomUUID(), since, Optional.empty()))
                .isZero();
        assertThat(bench.redelivery.recover(WebhookTestBed.WORKSPACE, since, Optional.of("https://other.example")))
                .isZero();
        assertThat(bench.redelivery.recover(WebhookTestBed.WORKSPACE, since, Optional.of(receiver.url())))
                .isEqualTo(2);
        assertThat(bench.attemptDue()).isEqualTo(2);

        assertThat(bench.log.newest(WebhookTestBed.WORKSPACE, Optional.empty(), 10))
                .extracting(DeliveryLog.Entry::state)
                .containsExactly("delivered", "delivered", "failed");
        assertThat(bench.endpoint().state())
                .as("a person sent again, and it was taken")
                .isEqualTo("active");
    }

    @Test
    void shouldSendATestEventSigned() {
        UUID event = bench.intake.addTest(WebhookTestBed.WORKSPACE, receiver.url());
        bench.attemptDue();

        var call = receiver.calls().get(0);
        assertThat(call.json().get("event").asText()).isEqualTo("webhook.test");
        assertThat(call.json().get("eventId").asText()).isEqualTo(event.toString());
        assertThat(call.header("webhook-id")).isEqualTo(event.toString());
        assertThat(call.header("webhook-signature")).startsWith("v1,");
        assertThat(bench.only().event()).isEqualTo("webhook.test");
    }

    @Test
    void shouldReachAFastEndpointBehindAThousandThatSayNothing() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 2000, InetAddress.getLoopbackAddress())) {
            for (int i = 0; i < 1000; i++) {
                bench.add("http://127.0.0.1:" + silent.getLocalPort() + "/" + i);
            }
            bench.add(receiver.url());

            bench.beginDue();

            await().atMost(Duration.ofMinutes(1)).until(() -> receiver.calls().size() == 1);
        }
    }

    private void addMany(int count) {
        bench.addTogether(receiver.url(), count);
    }
}
