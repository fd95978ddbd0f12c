package io.reelmill.publishing.platform;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.contracts.ContractJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The three platforms as their public documentation has them, with a memory of what was posted. The caller can be made to die
 * at any of its steps: then this and every later request goes unanswered.
 */
public final class FakePlatforms implements AutoCloseable {

    private static final String JSON = "application/json";
    private static final int MAX_TEXT = 10_000;

    private static final long MIN_TIKTOK_CHUNK = 5L << 20;
    private static final long MAX_TIKTOK_CHUNK = 64L << 20;
    private static final long MAX_LAST_TIKTOK_CHUNK = 128L << 20;
    private static final long YOUTUBE_CHUNK_UNIT = 256L << 10;

    /** An upload, or a container. */
    private static final class Upload {
        String id;
        String tag = "";
        long size;
        long chunk;
        long received;
        boolean posted;
        String caption = "";
        Instant postedAt;
    }

    private final Map<String, Upload> uploads = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();
    private final AtomicInteger posts = new AtomicInteger();
    private final AtomicInteger steps = new AtomicInteger();
    private final FakeOAuth oauth = new FakeOAuth();
    private final HttpServer server;
    private volatile int deadlyStep = -1;
    private volatile boolean beforeItIsDone;
    private volatile boolean dead;
    private volatile String tiktokError = "ok";
    private volatile int quotaUsage;
    private volatile IntConsumer reading = length -> {};
    private volatile long cutAt = -1;
    private volatile String lastInit = "";
    private final Set<String> forgottenSessions = ConcurrentHashMap.newKeySet();
    private volatile Clock clock = Clock.systemUTC();
    private volatile boolean listsReels = true;
    private volatile String unanswered = "";
    private final Set<String> expiredContainers = ConcurrentHashMap.newKeySet();
    private final Map<String, Answer> instead = new ConcurrentHashMap<>();
    private final Map<String, String> texts = new ConcurrentHashMap<>();
    private final Set<String> webhookIds = ConcurrentHashMap.newKeySet();

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

    /** The settings by which the service finds the platforms here. */
    public static Map<String, String> settings(String url) {
        return Stream.of("tiktok", "youtube", "google-oauth", "instagram", "instagram-oauth")
                .collect(Collectors.toMap(name -> "reelmill.platforms." + name + "-url", name -> url));
    }

