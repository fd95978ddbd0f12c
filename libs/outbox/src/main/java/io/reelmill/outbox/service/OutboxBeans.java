package io.reelmill.outbox.service;

import io.reelmill.outbox.Outbox;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Gives a service its outbox: the table of the configured schema, and events whose source is the service's name. */
@Singleton
public class OutboxBeans {

    @Produces
    @Singleton
    Outbox outbox(
            OutboxSettings settings,
            @ConfigProperty(name = "quarkus.application.name") String application,
            Clock clock) {
        String schema =
                settings.schema().orElseThrow(() -> new IllegalStateException("reelmill.outbox.schema is required"));
        return new Outbox(schema, "/reelmill/" + application, clock);
    }
}
