package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.quarkus.test.common.QuarkusTestResource;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;

/** The running gateway with a real database and broker. */
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(FakeAccountService.class)
abstract class GatewayTest {

    static final String API = "/api/public/v3";
    static final String SCRIPT =
            "{'workflow':'script-to-video','source':{'text':'One two three four five.'}}".replace('\'', '"');

    static {
        // A busy machine may take its time.
        Awaitility.setDefaultTimeout(Duration.ofMinutes(2));
    }

    @Inject
    Jdbi jdbi;

    @BeforeEach
    void forgetWhatWasAsked() {
        FakeAccountService.reset();
    }

    /** How many files the media store holds. */
    static long objects() {
        try (Stream<Path> files = Files.walk(FakeAccountService.media)) {
            return files.filter(Files::isRegularFile).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static RequestSpecification as(String key) {
        return given().header("key", key).contentType("application/json");
    }

    static Response render(String body) {
        return as(FakeAccountService.KEY).body(body.replace('\'', '"')).post(API + "/render");
    }

    /** Runs a call that must leave no trace. */
    Response withoutTrace(Supplier<Response> call) {
        Awaitility.await().until(() -> waiting() == 0);
        int before = projects();
        Response answer = call.get();
        assertThat(projects()).as("projects stored").isEqualTo(before);
        assertThat(waiting()).as("events waiting").isZero();
        return answer;
    }

    /** What the render-service is told of a project, once it is told of so many outputs: all of it by the schema. */
    static List<RenderRequested> told(TopicReader jobs, String pid, int outputs) throws IOException {
        List<CloudEvent> told = new ArrayList<>();
        Awaitility.await().until(() -> {
            jobs.read().filter(event -> event.subject().equals(pid)).forEach(told::add);
            return told.size() >= outputs;
        });
        try (InputStream in = CloudEvent.class.getResourceAsStream("/schemas/render-requested-v1.json")) {
            JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(in);
            for (CloudEvent event : told) {
                assertThat(schema.validate(ContractJson.mapper().readTree(event.data())))
                        .isEmpty();
            }
        }
        return told.stream().map(event -> (RenderRequested) event.event()).toList();
    }

    int projects() {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM projects.project")
                .mapTo(int.class)
                .one());
    }

    /** Ends a project well, without a render-service. */
    void finish(String pid) {
        jdbi.useHandle(tx -> {
            tx.execute(
                    "UPDATE projects.output SET status = 'ready', video_key = ? WHERE run_id ="
                            + " (SELECT run_id FROM projects.project WHERE pid = ?)",
                    pid + "/0/video.mp4",
                    pid);
            tx.execute("UPDATE projects.project SET status = 'ready', progress = 100 WHERE pid = ?", pid);
        });
    }

    private int waiting() {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM gateway.outbox")
                .mapTo(int.class)
                .one());
    }

    static int reservations() {
        return FakeAccountService.ledger.batches().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    static int releases() {
        return FakeAccountService.ledger.releases().size();
    }
}
