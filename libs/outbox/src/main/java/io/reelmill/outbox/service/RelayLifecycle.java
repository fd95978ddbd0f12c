package io.reelmill.outbox.service;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.metric.MetricNames;
import io.reelmill.kafka.KafkaLogin;
import io.reelmill.kafka.KafkaSettings;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.outbox.OutboxRelay;
import io.reelmill.outbox.OutboxRelay.Backlog;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jdbi.v3.core.Jdbi;

/** Runs the outbox relay for as long as the service runs. */
@Singleton
public class RelayLifecycle {

    /** After the observers of the service itself, which create the outbox table. */
    private static final int AFTER_MIGRATIONS = 4_000;

    private final OutboxSettings settings;
    private final Instance<DataSource> database;
    private final Instance<Jdbi> migrated;
    private final MeterRegistry meters;
    private final Map<String, Object> kafka;
    private final String application;
    private OutboxRelay relay;

    RelayLifecycle(
            OutboxSettings settings,
            Instance<DataSource> database,
            Instance<Jdbi> migrated,
            MeterRegistry meters,
            @Identifier("default-kafka-broker") Map<String, Object> kafka,
            @ConfigProperty(name = "quarkus.application.name") String application) {
        this.settings = settings;
        this.database = database;
        this.migrated = migrated;
        this.meters = meters;
        this.kafka = KafkaSettings.among(kafka);
        this.application = application;
    }

    void start(@Observes @Priority(AFTER_MIGRATIONS) StartupEvent event) {
        settings.schema().ifPresent(this::start);
    }

    private void start(String schema) {
        migrated.get(); // a service that has a Jdbi has created its tables
        KafkaLogin.checkInBackground(kafka);
        relay = new OutboxRelay(
                database.get(),
                schema,
                OutboxProducer.create(kafka, application + "-outbox"),
                OutboxRelay.Settings.defaults());
        meters.gauge(MetricNames.OUTBOX_MESSAGES, relay, r -> r.backlog().messages());
        meters.gauge(MetricNames.OUTBOX_OLDEST, relay, r -> r.backlog().oldest().toMillis() / 1000.0);
        meters.gauge(MetricNames.OUTBOX_PARKED, relay, r -> r.backlog().parked());
        meters.gauge(MetricNames.OUTBOX_RUNNING, relay, r -> r.isRunning() ? 1 : 0);
        relay.start();
    }

    /** Whether the relay works; empty when the service has none. */
    Optional<Boolean> running() {
        return Optional.ofNullable(relay).map(OutboxRelay::isRunning);
    }

    /** What is in the outbox; empty when the service has none. */
    Optional<Backlog> backlog() {
        return Optional.ofNullable(relay).map(OutboxRelay::backlog);
    }

    void stop(@Observes ShutdownEvent event) {
        if (relay != null) {
            relay.close();
        }
    }
}
