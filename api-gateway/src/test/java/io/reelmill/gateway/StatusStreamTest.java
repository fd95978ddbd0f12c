package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Event;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import io.reelmill.testkit.TestKafka;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

@QuarkusTest
class StatusStreamTest extends GatewayTest {

    private static final String STREAM = API + "/status/stream?pid=";
    private static final String GENERATION = API + "/status/stream?id=";

    @TestHTTPResource
    URL gateway;

    @Inject
    ProjectStore projects;

    @Inject
    TaskStore tasks;

    @Test
    void shouldFollowAProjectFromItsStatusOverItsStepsToItsEnd() {
        String pid = render(SCRIPT).path("pid");
        ProjectSnapshot project = snapshot(pid);
        try (Stream stream = open(pid)) {
            stream.await("event:status", "\"status\":\"building\"");
            Awaitility.await().untilAsserted(() -> {
                // again and again: the listener may not have its partition yet
                tell(progressed(project, "narration", 20));
                assertThat(stream.text()).contains("event:progress", "\"stage\":\"narration\"", "\"progress\":20");
            });
            tell(progressed(project, "script", 10)); // an old one, late
            finish(project);
            stream.await("\"status\":\"ready\"");
            stream.awaitEnd();
            assertThat(stream.events("progress"))
                    .as("told once, and never back")
                    .hasSize(1);
            assertThat(stream.events("status")).hasSize(2);
            assertThat(stream.text()).contains("http://gateway.example/media/");
        }
    }

    @Test
    void shouldSendTheEndAtOnceWhenItsEventArrives() {
        String pid = render(SCRIPT).path("pid");
        ProjectSnapshot project = snapshot(pid);
        try (Stream stream = open(pid)) {
            stream.await("event:status");
            ProjectSnapshot end = ended(project);
            Awaitility.await().untilAsserted(() -> {
                tell(new RenderFinished(pid, project.runId(), project.workspaceId(), 0, "internal_error", end));
                assertThat(stream.text()).contains("\"status\":\"error\"");
            });
            stream.awaitEnd();
        }
        assertThat(snapshot(pid).status()).as("the row says otherwise").isEqualTo(ProjectStatus.BUILDING);
    }

    @Test
    void shouldFindInTheRowWhatNoEventTold() {
        String pid = render(SCRIPT).path("pid");
        ProjectSnapshot project = snapshot(pid);
        try (Stream stream = open(pid)) {
            stream.await("event:status");
            jdbi.useTransaction(
                    tx -> projects.advance(tx, pid, project.runId(), 0, ProjectStatus.RENDERING, "frames", 60));
            stream.await("event:progress", "\"progress\":60");
            finish(project);
            stream.awaitEnd();
            assertThat(stream.text()).contains("\"status\":\"ready\"");
        }
    }

    @Test
    void shouldFollowAGenerationToItsEnd() {
        Task task = generation();
        try (Stream stream = open(FakeAccountService.KEY, GENERATION + task.id())) {
            stream.await("event:status", "\"id\":\"" + task.id() + "\"", "\"status\":\"rendering\"");
            Awaitility.await().untilAsserted(() -> {
                // again and again: the listener may not have its partition yet
                tell(progressed(task, "visuals", 40));
                assertThat(stream.text()).contains("event:progress", "\"stage\":\"visuals\"", "\"progress\":40");
            });
            tell(progressed(task, "script", 5)); // an old one, late
            jdbi.useTransaction(tx -> tasks.finish(tx, task.id(), new TaskEnd.Failed("internal_error", "no")));
            stream.awaitEnd();
            assertThat(stream.events("progress"))
                    .as("told once, and never back")
                    .hasSize(1);
            assertThat(stream.events("status")).hasSize(2);
            assertThat(stream.text()).contains("\"status\":\"error\"").doesNotContain("\"pid\"");
        }
    }

