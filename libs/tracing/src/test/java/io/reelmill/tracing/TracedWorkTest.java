package io.reelmill.tracing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.sdk.testing.junit5.OpenTelemetryExtension;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TracedWorkTest {

    @RegisterExtension
    static final OpenTelemetryExtension RECORDED = OpenTelemetryExtension.create();

    private static final String CAUSE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

    @Test
    void shouldGoOnWithTheTraceOfTheRow() {
        try (TracedWork work = TracedWork.begin(CAUSE, SpanKind.CONSUMER, "render")) {
            assertThat(Traceparent.current())
                    .startsWith("00-4bf92f3577b34da6a3ce929d0e0e4736-")
                    .isNotEqualTo(CAUSE);
            work.attribute("reelmill.pid", "p1");
        }

        assertThat(Traceparent.current()).isNull();
        SpanData span = onlySpan();
        assertThat(span.getName()).isEqualTo("render");
        assertThat(span.getKind()).isEqualTo(SpanKind.CONSUMER);
        assertThat(span.getTraceId()).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(span.getParentSpanId()).isEqualTo("00f067aa0ba902b7");
        assertThat(span.getAttributes().asMap().values()).contains("p1");
    }

    @Test
    void shouldBeginNoTraceOfItsOwn() throws Exception {
        try (TracedWork work = TracedWork.begin(null, SpanKind.CONSUMER, "render")) {
            assertThat(TracedWork.within("stage", () -> Traceparent.current())).isNull();
            work.failed("nothing");
        }
        TracedWork.detached(null, SpanKind.CLIENT, "webhook").close();

        assertThat(RECORDED.getSpans()).isEmpty();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
            })
    void shouldRecordNothingForWhatIsNoSampledTrace(String traceparent) {
        TracedWork.begin(traceparent, SpanKind.CONSUMER, "render").close();

        assertThat(RECORDED.getSpans()).isEmpty();
    }

    @Test
    void shouldTellWhichPartFailedButNotWhatItsMessageHolds() {
        try (TracedWork work = TracedWork.begin(CAUSE, SpanKind.CONSUMER, "render")) {
            assertThatThrownBy(() -> TracedWork.within("stage film", () -> {
                        throw new IllegalStateException("the client's words");
                    }))
                    .hasMessage("the client's words");
            work.attribute("reelmill.attempt", 1);
        }

        List<SpanData> spans = RECORDED.getSpans();
        assertThat(spans).extracting(SpanData::getName).containsExactly("stage film", "render");
        SpanData part = spans.get(0);
        assertThat(part.getParentSpanId()).isEqualTo(spans.get(1).getSpanId());
        assertThat(part.getStatus().getStatusCode()).isEqualTo(StatusCode.ERROR);
        assertThat(part.getStatus().getDescription()).isEqualTo("IllegalStateException");
    }

    @Test
    void shouldBelongToTheFirstTraceOfAGroupAndBeLinkedWithTheOthers() {
        String other = "00-4bf92f3577b34da6a3ce929d0e0e4737-00f067aa0ba902b8-01";
        String unsampled = "00-4bf92f3577b34da6a3ce929d0e0e4738-00f067aa0ba902b9-00";

        TracedWork.beginForAll(Arrays.asList(null, unsampled, CAUSE, other), SpanKind.INTERNAL, "reserve")
                .close();
        TracedWork.beginForAll(Arrays.asList(null, unsampled), SpanKind.INTERNAL, "reserve")
                .close();

        SpanData span = onlySpan();
        assertThat(span.getParentSpanId()).isEqualTo("00f067aa0ba902b7");
        assertThat(span.getLinks())
                .extracting(link -> link.getSpanContext().getTraceId())
                .containsExactly("4bf92f3577b34da6a3ce929d0e0e4737");
    }

    @Test
    void shouldEndDetachedWorkOnAnyThread() throws InterruptedException {
        TracedWork call = TracedWork.detached(CAUSE, SpanKind.CLIENT, "webhook");
        assertThat(Traceparent.current()).isNull();

        Thread other = new Thread(call::close);
        other.start();
        other.join();

        assertThat(onlySpan().getName()).isEqualTo("webhook");
    }

    private static SpanData onlySpan() {
        assertThat(RECORDED.getSpans()).hasSize(1);
        return RECORDED.getSpans().get(0);
    }
}
