package io.reelmill.qa.e2e;

import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPInputStream;

/** An OpenTelemetry collector, on loopback, that keeps the spans that services export. */
final class TraceCollector implements AutoCloseable {

    /** A span and who exported it; {@code parentId} is empty at the root. */
    record Span(String service, String name, String traceId, String id, String parentId) {}

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(2);
    private final List<Span> spans = new CopyOnWriteArrayList<>();

    TraceCollector() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/v1/traces", exchange -> {
            boolean zipped = "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
            try (InputStream sent = exchange.getRequestBody();
                    InputStream body = zipped ? new GZIPInputStream(sent) : sent) {
                ExportTraceServiceRequest.parseFrom(body).getResourceSpansList().forEach(this::keep);
            }
            exchange.getResponseHeaders().add("Content-Type", "application/x-protobuf");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
    }

    URI endpoint() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    List<Span> spans() {
        return List.copyOf(spans);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void keep(ResourceSpans exported) {
        String service = exported.getResource().getAttributesList().stream()
                .filter(attribute -> attribute.getKey().equals("service.name"))
                .map(KeyValue::getValue)
                .map(value -> value.getStringValue())
                .findFirst()
                .orElse("");
        exported.getScopeSpansList().stream()
                .map(ScopeSpans::getSpansList)
                .flatMap(List::stream)
                .map(span -> new Span(
                        service,
                        span.getName(),
                        hex(span.getTraceId().toByteArray()),
                        hex(span.getSpanId().toByteArray()),
                        hex(span.getParentSpanId().toByteArray())))
                .forEach(spans::add);
    }

    private static String hex(byte[] id) {
        return HexFormat.of().formatHex(id);
    }
}