    public FakeOAuth oauth() {
        return oauth;
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

    /** Tells the bytes of requests as they are read, block by block, before the next one is read. */
    public void tellReading(IntConsumer listener) {
        reading = listener;
    }

    /** YouTube keeps so many bytes of the upload, and the connection ends without an answer, once. */
    public void cutYouTubeUploadAfter(long bytes) {
        cutAt = bytes;
    }

    public boolean hasCut() {
        return cutAt < 0;
    }

    /** YouTube forgets the upload sessions that there are; the videos stay. */
    public void forgetSessions() {
        forgottenSessions.addAll(uploads.keySet());
    }

    public void tellTimeBy(Clock time) {
        clock = time;
    }

    /** The next call of a path is done and not answered. */
    public void loseAnswerTo(String path) {
        unanswered = path;
    }

    /** The number in the id that was given last. */
    public int lastId() {
        return ids.get();
    }

    /** Whether Instagram lists reels among the account's media. */
    public void listReels(boolean listed) {
        listsReels = listed;
    }

    /** Instagram's containers that there are have expired, unless they were published. */
    public void expireContainers() {
        expiredContainers.addAll(uploads.keySet());
    }

    /** Calls of a path are answered so, and nothing is done, until {@link #answerAgain()}. */
    public void answerInstead(String path, int status, String body) {
        instead.put(path, new Answer(status, null, null, body));
    }

    public void answerAgain() {
        instead.clear();
    }

    /** What was sent last to a path; empty when nothing was. */
    public String sentTo(String path) {
        return texts.getOrDefault(path, "");
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
            byte[] body = bytes(exchange.getRequestBody());
            Answer[] answer = new Answer[1];
            if (!step(() -> answer[0] = answer(exchange, body)) || answer[0] == null) {
                return; // the connection ends without an answer
            }
            if (exchange.getRequestURI().getPath().equals(unanswered)) {
                unanswered = "";
                return;
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

    private byte[] bytes(InputStream in) throws IOException {
        var all = new ByteArrayOutputStream();
        byte[] block = new byte[1 << 16];
        for (int length = in.read(block); length >= 0; length = in.read(block)) {
            all.write(block, 0, length);
            reading.accept(length);
        }
        return all.toByteArray();
    }

    private Answer answer(HttpExchange exchange, byte[] body) {
        String path = exchange.getRequestURI().getPath();
        if (body.length < MAX_TEXT) {
            texts.put(path, new String(body, UTF_8));
        }
        if (instead.containsKey(path)) {
            return instead.get(path);
        }
        Optional<String> granted = oauth.answer(path, new String(body, UTF_8));
        if (granted.isPresent()) {
            String json = granted.get();
            return json.startsWith("!") ? new Answer(400, null, null, json.substring(1)) : Answer.ok(json);
        }
        if (path.startsWith("/v2/") || path.startsWith("/tiktok-upload/")) {
            return tiktok(exchange, path, body);
        }
        if (path.equals("/gone")) {
            return new Answer(410, null, null, "");
        }
        if (path.equals("/hook")) {
            // A receiver removes duplicates by webhook-id.
            if (webhookIds.add(exchange.getRequestHeaders().getFirst("webhook-id"))) {
                posts.incrementAndGet();
            }
            return Answer.ok("{}");
        }
        return path.contains("youtube")
                ? youtube(exchange, path, body)
                : instagram(exchange.getRequestMethod(), path, new String(body, UTF_8));
    }

    private Answer tiktok(HttpExchange exchange, String path, byte[] body) {
        if (path.startsWith("/tiktok-upload/")) {
            Upload upload = uploads.get(path.substring(path.lastIndexOf('/') + 1));
            checkTikTokChunk(upload, body.length);
            append(exchange, upload, body.length);
            return new Answer(upload.posted ? 201 : 206, null, null, "");
        }
        if (!tiktokError.equals("ok")) {
            return new Answer(400, null, null, "{\"error\":{\"code\":\"" + tiktokError + "\",\"message\":\"no\"}}");
        }
        if (path.endsWith("/creator_info/query/")) {
            return tiktok("{\"creator_username\":\"" + oauth.person()
                    + "\",\"privacy_level_options\":[\"SELF_ONLY\",\"PUBLIC_TO_EVERYONE\"]}");
        }
        if (path.endsWith("/video/init/")) {
            lastInit = new String(body, UTF_8);
            String id = "p" + ids.incrementAndGet();
            Upload upload = new Upload();
            JsonNode source = read(body).path("source_info");
            upload.size = source.path("video_size").asLong();
            upload.chunk = source.path("chunk_size").asLong();
            if (source.path("total_chunk_count").asLong() != Math.max(1, upload.size / upload.chunk)) {
                return new Answer(400, null, null, "{\"error\":{\"code\":\"invalid_param\",\"message\":\"chunks\"}}");
            }
            uploads.put(id, upload);
            return tiktok("{\"publish_id\":\"" + id + "\",\"upload_url\":\"" + url() + "/tiktok-upload/" + id + "\"}");
        }
        Upload upload = uploads.get(read(body).path("publish_id").asText());
        return upload.posted
                ? tiktok("{\"status\":\"PUBLISH_COMPLETE\",\"publicaly_available_post_id\":[777]}")
                : tiktok("{\"status\":\"PROCESSING_UPLOAD\",\"uploaded_bytes\":" + upload.received + "}");
    }

    /** All chunks have the announced size, within bounds; the last takes the remainder. A small video comes whole. */
    private static void checkTikTokChunk(Upload upload, long length) {
        boolean last = upload.received + length == upload.size;
        boolean good = last
                ? length <= MAX_LAST_TIKTOK_CHUNK && (length >= upload.chunk || upload.received == 0)
                : length == upload.chunk && length >= MIN_TIKTOK_CHUNK && length <= MAX_TIKTOK_CHUNK;
        if (!good) {
            throw new IllegalStateException(
                    "a chunk of " + length + " bytes at " + upload.received + " of " + upload.size);
        }
    }

    private static Answer tiktok(String data) {
        return Answer.ok("{\"data\":" + data + ",\"error\":{\"code\":\"ok\"}}");
    }

    private Answer youtube(HttpExchange exchange, String path, byte[] body) {
        if (path.endsWith("/playlistItems")) {
            return Answer.ok(videos(upload -> "{\"contentDetails\":{\"videoId\":\"" + upload.id + "\"}}"));
        }
        if (path.endsWith("/v3/videos") && exchange.getRequestMethod().equals("GET")) {
            return Answer.ok(videos(upload ->
                    "{\"id\":\"" + upload.id + "\",\"snippet\":{\"tags\":[\"cats\",\"" + upload.tag + "\"]}}"));
        }
        if (exchange.getRequestMethod().equals("POST")) {
            Upload upload = new Upload();
            upload.size = Long.parseLong(exchange.getRequestHeaders().getFirst("X-Upload-Content-Length"));
            JsonNode tags = read(body).path("snippet").path("tags");
            upload.tag = tags.path(tags.size() - 1).asText();
            upload.id = "y" + ids.incrementAndGet();
            uploads.put(upload.id, upload);
            return new Answer(200, "Location", url() + "/youtube-upload/" + upload.id, "");
        }
        String session = path.substring(path.lastIndexOf('/') + 1);
        if (forgottenSessions.contains(session)) {
            return new Answer(404, null, null, "");
        }
        Upload upload = uploads.get(session);
        if (body.length > 0) {
            boolean last = upload.received + body.length == upload.size;
            if (!last && body.length % YOUTUBE_CHUNK_UNIT != 0) {
                throw new IllegalStateException("a chunk of " + body.length + " bytes");
            }
            if (upload.received <= cutAt && cutAt < upload.received + body.length) {
                upload.received = cutAt;
                cutAt = -1;
                return null;
            }
            append(exchange, upload, body.length);
        }
        if (upload.posted) {
            return Answer.ok("{\"id\":\"" + upload.id + "\"}");
        }
        return upload.received == 0
                ? new Answer(308, null, null, "")
                : new Answer(308, "Range", "bytes=0-" + (upload.received - 1), "");
    }

    private String videos(Function<Upload, String> text) {
        return uploads.values().stream()
                .filter(upload -> upload.posted && upload.id != null && upload.id.startsWith("y"))
                .map(text)
                .collect(Collectors.joining(",", "{\"items\":[", "]}"));
    }

    private Answer instagram(String method, String path, String form) {
        if (path.endsWith("/content_publishing_limit")) {
            return Answer.ok("{\"data\":[{\"quota_usage\":" + quotaUsage + ",\"config\":{\"quota_total\":25}}]}");
        }
        if (path.endsWith("/media") && method.equals("GET")) {
            return Answer.ok("{\"data\":[" + (listsReels ? reels() : "") + "]}");
        }
        if (path.endsWith("/media")) {
            String id = "c" + ids.incrementAndGet();
            Upload container = new Upload();
            container.id = id.replace('c', 'm');
            container.caption = URLDecoder.decode(form.replaceFirst(".*caption=([^&]*).*", "$1"), UTF_8);
            uploads.put(id, container);
            return Answer.ok("{\"id\":\"" + id + "\"}");
        }
        if (path.endsWith("/media_publish")) {
            Upload container = uploads.get(form.replaceFirst(".*creation_id=([^&]+).*", "$1"));
            container.posted = true;
            container.postedAt = clock.instant();
            posts.incrementAndGet();
            return Answer.ok("{\"id\":\"" + container.id + "\"}");
        }
        if (path.startsWith("/m")) {
            return Answer.ok("{\"permalink\":\"" + permalink(path.substring(1)) + "\"}");
        }
        Upload container = uploads.get(path.substring(1));
        String unpublished = expiredContainers.contains(path.substring(1)) ? "EXPIRED" : "FINISHED";
        return Answer.ok("{\"status_code\":\"" + (container.posted ? "PUBLISHED" : unpublished) + "\"}");
    }

    /** What an account has published, as Instagram lists it. */
    private String reels() {
        return uploads.values().stream()
                .filter(container -> container.posted)
                .map(reel -> """
                    {"id":"%s","caption":"%s","media_product_type":"REELS","permalink":"%s","timestamp":"%s+0000"}\
                    """.formatted(
                                reel.id,
                                reel.caption,
                                permalink(reel.id),
                                LocalDateTime.ofInstant(reel.postedAt, ZoneOffset.UTC)
                                        .truncatedTo(ChronoUnit.SECONDS)
                                        .format(DateTimeFormatter.ISO_LOCAL_DATE_TIME)))
                .collect(Collectors.joining(","));
    }

    private static String permalink(String media) {
        return "https://www.instagram.com/reel/" + media + "/";
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

    private static JsonNode read(byte[] body) {
        try {
            return ContractJson.mapper().readTree(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