    @Test
    void shouldFindInTheRowWhatNoEventToldOfAGeneration() {
        Task task = generation();
        try (Stream stream = open(FakeAccountService.KEY, GENERATION + task.id())) {
            stream.await("event:status");
            jdbi.useTransaction(tx -> tasks.advance(tx, task.id(), "film", 60));
            stream.await("event:progress", "\"stage\":\"film\"", "\"progress\":60");
            assertThat(as(FakeAccountService.KEY)
                            .get(API + "/generate-media?id=" + task.id())
                            .jsonPath()
                            .getInt("progress"))
                    .isEqualTo(60);
        }
    }

    @Test
    void shouldRefuseToFollowAGenerationThatIsNotVisible() {
        Task task = generation();
        as(FakeAccountService.OTHER_KEY)
                .get(GENERATION + task.id())
                .then()
                .statusCode(404)
                .body("field", equalTo("id"));
        as(FakeAccountService.KEY)
                .get(GENERATION + task.id() + "&pid=" + task.pid())
                .then()
                .statusCode(400)
                .body("field", equalTo("id"));
    }

    @Test
    void shouldSendAFinishedProjectOnceAndEnd() {
        String pid = render(SCRIPT).path("pid");
        finish(snapshot(pid));
        try (Stream stream = open(pid)) {
            stream.awaitEnd();
            assertThat(stream.events("status")).hasSize(1);
        }
    }

    @Test
    void shouldSendHeartbeatsOnASilentStream() {
        String pid = render(SCRIPT).path("pid");
        try (Stream stream = open(pid)) {
            stream.await(":still here");
        }
    }

    @Test
    void shouldEndWhenItsKeyIsRevoked() {
        String pid = render(SCRIPT).path("pid");
        UUID keyId = UUID.fromString("00000000-0000-4000-8000-0000000000ac");
        FakeAccountService.key("a key of a stream", keyId.toString(), FakeAccountService.WORKSPACE, "elite");
        try (Stream stream = open("a key of a stream", STREAM + pid);
                Stream other = open(pid)) {
            stream.await("event:status");
            other.await("event:status");
            Awaitility.await().untilAsserted(() -> {
                // again and again: the consumer may not have its partition yet
                tell(new KeyRevoked(keyId, UUID.fromString(FakeAccountService.WORKSPACE), Instant.now()));
                assertThat(stream.hasEnded()).isTrue();
            });
            assertThat(other.hasEnded()).isFalse();
        }
    }

    @Test
    void shouldRefuseToFollowAProjectWhoseStatusIsNotVisible() {
        String pid = render(SCRIPT).path("pid");
        as("").get(STREAM + pid).then().statusCode(401).body("code", equalTo("unauthorized"));
        as(FakeAccountService.OTHER_KEY)
                .get(STREAM + pid)
                .then()
                .statusCode(404)
                .body("field", equalTo("pid"));
        as(FakeAccountService.KEY).get(STREAM).then().statusCode(400).body("field", equalTo("pid"));
    }

    @Test
    void shouldLimitTheOpenStreamsOfAKey() {
        String pid = as(FakeAccountService.OTHER_KEY)
                .body(SCRIPT)
                .post(API + "/render")
                .path("pid");
        List<Stream> streams = new ArrayList<>();
        try {
            for (int i = 0; i < FakeAccountService.STREAMS; i++) {
                streams.add(open(FakeAccountService.OTHER_KEY, STREAM + pid));
            }
            as(FakeAccountService.OTHER_KEY)
                    .get(STREAM + pid)
                    .then()
                    .statusCode(429)
                    .header("Retry-After", "10")
                    .body("code", equalTo("rate_limited"))
                    .body("error", containsString("at most " + FakeAccountService.STREAMS));
            streams.remove(0).close();
            Awaitility.await().untilAsserted(() -> {
                try (Stream again = open(FakeAccountService.OTHER_KEY, STREAM + pid)) {
                    assertThat(again.status()).isEqualTo(200);
                }
            });
        } finally {
            streams.forEach(Stream::close);
        }
    }

