package io.reelmill.website;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/** The DevTools protocol over a pipe: JSON messages, each ended by a zero byte. No port is opened for it. */
final class DevTools {

    private static final int LONGEST_MESSAGE = 96 << 20;
    private static final long MAX_ANSWER_MILLIS = 30_000;

    private final ObjectMapper json = new ObjectMapper();
    private final OutputStream out;
    private final AtomicInteger ids = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final BiConsumer<String, JsonNode> events;
    private final long deadline;
    private volatile boolean ended;

    /**
     * @param deadline when all calls end, by {@link System#nanoTime}: a hostile page may delay each answer a little
     * @param events told the name and the parameters of what happens, on the reading thread
     */
    DevTools(InputStream in, OutputStream out, long deadline, BiConsumer<String, JsonNode> events) {
        this.out = out;
        this.deadline = deadline;
        this.events = events;
        Thread reader = new Thread(() -> read(new BufferedInputStream(in, 1 << 16)), "devtools");
        reader.setDaemon(true);
        reader.start();
    }

    ObjectNode parameters() {
        return json.createObjectNode();
    }

    /**
     * Calls a method and waits for its answer.
     *
     * @param session of a page, or empty for the browser
     * @throws IOException when the browser is gone, silent or says no
     */
    JsonNode call(String session, String method, ObjectNode parameters) throws IOException {
        int id = ids.incrementAndGet();
        ObjectNode message = json.createObjectNode().put("id", id).put("method", method);
        message.set("params", parameters);
        if (!session.isEmpty()) {
            message.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        try {
            synchronized (out) {
                out.write(json.writeValueAsBytes(message));
                out.write(0);
                out.flush();
            }
            if (ended) {
                throw new IOException("the browser is gone");
            }
            return answer.get(millisLeft(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new IOException(method + ": " + e.getCause().getMessage(), e.getCause());
        } catch (TimeoutException e) {
            if (millisLeft() == 0) {
                throw PageWindow.refused("takes too long to draw.");
            }
            throw new IOException(method + " was not answered", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            waiting.remove(id);
        }
    }

    private long millisLeft() {
        return Math.max(0, Math.min(MAX_ANSWER_MILLIS, (deadline - System.nanoTime()) / 1_000_000));
    }

    private void read(InputStream in) {
        try (in) {
            ByteArrayOutputStream message = new ByteArrayOutputStream();
            for (int c = in.read(); c >= 0; c = in.read()) {
                if (c != 0) {
                    message.write(c);
                    if (message.size() > LONGEST_MESSAGE) {
                        throw new IOException("a message is too long");
                    }
                    continue;
                }
                take(json.readTree(message.toByteArray()));
                message.reset();
            }
            end(new IOException("the browser is gone"));
        } catch (IOException e) {
            end(e);
        }
    }

    private void take(JsonNode message) {
        if (!message.has("id")) {
            events.accept(message.path("method").asText(), message.path("params"));
            return;
        }
        CompletableFuture<JsonNode> answer = waiting.get(message.path("id").asInt());
        if (answer != null && message.has("error")) {
            answer.completeExceptionally(
                    new IOException(message.path("error").path("message").asText()));
        } else if (answer != null) {
            answer.complete(message.path("result"));
        }
    }

    private void end(IOException why) {
        ended = true;
        waiting.values().forEach(answer -> answer.completeExceptionally(why));
    }
}
