package io.reelmill.tracing;

import io.opentelemetry.api.GlobalOpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.Scope;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

/**
 * Work that is a span of a trace. It never begins a trace: without one to go on with, nothing is recorded.
 *
 * <p>{@link #begin} makes the span current for the calling thread, which has to close it. A span of {@link #detached} is current
 * nowhere, and any thread may close it.
 */
public final class TracedWork implements AutoCloseable {

    private static final String INSTRUMENTATION = "io.reelmill";
    private static final TracedWork UNTRACED = new TracedWork(Span.getInvalid(), Scope.noop());

    private final Span span;
    private final Scope scope;

    private TracedWork(Span span, Scope scope) {
        this.span = span;
        this.scope = scope;
    }

    /** @param traceparent of what caused the work; null or malformed when there is no trace */
    @SuppressWarnings("MustBeClosedChecker") // close() closes the scope
    public static TracedWork begin(String traceparent, SpanKind kind, String name) {
        Span span = span(traceparent, kind, name);
        return span == null ? UNTRACED : new TracedWork(span, span.makeCurrent());
    }

    /** As {@link #begin}, for work that ends on another thread. */
    public static TracedWork detached(String traceparent, SpanKind kind, String name) {
        Span span = span(traceparent, kind, name);
        return span == null ? UNTRACED : new TracedWork(span, Scope.noop());
    }

    /**
     * As {@link #begin}, for work that is done for several causes at once: it belongs to the trace of the first that is traced, and is
     * linked with the others.
     *
     * @param traceparents of the causes; null or malformed where there is no trace
     */
    @SuppressWarnings("MustBeClosedChecker") // close() closes the scope
    public static TracedWork beginForAll(Collection<String> traceparents, SpanKind kind, String name) {
        List<Context> causes = traceparents.stream()
                .filter(Objects::nonNull)
                .map(Traceparent::context)
                .filter(cause -> Span.fromContext(cause).getSpanContext().isSampled())
                .toList();
        if (causes.isEmpty()) {
            return UNTRACED;
        }
        SpanBuilder builder = builder(causes.get(0), kind, name);
        causes.stream()
                .skip(1)
                .forEach(cause -> builder.addLink(Span.fromContext(cause).getSpanContext()));
        Span span = builder.startSpan();
        return new TracedWork(span, span.makeCurrent());
    }

    /**
     * Does work as a part of the current span.
     *
     * @throws Exception of the work
     */
    @SuppressWarnings("MustBeClosedChecker") // close() closes the scope
    public static <T> T within(String name, Callable<T> work) throws Exception {
        if (!Span.current().getSpanContext().isSampled()) {
            return work.call();
        }
        Span part = start(Context.current(), SpanKind.INTERNAL, name);
        try (TracedWork span = new TracedWork(part, part.makeCurrent())) {
            try {
                return work.call();
            } catch (Exception e) {
                span.failed(e);
                throw e;
            }
        }
    }

    public TracedWork attribute(String name, String value) {
        span.setAttribute(name, value);
        return this;
    }

    public TracedWork attribute(String name, long value) {
        span.setAttribute(name, value);
        return this;
    }

    /** Marks the work as failed, with the class of the failure and no more: its message may hold what a client sent. */
    public void failed(Throwable cause) {
        failed(cause.getClass().getSimpleName());
    }

    /** Marks the work as failed. */
    public void failed(String reason) {
        span.setStatus(StatusCode.ERROR, reason);
    }

    @Override
    public void close() {
        scope.close();
        span.end();
    }

    private static Span span(String traceparent, SpanKind kind, String name) {
        if (traceparent == null) {
            return null;
        }
        Context parent = Traceparent.context(traceparent);
        return Span.fromContext(parent).getSpanContext().isSampled() ? start(parent, kind, name) : null;
    }

    private static Span start(Context parent, SpanKind kind, String name) {
        return builder(parent, kind, name).startSpan();
    }

    private static SpanBuilder builder(Context parent, SpanKind kind, String name) {
        return GlobalOpenTelemetry.getTracer(INSTRUMENTATION)
                .spanBuilder(name)
                .setParent(parent)
                .setSpanKind(kind);
    }
}
