package io.reelmill.tracing;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import java.util.List;

/** The {@code traceparent} of W3C Trace Context: names the span that caused what follows. */
public final class Traceparent {

    /** Of HTTP and of Kafka messages. */
    public static final String HEADER = "traceparent";

    private static final TextMapGetter<String> GETTER = new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(String traceparent) {
            return List.of(HEADER);
        }

        @Override
        public String get(String traceparent, String key) {
            return key.equals(HEADER) ? traceparent : null;
        }
    };

    private Traceparent() {}

    /** Of the current span; null when nothing records it, so that nothing is stored of a trace that nobody sees. */
    public static String current() {
        SpanContext span = Span.current().getSpanContext();
        return span.isSampled()
                ? "00-" + span.getTraceId() + "-" + span.getSpanId() + "-"
                        + span.getTraceFlags().asHex()
                : null;
    }

    /** A context without a span where the text is not a {@code traceparent}. */
    static Context context(String traceparent) {
        return W3CTraceContextPropagator.getInstance().extract(Context.root(), traceparent, GETTER);
    }
}
