package io.reelmill.publishing.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.standardwebhooks.Webhook;
import io.reelmill.publishing.webhook.Receiver.Answer;
import io.reelmill.publishing.webhook.Receiver.Call;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WebhookSenderTest {

    private final WebhookTestBed bench = new WebhookTestBed();
    private final Receiver receiver = new Receiver();

    @AfterEach
    void close() {
        receiver.close();
        bench.close();
    }

    @Test
    void shouldSignForEverySecret() {
        bench.add(receiver.url());

        bench.attemptDue();

        Call call = receiver.calls().get(0);
        assertThat(call.header("webhook-signature").split(" ")).hasSize(2);
        for (String secret : List.of(WebhookTestBed.NEW_SECRET, WebhookTestBed.OLD_SECRET)) {
            assertThatCode(() -> new Webhook(secret).verify(call.body(), call.headers()))
                    .doesNotThrowAnyException();
        }
        assertThatThrownBy(() -> new Webhook("whsec_" + "b3RoZXI=").verify(call.body(), call.headers()))
                .isInstanceOf(Exception.class);
        assertThatThrownBy(() -> new Webhook(WebhookTestBed.NEW_SECRET).verify(call.body() + " ", call.headers()))
                .isInstanceOf(Exception.class);
    }

    @Test
    void shouldSendTheStatusBodyWithEventAndAttempt() {
        var finished = bench.add(receiver.url());

        bench.attemptDue();

        Call call = receiver.calls().get(0);
        assertThat(call.header("content-type")).isEqualTo("application/json");
        var body = call.json();
        assertThat(body.get("event").asText()).isEqualTo("render.finished");
        assertThat(body.get("eventId").asText()).isEqualTo(call.header("webhook-id"));
        assertThat(body.get("attempt").asInt()).isEqualTo(1);
        assertThat(body.get("success").asInt()).isEqualTo(1);
        assertThat(body.get("pid").asText()).isEqualTo(finished.pid());
        assertThat(body.get("status").asText()).isEqualTo("ready");
        assertThat(body.get("creditsUsed").asInt()).isEqualTo(14);
        assertThat(body.get("videoUrl").asText())
                .startsWith("https://reels.example/media/")
                .endsWith("/1/video.mp4");
        assertThat(body.get("metadata")).hasToString("{\"z\":\"last\",\"a\":1.0}");
        assertThat(bench.only().state()).isEqualTo("delivered");
    }

    @Test
    void shouldRetryOnTheScheduleAndThenGiveUp() {
        receiver.answers(new Answer(500, Map.of(), "o\0ops " + "x".repeat(10_000)));
        bench.add(receiver.url());

        assertThat(bench.attemptDue()).isEqualTo(1);
        for (Duration pause : bench.settings.schedule()) {
            Instant planned = bench.now().plus(pause);
            Instant due = bench.only().nextAttemptAt();
            assertThat(due).isBetween(planned, planned.plus(pause.dividedBy(10)).plusMillis(1));
            bench.clock.passTo(due.minusMillis(1));
            assertThat(bench.attemptDue()).as("before %s", pause).isZero();
            bench.clock.passTo(due);
            assertThat(bench.attemptDue()).as("after %s", pause).isEqualTo(1);
        }

        var entry = bench.only();
        assertThat(entry.state()).isEqualTo("failed");
        assertThat(entry.reason()).isEqualTo("no 2xx answer after 10 attempts");
        assertThat(entry.nextAttemptAt()).isNull();
        assertThat(entry.attempts()).hasSize(10).allSatisfy(attempt -> {
            assertThat(attempt.outcome()).isEqualTo("rejected");
            assertThat(attempt.status()).isEqualTo(500);
            assertThat(attempt.response()).startsWith("o ops xxx").hasSize(1000);
        });
        assertThat(receiver.calls())
                .extracting(call -> call.header("webhook-id"))
                .containsOnly(entry.eventId().toString());
        assertThat(receiver.calls())
                .extracting(call -> call.json().get("attempt").asInt())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 10).boxed().toList());
        assertThat(receiver.calls())
                .extracting(call -> call.body().replaceFirst("\"attempt\":\\d+", ""))
                .as("the same body on every attempt, but for its number")
                .hasSize(10)
                .containsOnly(receiver.calls().get(0).body().replaceFirst("\"attempt\":\\d+", ""));
        bench.clock.pass(Duration.ofDays(30));
        assertThat(bench.attemptDue()).isZero();
    }

    @Test
    void shouldReachAReceiverThatWasAwayFor72Hours() {
        receiver.close();
        for (int i = 0; i < 3; i++) {
            bench.add(receiver.url());
        }
        Instant back = bench.now().plus(Duration.ofDays(3));

        while (bench.now().isBefore(back)) {
            bench.attemptDue();
            passToTheNextAttempt();
        }
        try (var again = new Receiver(receiver.port())) {
            while (nextDue() != null) {
                bench.attemptDue();
                passToTheNextAttempt();
            }
            assertThat(again.calls())
                    .extracting(call -> call.header("webhook-id"))
                    .hasSize(3)
                    .doesNotHaveDuplicates();
        }

        assertThat(entries()).extracting(DeliveryLog.Entry::state).containsOnly("delivered");
        assertThat(entries().get(0).attempts().get(0).error()).isEqualTo("connection");
    }

    @Test
    void shouldStopWhenTheReceiverIsGone() {
        receiver.answers(410);
        bench.add(receiver.url());

        bench.attemptDue();

        assertThat(bench.only().state()).isEqualTo("failed");
        assertThat(bench.only().reason()).contains("410");
    }

    @Test
    void shouldWaitAsLongAsTheReceiverAsksFor() {
        bench.add(receiver.url());

        assertThat(pauseAfter("3600")).isEqualTo(Duration.ofHours(1));
        Instant date = bench.now().plus(Duration.ofHours(2)).truncatedTo(ChronoUnit.SECONDS);
        Duration untilThen = Duration.between(bench.now(), date);
        assertThat(pauseAfter(DateTimeFormatter.RFC_1123_DATE_TIME.format(date.atOffset(ZoneOffset.UTC))))
                .isEqualTo(untilThen);
        assertThat(pauseAfter("9999999")).isEqualTo(Duration.ofHours(24));
        // A shorter pause than the schedule's would use the attempts up in no time; nonsense counts as nothing.
        assertThat(pauseAfter("1")).isBetween(Duration.ofHours(2), Duration.ofMinutes(133));
        assertThat(pauseAfter("soon")).isBetween(Duration.ofHours(5), Duration.ofMinutes(331));
    }

    @Test
    void shouldSendTheSameEventIdWhenASenderDiesBeforeItIsWrittenDown() {
        bench.add(receiver.url());

        assertThat(bench.send(bench.claims.claim(1).get(0))).isPresent();
        assertThat(bench.attemptDue()).as("while the lease lasts").isZero();
        bench.clock.pass(bench.settings.lease());
        assertThat(bench.attemptDue()).isEqualTo(1);

        assertThat(receiver.calls()).hasSize(2);
        assertThat(receiver.calls())
                .extracting(call -> call.header("webhook-id"))
                .containsOnly(bench.only().eventId().toString());
        assertThat(bench.only().attempts())
                .extracting(DeliveryLog.AttemptEntry::outcome)
                .containsExactly("interrupted", "delivered");
    }

    @Test
    void shouldWriteNothingOnceTheLeaseIsAnothers() {
        receiver.answers(500);
        bench.add(receiver.url());
        WebhookDelivery zombie = bench.claims.claim(1).get(0);
        bench.clock.pass(bench.settings.lease());
        WebhookDelivery heir = bench.claims.claim(1).get(0);

        assertThatThrownBy(() -> bench.attempt(zombie)).hasMessageContaining("too old");
        assertThat(receiver.calls()).as("it does not even send").isEmpty();
        var attempt = new Attempt(Attempt.Outcome.DELIVERED, 200, null, "", bench.now(), Duration.ZERO);
        assertThat(bench.outcomes.finish(List.of(new EndedAttempt(zombie, attempt, new NextStep.Done()))))
                .containsExactly(false);
        bench.outcomes.postpone(Map.of(zombie, new NextStep.GiveUp("stale")));

        assertThat(bench.only().state()).isEqualTo("pending");
        assertThat(bench.only().attempts())
                .extracting(DeliveryLog.AttemptEntry::outcome)
                .containsExactly("interrupted");
        assertThat(bench.attempt(heir)).isPresent();
    }

    @Test
    void shouldNotFollowARedirect() {
        try (var elsewhere = new Receiver()) {
            receiver.answers(new Answer(307, Map.of("Location", elsewhere.url()), ""));
            bench.add(receiver.url());

            bench.attemptDue();

            assertThat(elsewhere.calls()).isEmpty();
            assertThat(bench.only().state()).isEqualTo("pending");
            assertThat(bench.only().attempts().get(0).status()).isEqualTo(307);
        }
    }

    @Test
    void shouldGiveUpOnABlockedAddressWithoutConnecting() {
        bench.closePrivateAddresses();
        bench.add(receiver.url());

        bench.attemptDue();

        assertThat(receiver.calls()).isEmpty();
        assertThat(bench.only().state()).isEqualTo("failed");
        assertThat(bench.only().reason()).isEqualTo("webhookUrl must lead to a public address; 127.0.0.1 is not one");
        assertThat(bench.only().attempts().get(0).error()).isEqualTo("blocked_url");
    }

    @Test
    void shouldWaitWithoutAnAttemptWhileTheSecretsCannotBeRead() {
        var secrets = bench.secrets;
        bench.secrets = Optional.empty();
        bench.add(receiver.url());

        for (int i = 0; i < 20; i++) {
            assertThat(bench.attemptDue()).isEqualTo(1);
            bench.clock.pass(bench.settings.secretsPause());
        }
        assertThat(bench.only().attempts()).isEmpty();
        bench.secrets = secrets;
        bench.attemptDue();

        assertThat(receiver.calls()).hasSize(1);
        assertThat(receiver.calls().get(0).json().get("attempt").asInt()).isEqualTo(1);
    }

    @Test
    void shouldSendOnceMoreWhatIsAskedForDuringAnAttempt() {
        bench.add(receiver.url());
        receiver.answers(call -> {
            if (receiver.calls().size() == 1) {
                assertThat(bench.redelivery.resend(
                                WebhookTestBed.WORKSPACE, bench.only().eventId()))
                        .isTrue();
            }
            return Answer.of(200);
        });

        assertThat(bench.attemptDue()).isEqualTo(2);

        assertThat(receiver.calls()).hasSize(2);
        assertThat(bench.only().state()).isEqualTo("delivered");
        assertThat(bench.only().attempts()).hasSize(2);
    }

    @Test
    void shouldSendAgainOnRequestUnderTheSameEventId() {
        receiver.answers(410);
        bench.add(receiver.url());
        bench.attemptDue();
        UUID eventId = bench.only().eventId();

        assertThat(bench.redelivery.resend(UUID.randomUUID(), eventId))
                .as("another workspace")
                .isFalse();
        assertThat(bench.redelivery.resend(WebhookTestBed.WORKSPACE, eventId)).isTrue();
        receiver.answers(200);
        bench.attemptDue();

        assertThat(bench.only().state()).isEqualTo("delivered");
        assertThat(bench.only().reason()).isNull();
        assertThat(receiver.calls())
                .extracting(call -> call.header("webhook-id"))
                .containsOnly(eventId.toString());
        assertThat(receiver.calls().get(1).json().get("attempt").asInt()).isEqualTo(2);
    }

    private Duration pauseAfter(String retryAfter) {
        receiver.answers(new Answer(503, Map.of("Retry-After", retryAfter), ""));
        assertThat(bench.attemptDue()).isEqualTo(1);
        Instant due = bench.only().nextAttemptAt();
        Duration pause = Duration.between(bench.now(), due);
        bench.clock.passTo(due);
        return pause;
    }

    private List<DeliveryLog.Entry> entries() {
        return bench.log.newest(WebhookTestBed.WORKSPACE, Optional.empty(), 10);
    }

    /** To the time of an attempt, or beyond, where the endpoint is left alone for longer. */
    private void passToTheNextAttempt() {
        Instant due = nextDue();
        if (due != null) {
            Instant soon = bench.now().plusSeconds(5);
            bench.clock.passTo(due.isAfter(soon) ? due : soon);
        }
    }

    private Instant nextDue() {
        return entries().stream()
                .map(DeliveryLog.Entry::nextAttemptAt)
                .filter(due -> due != null)
                .min(Instant::compareTo)
                .orElse(null);
    }
}
