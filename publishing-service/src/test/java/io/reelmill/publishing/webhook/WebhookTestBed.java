package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.AsyncPost;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.media.SignedLinks;
import io.reelmill.outbox.Outbox;
import io.reelmill.publishing.TestSettings;
import io.reelmill.publishing.setup.DatabaseConfiguration;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.testkit.VirtualClock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;

/** The notifier without its threads, on a real database and a virtual clock. */
final class WebhookTestBed implements AutoCloseable {

    static final String OLD_SECRET = "whsec_b2xkLXNlY3JldC1vZi0yNC1ieXRlcw==";
    static final String NEW_SECRET = "whsec_bmV3LXNlY3JldC1vZi0yNC1ieXRlcw==";
    static final UUID WORKSPACE = UUID.fromString("7b6fd0a3-8b1e-4f0e-9a52-3d0c0f7b0001");

    /** One for all tests; each begins with empty tables. */
    private static final Jdbi DATABASE = DatabaseConfiguration.openMigrated(TestPostgres.dataSource());

    /** It begins now, as the reference verifier has no other clock. */
    final VirtualClock clock = new VirtualClock(Instant.now().truncatedTo(ChronoUnit.MILLIS));

    /** As by default, but for how soon an answer comes: the machine may stand still for seconds. */
    final WebhookSettings settings = settings(Map.of("reelmill.webhook.soon", "1h"));

    final Jdbi jdbi = DATABASE;
    final Endpoints endpoints = new Endpoints(jdbi, clock, settings);
    final DeliveryTasks tasks = new DeliveryTasks(jdbi, clock, settings);
    private final WebhookBody body =
            new WebhookBody(new SignedLinks("https://reels.example", new byte[32], Duration.ofDays(7), clock));
    final DeliveryIntake intake = new DeliveryIntake(jdbi, clock, endpoints, tasks, body);
    final DeliveryClaims claims = new DeliveryClaims(jdbi, clock, settings, tasks, endpoints, body);
    final DeliveryOutcomes outcomes = new DeliveryOutcomes(
            jdbi, clock, tasks, new CircuitBreaker(clock, settings, new Outbox("publishing", "/test", clock)));
    final Redelivery redelivery = new Redelivery(jdbi, clock, tasks);
    final DeliveryRetention retention = new DeliveryRetention(jdbi, clock, settings);
    final DeliveryLog log = new DeliveryLog(jdbi, clock);
    Optional<List<String>> secrets = Optional.of(List.of(NEW_SECRET, OLD_SECRET));
    private AsyncPost outside = new AsyncPost(new UrlPolicy(AddressPolicy.of(true)), 2048);

    WebhookTestBed() {
        jdbi.useHandle(
                handle -> handle.execute(
                        "TRUNCATE publishing.deliveries, publishing.attempts, publishing.tasks, publishing.lanes, publishing.endpoints, publishing.outbox CASCADE"));
    }

    /** The settings as they are when nobody sets anything. */
    static WebhookSettings defaults() {
        return settings(Map.of());
    }

    private static WebhookSettings settings(Map<String, String> values) {
        return TestSettings.of(WebhookSettings.class, values);
    }

    void closePrivateAddresses() {
        outside.close();
        outside = new AsyncPost(new UrlPolicy(AddressPolicy.publicOnly()), 8);
    }

    RenderFinished add(String url) {
        RenderFinished finished = FinishedRun.of(WORKSPACE, url);
        add(finished);
        return finished;
    }

    void addTogether(String url, int count) {
        intake.add(Stream.generate(() -> FinishedRun.of(WORKSPACE, url))
                .limit(count)
                .map(intake::of)
                .toList());
    }

    /** Whether it is new. */
    boolean add(RenderFinished finished) {
        return !intake.add(List.of(intake.of(finished))).isEmpty();
    }

    private WebhookSender sender() {
        return new WebhookSender(workspace -> secrets, outside, new RetrySchedule(settings), settings, clock);
    }

    /** Begins attempts of everything that is due, and waits for none. */
    void beginDue() {
        WebhookSender sender = sender();
        for (var due = claims.claim(256); !due.isEmpty(); due = claims.claim(256)) {
            due.forEach(delivery -> sender.send(delivery, secrets.orElseThrow()));
        }
    }

    /** Attempts one delivery and writes it down, if its secrets are known. */
    Optional<EndedAttempt> attempt(WebhookDelivery delivery) {
        Optional<EndedAttempt> ended = send(delivery);
        ended.ifPresent(attempt -> outcomes.finish(List.of(attempt)));
        return ended;
    }

    /** Attempts one delivery as a sender that dies before it has written that down. */
    Optional<EndedAttempt> send(WebhookDelivery delivery) {
        WebhookSender sender = sender();
        List<String> keys = sender.secrets(List.of(delivery)).get(delivery.workspaceId());
        if (keys == null) {
            outcomes.postpone(Map.of(delivery, sender.withoutSecrets(delivery)));
            return Optional.empty();
        }
        return Optional.of(sender.send(delivery, keys).join());
    }

    /** Attempts everything that is due; how many there were. */
    int attemptDue() {
        int attempted = 0;
        for (var due = claims.claim(16); !due.isEmpty(); due = claims.claim(16)) {
            due.forEach(this::attempt);
            attempted += due.size();
        }
        return attempted;
    }

    Endpoints.Shown endpoint() {
        return endpoints.list(WORKSPACE, 10).get(0);
    }

    /** The kinds of events that were told. */
    List<String> told() {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT topic FROM publishing.outbox ORDER BY id")
                .mapTo(String.class)
                .list());
    }

    DeliveryLog.Entry only() {
        List<DeliveryLog.Entry> entries = log.newest(WORKSPACE, Optional.empty(), 10);
        if (entries.size() != 1) {
            throw new AssertionError("one delivery expected: " + entries);
        }
        return entries.get(0);
    }

    Instant now() {
        return clock.instant();
    }

    @Override
    public void close() {
        outside.close();
    }
}
