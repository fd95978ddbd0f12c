package io.reelmill.qa.faults;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A client that submits films, one after the other, whatever befalls the service. A submission without an answer is sent again with
 * its key, so that a film whose answer was lost is neither lost nor submitted twice.
 */
final class Load implements AutoCloseable {

    /** No call may take longer: that is to hang. */
    static final Duration MAX_CALL = Duration.ofSeconds(45);

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PAUSE = Duration.ofSeconds(2);
    /** Within it each submission is answered at last. */
    private static final Duration LONGEST_OUTAGE = Duration.ofMinutes(15);

    /**
     * An answer.
     *
     * @param status 0 when nothing listened, as while a lone gateway restarts
     * @param pid of the project, empty when it was refused
     */
    record Answer(int status, Optional<String> retryAfter, Optional<String> pid, Duration duration) {}

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final URI api;
    private final String key;
    private final String webhook;
    private final List<Answer> answers = new CopyOnWriteArrayList<>();
    private final List<String> hung = new CopyOnWriteArrayList<>();
    private final CountDownLatch ending = new CountDownLatch(1);
    private volatile boolean closed;
    private final Duration between;
    private CompletableFuture<Void> submitting = CompletableFuture.completedFuture(null);

    /** @param between two submissions */
    Load(URI gateway, String key, String webhook, Duration between) {
        this.between = between;
        this.api = gateway.resolve("/api/public/v3/render");
        this.key = key;
        this.webhook = webhook;
    }

    /** Submits until closed, on a thread of its own. */
    Load start() {
        submitting = CompletableFuture.runAsync(this::submitOn);
        return this;
    }

    private Answer submit(UUID submission) throws InterruptedException {
        HttpRequest call = HttpRequest.newBuilder(api)
                .header("key", key)
                .header("Idempotency-Key", submission.toString())
                .header("Content-Type", "application/json")
                .timeout(MAX_CALL)
                .POST(HttpRequest.BodyPublishers.ofString("""
                        {"workflow": "script-to-video", "source": {"text": "One bell rings in the old tower."},
                         "webhookUrl": "%s", "render": {"resolution": "720p", "frameRate": 15}}""".formatted(webhook)))
                .build();
        long begun = System.nanoTime();
        Answer answer;
        try {
            HttpResponse<String> response = http.send(call, HttpResponse.BodyHandlers.ofString());
            JsonNode body = JSON.readTree(response.body());
            answer = new Answer(
                    response.statusCode(),
                    response.headers().firstValue("Retry-After"),
                    response.statusCode() == 200 ? Optional.of(body.path("pid").asText()) : Optional.empty(),
                    since(begun));
        } catch (java.net.http.HttpTimeoutException e) {
            hung.add(e.toString());
            answer = new Answer(0, Optional.empty(), Optional.empty(), since(begun));
        } catch (IOException e) {
            answer = new Answer(0, Optional.empty(), Optional.empty(), since(begun));
        }
        answers.add(answer);
        return answer;
    }

    List<Answer> answers() {
        return List.copyOf(answers);
    }

    /** Projects that were accepted. */
    List<String> accepted() {
        return answers.stream().flatMap(answer -> answer.pid().stream()).toList();
    }

    /** Calls without an answer in time. */
    List<String> hung() {
        return List.copyOf(hung);
    }

    /** Submits no more films; waits until the last submission has been answered. */
    void end() {
        ending.countDown();
        submitting.join();
    }

    /** Likewise, but answers are no longer waited for. */
    @Override
    public void close() {
        closed = true;
        end();
    }

    private void submitOn() {
        try {
            do {
                UUID submission = UUID.randomUUID();
                await().atMost(LONGEST_OUTAGE)
                        .pollDelay(Duration.ZERO)
                        .pollInterval(PAUSE)
                        .until(() -> closed || submit(submission).pid().isPresent());
            } while (!ending.await(between.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Duration since(long begun) {
        return Duration.ofNanos(System.nanoTime() - begun);
    }
}
