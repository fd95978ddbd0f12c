package io.reelmill.render.provider;

import io.micrometer.core.instrument.MeterRegistry;
import io.reelmill.contracts.metric.MetricNames;
import io.reelmill.remote.call.CallObserver;
import java.time.Duration;

/** Counts calls, their time and what they cost: {@code reelmill_provider_calls}, {@code reelmill_provider_cost}. */
final class CallMeters implements CallObserver {

    private final MeterRegistry meters;
    private final ProviderSettings settings;

    CallMeters(MeterRegistry meters, ProviderSettings settings) {
        this.meters = meters;
        this.settings = settings;
    }

    @Override
    public void called(String endpoint, String operation, String outcome, Duration took) {
        meters.timer(MetricNames.PROVIDER_CALLS, "provider", endpoint, "operation", operation, "outcome", outcome)
                .record(took);
    }

    @Override
    public void used(String endpoint, String operation, double units) {
        double price = settings.endpoints().get(endpoint).prices().getOrDefault(operation, 0.0);
        meters.counter(MetricNames.PROVIDER_UNITS, "provider", endpoint, "operation", operation)
                .increment(units);
        meters.counter(MetricNames.PROVIDER_COST, "provider", endpoint, "operation", operation)
                .increment(units * price);
    }
}
