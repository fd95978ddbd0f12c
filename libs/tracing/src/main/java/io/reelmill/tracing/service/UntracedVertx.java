package io.reelmill.tracing.service;

import io.quarkus.vertx.VertxOptionsCustomizer;
import io.vertx.core.VertxOptions;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Takes the tracer out of Vert.x where nothing is exported: otherwise it is called, and warns, for every HTTP call. */
@Singleton
public class UntracedVertx implements VertxOptionsCustomizer {

    private final boolean disabled;

    UntracedVertx(@ConfigProperty(name = "quarkus.otel.sdk.disabled") boolean disabled) {
        this.disabled = disabled;
    }

    @Override
    public void accept(VertxOptions options) {
        if (disabled) {
            options.setTracingOptions(null);
        }
    }
}
