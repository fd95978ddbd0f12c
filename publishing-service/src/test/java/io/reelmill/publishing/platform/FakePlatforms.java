package io.reelmill.publishing.platform;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.contracts.ContractJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The three platforms as their public documentation has them, with a memory of what was posted. The caller can be made to die
 * at any of its steps: then this and every later request goes unanswered.
 */
public final class FakePlatforms implements AutoCloseable {

    private static final String JSON = "application/json";

    /** An upload, or a container. */
    private static final class Upload {
        long size;
        long received;
        boolean posted;
    }

    private final Map<String, Upload> uploads = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();
    private final AtomicInteger posts = new AtomicInteger();
    private final AtomicInteger steps = new AtomicInteger();
    private final HttpServer server;
    private volatile int deadlyStep = -1;
    private volatile boolean beforeItIsDone;
    private volatile boolean dead;
    private volatile String tiktokError = "ok";
    private volatile int quotaUsage;
    private volatile String lastInit = "";

    public FakePlatforms() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::take);
        server.start();
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Videos that people can see. */
    public int posts() {
        return posts.get();
    }

    /** The caller dies at its n-th step, from 1. */
    public void dieAt(int step, boolean before) {
        steps.set(0);
        deadlyStep = step;
        beforeItIsDone = before;
    }

    public void live() {
        deadlyStep = -1;
        dead = false;
    }

    public boolean isDead() {
        return dead;
    }

    public int steps() {
        return steps.get();
    }

    public void tiktokAnswers(String code) {
        tiktokError = code;
    }

    public void quotaIsUsed(int usage) {
        quotaUsage = usage;
    }

    /** The body by which the last TikTok upload was begun. */
    public String lastInit() {
        return lastInit;
    }

    /** Another step of the caller's; whether it is still alive to do it. */
    public boolean step(Runnable effect) {
        if (dead) {
            return false;
        }
        boolean deadly = steps.incrementAndGet() == deadlyStep;
        if (deadly && beforeItIsDone) {
            dead = true;
            return false;
        }
        effect.run();
        dead = deadly;
        return !dead;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private record Answer(int status, String header, String value, String body) {
        static Answer ok(String body) {
            return new Answer(200, null, null, body);
        }
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            Answer[] answer = new Answer[1];
            if (!step(() -> answer[0] = answer(exchange, body))) {
                return; // the connection ends without an answer
            }
            if (answer[0].header() != null) {
                exchange.getResponseHeaders().set(answer[0].header(), answer[0].value());
            }
            exchange.getResponseHeaders().set("Content-Type", JSON);
            byte[] json = answer[0].body().getBytes(UTF_8);
            exchange.sendResponseHeaders(answer[0].status(), json.length == 0 ? -1 : json.length);
            exchange.getResponseBody().write(json);
        }
    }

    private Answer answer(HttpExchange exchange, byte[] body) {
        String path = exchange.getRequestURI().getPath();
        if (path.startsWith("/v2/") || path.startsWith("/tiktok-upload/")) {
            return tiktok(exchange, path, body);
        }
        return path.contains("youtube") ? youtube(exchange, path, body) : instagram(path, new String(body, UTF_8));
    }

    private Answer tiktok(HttpExchange exchange, String path, byte[] body) {
        if (path.startsWith("/tiktok-upload/")) {
            Upload upload = uploads.get(path.substring(path.lastIndexOf('/') + 1));
            append(exchange, upload, body.length);
            return new Answer(upload.posted ? 201 : 206, null, null, "");
        }
        if (!tiktokError.equals("ok")) {
            return new Answer(400, null, null, "{\"error\":{\"code\":\"" + tiktokError + "\",\"message\":\"no\"}}");
        }
        if (path.endsWith("/creator_info/query/")) {
            return tiktok("{\"privacy_level_options\":[\"SELF_ONLY\",\"PUBLIC_TO_EVERYONE\"]}");
        }
        if (path.endsWith("/video/init/")) {
            lastInit = new String(body, UTF_8);
            String id = "p" + ids.incrementAndGet();
            Upload upload = new Upload();
            upload.size = read(body).path("source_info").path("video_size").asLong();
            uploads.put(id, upload);
            return tiktok("{\"publish_id\":\"" + id + "\",\"upload_url\":\"" + url() + "/tiktok-upload/" + id + "\"}");
        }
        Upload upload = uploads.get(read(body).path("publish_id").asText());
        return upload.posted
                ? tiktok("{\"status\":\"PUBLISH_COMPLETE\",\"publicaly_available_post_id\":[777]}")
                : tiktok("{\"status\":\"PROCESSING_UPLOAD\",\"uploaded_bytes\":" + upload.received + "}");
    }

    private static Answer tiktok(String data) {
        return Answer.ok("{\"data\":" + data + ",\"error\":{\"code\":\"ok\"}}");
    }

    private Answer youtube(HttpExchange exchange, String path, byte[] body) {
        if (exchange.getRequestMethod().equals("POST")) {
            Upload upload = new Upload();
            upload.size = Long.parseLong(exchange.getRequestHeaders().getFirst("X-Upload-Content-Length"));
            String id = "y" + ids.incrementAndGet();
            uploads.put(id, upload);
            return new Answer(200, "Location", url() + "/youtube-upload/" + id, "");
        }
        Upload upload = uploads.get(path.substring(path.lastIndexOf('/') + 1));
        if (body.length > 0) {
            append(exchange, upload, body.length);
        }
        if (upload.posted) {
            return Answer.ok("{\"id\":\"video-1\"}");
        }
        return upload.received == 0
                ? new Answer(308, null, null, "")
                : new Answer(308, "Range", "bytes=0-" + (upload.received - 1), "");
    }

    private Answer instagram(String path, String form) {
        if (path.endsWith("/content_publishing_limit")) {
            return Answer.ok("{\"data\":[{\"quota_usage\":" + quotaUsage + ",\"config\":{\"quota_total\":25}}]}");
        }
        if (path.endsWith("/media")) {
            String id = "c" + ids.incrementAndGet();
            uploads.put(id, new Upload());
            return Answer.ok("{\"id\":\"" + id + "\"}");
        }
        if (path.endsWith("/media_publish")) {
            uploads.get(form.replaceFirst(".*creation_id=([^&]+).*", "$1")).posted = true;
            posts.incrementAndGet();
            return Answer.ok("{\"id\":\"m1\"}");
        }
        if (path.endsWith("/m1")) {
            return Answer.ok("{\"permalink\":\"https://www.instagram.com/reel/x/\"}");
        }
        Upload container = uploads.get(path.substring(1));
        return Answer.ok("{\"status_code\":\"" + (container.posted ? "PUBLISHED" : "FINISHED") + "\"}");
    }

    /** Bytes come in order, each once; with the last of them there is a post. */
    private void append(HttpExchange exchange, Upload upload, int length) {
        String range = exchange.getRequestHeaders().getFirst("Content-Range");
        long first = Long.parseLong(range.replaceFirst("bytes (\\d+)-.*", "$1"));
        if (first != upload.received) {
            throw new IllegalStateException("out of order: " + range + " after " + upload.received);
        }
        upload.received += length;
        if (upload.received == upload.size) {
            upload.posted = true;
            posts.incrementAndGet();
        }
    }

    private static com.fasterxml.jackson.databind.JsonNode read(byte[] body) {
        try {
            return ContractJson.mapper().readTree(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
