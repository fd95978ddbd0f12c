package io.reelmill.qa.e2e;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.compositor.FootageWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/**
 * A vendor of models, on loopback, that speaks fal's queue API under {@code /fal} and Replicate's predictions under {@code
 * /replicate}, as their references show them. Whatever it is asked for, it answers with one clip: blue, with a bright bar
 * that wanders.
 */
final class Vendor implements AutoCloseable {

    static final String MOTION = "studio/mover";
    static final String AVATAR = "studio/talker";
    /** Longer than what the tests ask for. */
    private static final int SECONDS = 12;

    private static final int BLUE = 0xFF2030E0;
    private static final int BAR = 0xFFE8F0FF;

    private final HttpServer server;
    private final byte[] clip;
    private final List<String> orders = new CopyOnWriteArrayList<>();
    private volatile boolean failing;

    Vendor(Path folder) {
        try {
            clip = Files.readAllBytes(clip(folder.resolve("answer.mp4")));
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "vendor");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The models that were ordered something of, in order. */
    List<String> orders() {
        return orders;
    }

    /** From now on every order is refused as by a service that is down. */
    void fail() {
        orders.clear();
        failing = true;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            String path = exchange.getRequestURI().getPath();
            boolean known = "Key fal-key".equals(exchange.getRequestHeaders().getFirst("Authorization"))
                    || "Bearer replicate-key"
                            .equals(exchange.getRequestHeaders().getFirst("Authorization"))
                    || path.startsWith("/made/");
            if (!known) {
                exchange.sendResponseHeaders(401, -1);
            } else if (path.equals("/fal/" + MOTION)) {
                ordered(exchange, MOTION, 200, """
                        {"status_url": "%1$s/fal/requests/1/status", "response_url": "%1$s/fal/requests/1"}""");
            } else if (path.equals("/replicate/models/" + AVATAR + "/predictions")) {
                ordered(exchange, AVATAR, 201, """
                        {"id": "p", "status": "starting", "output": null,
                         "urls": {"get": "%1$s/replicate/predictions/p", "cancel": "%1$s/replicate/predictions/p/cancel"}}""");
            } else {
                switch (path) {
                    // files that are too large to go within an order
                    case "/fal/storage/upload/initiate" -> send(exchange, 200, json("""
                                {"upload_url": "%1$s/made/up", "file_url": "%1$s/made/file"}"""));
                    case "/replicate/files" -> send(exchange, 201, json("{\"urls\": {\"get\": \"%1$s/made/file\"}}"));
                    case "/fal/requests/1/status" -> send(exchange, 200, json("{\"status\": \"COMPLETED\"}"));
                    case "/fal/requests/1" ->
                        send(exchange, 200, json("{\"video\": {\"url\": \"%1$s/made/clip.mp4\"}}"));
                    case "/replicate/predictions/p" ->
                        send(exchange, 200, json("{\"status\": \"succeeded\", \"output\": \"%1$s/made/clip.mp4\"}"));
                    case "/made/clip.mp4" -> send(exchange, 200, clip);
                    case "/made/up" -> exchange.sendResponseHeaders(200, -1);
                    default -> exchange.sendResponseHeaders(404, -1);
                }
            }
        }
    }

    private void ordered(HttpExchange exchange, String model, int status, String json) throws IOException {
        orders.add(model);
        if (failing) {
            exchange.sendResponseHeaders(500, -1);
        } else {
            send(exchange, status, json(json));
        }
    }

    private byte[] json(String form) {
        return form.formatted(url()).getBytes(StandardCharsets.UTF_8);
    }

    private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", body[0] == '{' ? "application/json" : "video/mp4");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }

    private static Path clip(Path mp4) {
        int width = 96;
        int height = 160;
        try (FootageWriter writer = FootageWriter.open(mp4, width, height, 8)) {
            int[] frame = new int[width * height];
            for (int n = 0; n < SECONDS * 8; n++) {
                for (int i = 0; i < frame.length; i++) {
                    int behind = Math.floorMod(i / width - n * 7, height);
                    frame[i] = behind < 24 ? BAR : BLUE;
                }
                writer.write(frame);
            }
            writer.finish();
        }
        return mp4;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
