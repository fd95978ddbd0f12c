package io.reelmill.render.provider;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;

/**
 * A vendor of trainings with a state, as fal describes its own: files are uploaded, trainings wait, run and end, and only a model
 * that was trained here draws.
 */
final class FakeTrainingVendor implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpServer server;
    private final Map<String, byte[]> files = new HashMap<>();
    private final List<Training> trainings = new ArrayList<>();
    private final List<JsonNode> drawn = new ArrayList<>();
    private boolean away;
    private boolean refusing;
    private boolean losingAnswers;
    private boolean listingEndedOnly;

    private static final class Training {
        private final String trigger;
        private String status = "IN_QUEUE";

        private Training(String trigger) {
            this.trigger = trigger;
        }
    }

    FakeTrainingVendor() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Every call is answered 503 from now on, or no more. */
    synchronized void away(boolean isAway) {
        away = isAway;
    }

    /** Images are refused when they are looked at, which is when the training runs. */
    synchronized void refuseImages() {
        refusing = true;
    }

    /** Orders are taken from now on, but nobody is told. */
    synchronized void loseAnswers() {
        losingAnswers = true;
    }

    /** The list of requests has only those that have ended, page by page. */
    synchronized void listEndedOnly() {
        listingEndedOnly = true;
    }

    /** Lets all trainings go one step further: from the queue to work, from work to the end. */
    synchronized void advance() {
        trainings.forEach(training -> training.status = training.status.equals("IN_QUEUE")
                ? "IN_PROGRESS"
                : training.status.equals("CANCELLED") ? "CANCELLED" : "COMPLETED");
    }

    synchronized List<String> statuses() {
        return trainings.stream().map(training -> training.status).toList();
    }

    synchronized String trigger(int training) {
        return trainings.get(training).trigger;
    }

    /** What pictures were asked for. */
    synchronized List<JsonNode> drawn() {
        return List.copyOf(drawn);
    }

    private synchronized void answer(HttpExchange call) throws IOException {
        byte[] body = call.getRequestBody().readAllBytes();
        String path = call.getRequestURI().getPath();
        try {
            if (away) {
                send(call, 503, "{}");
            } else if (path.equals("/storage/upload/initiate")) {
                String file = url() + "/files/" + files.size();
                send(call, 200, "{\"upload_url\": \"%s\", \"file_url\": \"%s\"}".formatted(file, file));
            } else if (path.startsWith("/files/")) {
                file(call, path, body);
            } else if (path.equals("/train")) {
                train(call, JSON.readTree(body));
            } else if (path.equals("/models/requests/by-endpoint")) {
                list(call);
            } else if (path.startsWith("/train/requests/")) {
                follow(call, path.split("/"));
            } else if (path.equals("/draw")) {
                draw(call, JSON.readTree(body));
            } else if (path.equals("/draw/requests/1/status")) {
                send(call, 200, "{\"status\": \"COMPLETED\"}");
            } else if (path.equals("/draw/requests/1")) {
                send(call, 200, "{\"images\": [{\"url\": \"%s/files/picture\"}]}".formatted(url()));
            } else {
                send(call, 404, "{}");
            }
        } finally {
            call.close();
        }
    }

    private void file(HttpExchange call, String path, byte[] body) throws IOException {
        if (call.getRequestMethod().equals("PUT")) {
            files.put(url() + path, body);
            send(call, 200, "");
        } else {
            byte[] picture = picture();
            call.sendResponseHeaders(200, picture.length);
            call.getResponseBody().write(picture);
        }
    }

    private void train(HttpExchange call, JsonNode input) throws IOException {
        byte[] archive = files.get(input.path("images_data_url").asText());
        if (archive == null
                || !holdsAnImage(archive)
                || input.path("trigger_word").asText().isEmpty()) {
            send(call, 422, "{\"detail\": [{\"msg\": \"no images\"}]}");
            return;
        }
        trainings.add(new Training(input.path("trigger_word").asText()));
        if (!losingAnswers) {
            send(call, 200, taken("/train/requests/" + trainings.size()));
        }
    }

    /** One request on each page, the oldest first. */
    private void list(HttpExchange call) throws IOException {
        String query = call.getRequestURI().getQuery();
        if (!query.contains("endpoint_id=train&") || !query.contains("expand=payloads")) {
            send(call, 422, "{}");
            return;
        }
        int number = query.contains("&cursor=") ? Integer.parseInt(query.replaceFirst(".*&cursor=", "")) : 1;
        StringBuilder items = new StringBuilder();
        if (number <= trainings.size()) {
            Training training = trainings.get(number - 1);
            if (!listingEndedOnly || training.status.equals("COMPLETED")) {
                items.append(
                        "{\"request_id\": \"%d\", \"endpoint_id\": \"train\", \"json_input\": {\"trigger_word\": \"%s\"}}"
                                .formatted(number, training.trigger));
            }
        }
        String next = number < trainings.size() ? ", \"next_cursor\": \"" + (number + 1) + "\"" : "";
        send(call, 200, "{\"items\": [%s]%s}".formatted(items, next));
    }

    private void follow(HttpExchange call, String[] parts) throws IOException {
        Training training = trainings.get(Integer.parseInt(parts[3]) - 1);
        if (parts.length > 4 && parts[4].equals("cancel")) {
            training.status = "CANCELLED";
            send(call, 202, "{}");
        } else if (parts.length > 4) {
            send(call, 200, "{\"status\": \"%s\"}".formatted(training.status));
        } else if (refusing) {
            send(call, 422, "{\"detail\": [{\"msg\": \"no face\"}]}");
        } else {
            send(call, 200, "{\"diffusers_lora_file\": {\"url\": \"%s/weights/%s\"}}".formatted(url(), parts[3]));
        }
    }

    /** Only weights that were trained here are known, and only with their trigger in the prompt. */
    private void draw(HttpExchange call, JsonNode input) throws IOException {
        String weights = input.path("loras").path(0).path("path").asText();
        boolean known = weights.startsWith(url() + "/weights/");
        int training = known ? Integer.parseInt(weights.substring(weights.lastIndexOf('/') + 1)) : 0;
        if (!known || !input.path("prompt").asText().contains(trainings.get(training - 1).trigger)) {
            send(call, 422, "{\"detail\": [{\"msg\": \"unknown weights\"}]}");
            return;
        }
        drawn.add(input);
        send(call, 200, taken("/draw/requests/1"));
    }

    private String taken(String request) {
        String at = url() + request;
        return "{\"status_url\": \"%s/status\", \"response_url\": \"%s\", \"cancel_url\": \"%s/cancel\"}"
                .formatted(at, at, at);
    }

    private static void send(HttpExchange call, int status, String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", "application/json");
        call.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        call.getResponseBody().write(bytes);
    }

    private static boolean holdsAnImage(byte[] archive) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            return zip.getNextEntry() != null && ImageIO.read(zip) != null;
        }
    }

    /** Magenta, as nothing that is drawn here is. */
    private static byte[] picture() throws IOException {
        BufferedImage image = new BufferedImage(90, 160, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setColor(Color.MAGENTA);
        pen.fillRect(0, 0, 90, 160);
        pen.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
