package io.reelmill.qa.faults;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.qa.faults.FaultySuite.Holder;
import io.reelmill.qa.faults.Load.Answer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Films that are submitted while something is disturbed, and what became of each. */
final class Observation implements AutoCloseable {

    private static final Duration LONGEST = Duration.ofMinutes(15);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern STAGE_DONE =
            Pattern.compile("\\{(?=.*pid=([0-9A-Za-z]+))(?=.*stage=([a-z-]+)).*} stage done ");

    private final FaultySuite suite;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final HttpServer receiver;
    private final Map<String, Set<String>> told = new ConcurrentHashMap<>();
    private final int creditsBefore;
    private final Load load;

    /** @param between two submissions */
    Observation(FaultySuite suite, Duration between) {
        this.suite = suite;
        this.creditsBefore = awaitSettledCredits();
        try {
            receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        receiver.createContext("/hook", exchange -> {
            JsonNode body = JSON.readTree(exchange.getRequestBody());
            String event = exchange.getRequestHeaders().getFirst("webhook-id");
            told.computeIfAbsent(body.findPath("pid").asText(), pid -> ConcurrentHashMap.newKeySet())
                    .add(event);
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        receiver.start();
        load = new Load(
                        suite.suite().gatewayUrl(),
                        suite.suite().demoKey(),
                        "http://127.0.0.1:" + receiver.getAddress().getPort() + "/hook",
                        between)
                .start();
    }

    void awaitAccepted(int more) {
        int wanted = load.accepted().size() + more;
        await().atMost(Duration.ofMinutes(5)).until(() -> load.accepted().size() >= wanted);
    }

    /** Waits until a worker is in the midst of a film. */
    void awaitStageOfAny() {
        await().atMost(Duration.ofMinutes(5)).until(() -> load.accepted().stream()
                .anyMatch(pid -> status(pid).path("status").asText().equals("rendering")));
    }

    Holder awaitHolder() {
        return await().atMost(Duration.ofMinutes(5))
                .until(suite::anyHolder, Optional::isPresent)
                .get();
    }

    /** Waits until another worker has the job. */
    void awaitTakenOver(Holder former) {
        await().atMost(Duration.ofMinutes(5)).until(() -> suite.holderOf(former.pid())
                .filter(holder -> holder.attempt() > former.attempt())
                .isPresent());
    }

    /** Sends a signal to a process. */
    void signal(String name, long process) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(process))
                        .start()
                        .waitFor())
                .isZero();
    }

    /** The length of an outage is what the test is about; nothing is expected after it. */
    void during(Duration outage) throws InterruptedException {
        boolean over = new CountDownLatch(1).await(outage.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(over).isFalse();
    }

    void endLoad() {
        load.end();
    }

    List<Answer> answers() {
        return load.answers();
    }

    void assertEveryRefusalSaysWhenToTryAgain() {
        assertThat(load.answers())
                .filteredOn(answer -> answer.status() != 200 && answer.status() != 0)
                .allSatisfy(answer -> {
                    assertThat(answer.status()).isEqualTo(503);
                    assertThat(answer.retryAfter()).isPresent();
                });
    }

    void assertFinishedChargedAndToldOnce() {
        assertThat(load.hung()).isEmpty();
        List<String> accepted = load.accepted();
        assertThat(accepted).isNotEmpty();
        int used = 0;
        for (String pid : accepted) {
            JsonNode end = await().atMost(LONGEST)
                    .until(() -> status(pid), s -> s.path("status").asText().matches("ready|error"));
            assertThat(end.path("status").asText()).as("%s", end).isEqualTo("ready");
            used += end.path("creditsUsed").asInt();
        }
        assertThat(creditsBefore - awaitSettledCredits()).as("credits charged").isEqualTo(used);
        await().atMost(Duration.ofMinutes(5))
                .untilAsserted(() -> assertThat(told.keySet()).containsAll(accepted));
        assertThat(told)
                .allSatisfy((pid, events) ->
                        assertThat(events).as("events about %s", pid).hasSize(1));
        System.out.printf(
                "faults: %d films accepted, %d calls refused, longest call %d ms%n",
                accepted.size(),
                load.answers().size() - accepted.size(),
                load.answers().stream()
                        .mapToLong(answer -> answer.duration().toMillis())
                        .max()
                        .orElse(0));
    }

    void assertNoStageDoneTwice() throws IOException {
        Set<String> accepted = new HashSet<>(load.accepted());
        try (Stream<Path> logs = Files.list(suite.suite().home().path().resolve("logs"))) {
            Map<String, Long> done = logs.filter(
                            log -> log.getFileName().toString().startsWith("render-"))
                    .flatMap(Observation::lines)
                    .map(STAGE_DONE::matcher)
                    .filter(line -> line.find() && accepted.contains(line.group(1)))
                    .collect(groupingBy(line -> line.group(1) + " " + line.group(2), counting()));
            assertThat(done)
                    .isNotEmpty()
                    .allSatisfy((stage, times) -> assertThat(times).as(stage).isEqualTo(1));
        }
    }

    private static Stream<String> lines(Path log) {
        try {
            return Files.readAllLines(log).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        load.close();
        receiver.stop(0);
    }

    private int awaitSettledCredits() {
        return await().atMost(LONGEST)
                .until(
                        () -> get("/api/public/v3/me").path("credits"),
                        credits -> credits.path("reserved").asInt(-1) == 0)
                .path("total")
                .asInt();
    }

    private JsonNode status(String pid) {
        return get("/api/public/v3/status?pid=" + pid);
    }

    /** Nothing while the service is away. */
    private JsonNode get(String path) {
        URI url = suite.suite().gatewayUrl().resolve(path);
        HttpRequest call = HttpRequest.newBuilder(url)
                .header("key", suite.suite().demoKey())
                .timeout(Load.MAX_CALL)
                .build();
        try {
            HttpResponse<byte[]> answer = http.send(call, HttpResponse.BodyHandlers.ofByteArray());
            return answer.statusCode() == 200 ? JSON.readTree(answer.body()) : JSON.createObjectNode();
        } catch (IOException e) {
            return JSON.createObjectNode();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
