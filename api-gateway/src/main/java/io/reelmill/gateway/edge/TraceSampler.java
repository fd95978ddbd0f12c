package io.reelmill.gateway.edge;

import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.data.LinkData;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import io.opentelemetry.sdk.trace.samplers.SamplingResult;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Decides whether the trace of a call is recorded: by the operator's ratio alone. What a client sends in {@code traceparent} names
 * the trace that the call is a part of, and neither its flag nor its id has a say: a client could choose both.
 *
 * <p>All else follows what caused it: a part of a call, and a message of another service of ours.
 */
@Singleton
class TraceSampler implements Sampler {

    private final double ratio;
    private final Sampler ofOwnTraces;

    /** @param ratio of the calls that are recorded, 0 to 1 */
    TraceSampler(@ConfigProperty(name = "quarkus.otel.traces.sampler.arg", defaultValue = "1.0") double ratio) {
        this.ratio = ratio;
        this.ofOwnTraces = Sampler.parentBased(Sampler.traceIdRatioBased(ratio));
    }

    @Override
    public SamplingResult shouldSample(
            Context parent, String traceId, String name, SpanKind kind, Attributes attributes, List<LinkData> links) {
        SpanContext cause = Span.fromContext(parent).getSpanContext();
        if (kind != SpanKind.SERVER || !cause.isRemote()) {
            return ofOwnTraces.shouldSample(parent, traceId, name, kind, attributes, links);
        }
        return ThreadLocalRandom.current().nextDouble() < ratio
                ? SamplingResult.recordAndSample()
                : SamplingResult.drop();
    }

    @Override
    public String getDescription() {
        return "the operator's ratio, whatever a client asks for";
    }
}
