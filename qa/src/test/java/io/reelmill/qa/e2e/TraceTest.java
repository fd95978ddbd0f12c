package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.qa.e2e.TraceCollector.Span;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TraceTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String TRACE_OF_KEYED_CALL = "4bf92f3577b34da6a3ce929d0e0e4737";

    @Test
    void shouldBeOneTraceFromTheRequestToTheWebhook() {
        try (WebhookReceiver receiver = new WebhookReceiver()) {
            render(TRACE, receiver.url(), Map.of());

            List<Span> spans = await().atMost(Duration.ofMinutes(2)).until(() -> spans(TRACE), TraceTest::isComplete);

            Span webhook = named(spans, "publishing-service", "webhook");
            assertThat(ancestors(webhook, spans))
                    .extracting(Span::service)
                    .containsExactly("publishing-service", "render-service", "render-service", "api-gateway");
            assertThat(ancestors(webhook, spans))
                    .extracting(Span::name)
                    .startsWith("process render.events", "render", "process render.jobs")
                    .last()
                    .asString()
                    .startsWith("POST");
            assertThat(spans).extracting(Span::name).contains("stage narration", "stage film");
            assertThat(receiver.calls()).isNotEmpty().allSatisfy(call -> assertThat(
                            call.headers().keySet())
                    .as("a stranger is told nothing of our traces")
                    .noneMatch(name -> name.equalsIgnoreCase("traceparent")));
        }
    }

    @Test
    void shouldGoOnWithTheTraceOfACallThatAWorkerThreadAnswers() {
        render(TRACE_OF_KEYED_CALL, null, Map.of("Idempotency-Key", "traced"));

        List<Span> spans = await().atMost(Duration.ofMinutes(2))
                .until(() -> spans(TRACE_OF_KEYED_CALL), found -> found.stream()
                        .anyMatch(span -> span.name().equals("render")));

        assertThat(ancestors(named(spans, "render-service", "render"), spans))
                .extracting(Span::name)
                .first()
                .isEqualTo("process render.jobs");
    }

    private static void render(String trace, String webhook, Map<String, String> headers) {
        String pid = REELMILL.client()
                .headers(headers)
                .header("traceparent", "00-" + trace + "-00f067aa0ba902b7-01")
                .body("""
                        {"workflow": "script-to-video", "source": {"text": "One bell rings."}%s,
                         "render": {"resolution": "720p", "frameRate": 2}}""".formatted(webhook == null ? "" : ", \"webhookUrl\": \"" + webhook + "\""))
                .post("/render")
                .then()
                .statusCode(200)
                .extract()
                .path("pid");
        assertThat(REELMILL.awaitEnd(pid).getString("status")).isEqualTo("ready");
    }

    private static List<Span> spans(String trace) {
        return REELMILL.traces().spans().stream()
                .filter(span -> span.traceId().equals(trace))
                .toList();
    }

    /** Spans come in batches, in no order of their own. */
    private static boolean isComplete(List<Span> spans) {
        return spans.stream().anyMatch(span -> span.name().equals("webhook"))
                && spans.stream().anyMatch(span -> span.name().equals("render"))
                && spans.stream().anyMatch(span -> span.service().equals("api-gateway"));
    }

    private static Span named(List<Span> spans, String service, String name) {
        return spans.stream()
                .filter(span -> span.service().equals(service) && span.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** What caused a span, the nearest first. */
    private static List<Span> ancestors(Span span, List<Span> spans) {
        Map<String, Span> byId = spans.stream().collect(Collectors.toMap(Span::id, Function.identity(), (a, b) -> a));
        return Stream.iterate(
                        byId.get(span.parentId()), parent -> parent != null, parent -> byId.get(parent.parentId()))
                .toList();
    }
}