    private Task generation() {
        UUID workspace = UUID.fromString(FakeAccountService.WORKSPACE);
        UUID id = UUID.randomUUID();
        jdbi.useTransaction(tx -> tasks.create(
                tx,
                new NewTask(
                        id,
                        TaskKind.MEDIA,
                        workspace,
                        Pid.next(Clock.systemUTC()),
                        ContractJson.mapper().createObjectNode(),
                        ContractJson.mapper().createArrayNode(),
                        2,
                        List.of())));
        return tasks.find(id, TaskKind.MEDIA, workspace).orElseThrow();
    }

    private static RenderProgressed progressed(Task task, String stage, int progress) {
        return new RenderProgressed(
                task.pid(), task.id(), task.workspaceId(), ProjectStatus.RENDERING, stage, progress, Instant.now());
    }

    private ProjectSnapshot snapshot(String pid) {
        return projects.find(pid, UUID.fromString(FakeAccountService.WORKSPACE)).orElseThrow();
    }

    private void finish(ProjectSnapshot project) {
        jdbi.useTransaction(tx -> projects.finish(tx, project.pid(), project.runId(), 0, FinishedOutput.charged(10)));
    }

    private static RenderProgressed progressed(ProjectSnapshot project, String stage, int progress) {
        return new RenderProgressed(
                project.pid(),
                project.runId(),
                project.workspaceId(),
                ProjectStatus.BUILDING,
                stage,
                progress,
                Instant.now());
    }

    private static ProjectSnapshot ended(ProjectSnapshot p) {
        return new ProjectSnapshot(
                p.pid(),
                p.runId(),
                p.workspaceId(),
                p.name(),
                p.workflow(),
                ProjectStatus.ERROR,
                null,
                100,
                p.outputs(),
                0,
                "no",
                "internal_error",
                p.warnings(),
                null,
                null,
                null,
                p.sandbox(),
                p.createdAt(),
                p.updatedAt(),
                Instant.now());
    }

    private static void tell(Event event) {
        CloudEvent envelope = CloudEvent.of(event, "/test", Instant.now());
        try (var producer = OutboxProducer.create(TestKafka.bootstrap(), "test")) {
            var message = new ProducerRecord<>(event.topic(), event.key(), envelope.data());
            envelope.headers()
                    .forEach((name, value) -> message.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
            producer.send(message);
        }
    }

    private Stream open(String pid) {
        return open(FakeAccountService.KEY, STREAM + pid);
    }

    private Stream open(String key, String path) {
        try {
            HttpRequest request = HttpRequest.newBuilder(gateway.toURI().resolve(path))
                    .header("key", key)
                    .header("Accept", "text/event-stream")
                    .build();
            HttpClient client =
                    HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
            return new Stream(client.send(request, HttpResponse.BodyHandlers.ofInputStream()));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** An open stream and what it has said so far. */
    private static final class Stream implements AutoCloseable {

        private final HttpResponse<InputStream> answer;
        private final List<String> lines = new CopyOnWriteArrayList<>();
        private final Thread reader = new Thread(this::read, "stream-reader");

        Stream(HttpResponse<InputStream> answer) {
            this.answer = answer;
            reader.start();
        }

        private void read() {
            try (var text = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
                for (String line = text.readLine(); line != null; line = text.readLine()) {
                    lines.add(line);
                }
            } catch (IOException e) {
                lines.add("closed"); // by the test
            }
        }

        int status() {
            return answer.statusCode();
        }

        String text() {
            return String.join("\n", lines);
        }

        List<String> events(String name) {
            return lines.stream().filter(("event:" + name)::equals).toList();
        }

        void await(String... parts) {
            Awaitility.await().untilAsserted(() -> assertThat(text()).contains(parts));
        }

        boolean hasEnded() {
            return !reader.isAlive();
        }

        void awaitEnd() {
            Awaitility.await().until(() -> !reader.isAlive());
            assertThat(lines).doesNotContain("closed");
        }

        @Override
        public void close() {
            try {
                answer.body().close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
