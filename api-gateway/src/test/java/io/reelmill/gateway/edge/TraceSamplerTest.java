package io.reelmill.gateway.edge;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.samplers.SamplingDecision;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceSamplerTest {

    /** Any ratio above 0 takes this one where the id decides. */
    private static final String LOW_ID = "4bf92f3577b34da60000000000000001";

    private static final String SPAN = "00f067aa0ba902b7";

    @Test
    void shouldRecordNoCallOfAClientWhereTheOperatorWantsNone() {
        assertThat(decision(0, fromOutside(true), SpanKind.SERVER)).isEqualTo(SamplingDecision.DROP);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldRecordEveryCallOfAClientWhereTheOperatorWantsAll(boolean asked) {
        assertThat(decision(1, fromOutside(asked), SpanKind.SERVER)).isEqualTo(SamplingDecision.RECORD_AND_SAMPLE);
    }

    @Test
    void shouldNotLetTheIdThatAClientHasChosenDecide() {
        double ratio = 1e-9; // of the ids of the world, this one would be taken

        assertThat(decision(ratio, Context.root(), SpanKind.SERVER)).isEqualTo(SamplingDecision.RECORD_AND_SAMPLE);
        assertThat(decision(ratio, fromOutside(true), SpanKind.SERVER)).isEqualTo(SamplingDecision.DROP);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldFollowTheCallInItsParts(boolean recorded) {
        SpanContext call = SpanContext.create(LOW_ID, SPAN, flags(recorded), TraceState.getDefault());

        assertThat(decision(0.5, Context.root().with(Span.wrap(call)), SpanKind.CLIENT))
                .isEqualTo(recorded ? SamplingDecision.RECORD_AND_SAMPLE : SamplingDecision.DROP);
    }

    @Test
    void shouldFollowAnotherServiceInAMessage() {
        assertThat(decision(0, fromOutside(true), SpanKind.CONSUMER)).isEqualTo(SamplingDecision.RECORD_AND_SAMPLE);
    }

    private static Context fromOutside(boolean sampled) {
        return Context.root()
                .with(Span.wrap(
                        SpanContext.createFromRemoteParent(LOW_ID, SPAN, flags(sampled), TraceState.getDefault())));
    }

    private static TraceFlags flags(boolean sampled) {
        return sampled ? TraceFlags.getSampled() : TraceFlags.getDefault();
    }

    private static SamplingDecision decision(double ratio, Context parent, SpanKind kind) {
        return new TraceSampler(ratio)
                .shouldSample(parent, LOW_ID, "POST", kind, Attributes.empty(), List.of())
                .getDecision();
    }
}
