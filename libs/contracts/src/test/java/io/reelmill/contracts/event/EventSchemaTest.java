package io.reelmill.contracts.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Limits;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.contracts.publishing.Platform;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventSchemaTest {

    private static final Instant NOW = Instant.parse("2026-11-20T10:00:00Z");
    private static final String PID = Pid.next(Clock.systemUTC());

    private static final UUID TASK = UUID.randomUUID();

    private static GenerationSpec media() {
        return new GenerationSpec(
                JsonNodeFactory.instance.objectNode().put("mediaType", "image").put("prompt", "a cat"),
                List.of(),
                null);
    }

    static Stream<Event> events() {
        UUID id = UUID.randomUUID();
        RenderSpec spec = new RenderSpec(Workflow.SCRIPT_TO_VIDEO, JsonNodeFactory.instance.objectNode());
        return Stream.of(
                new RenderRequested(PID, id, id, Plan.ELITE, 0, 1, 14, spec, NOW),
                new RenderRequested(PID, id, id, Plan.ELITE, 0, 1, 0, spec, NOW, 1, true),
                new TaskRequested(TASK, PID, id, Plan.ELITE, 2, media(), null, NOW),
                new TaskRequested(
                        TASK,
                        PID,
                        id,
                        Plan.ELITE,
                        10,
                        null,
                        new TaskRequested.Export(id, 0, JsonNodeFactory.instance.objectNode()),
                        NOW),
                new RenderFinished(PID, id, id, 14, "rendered", project(id)),
                new RenderProgressed(PID, id, id, ProjectStatus.RENDERING, "film", 70, NOW),
                new KeyRevoked(id, id, NOW),
                new AccountChanged(id, Plan.GROWTH, new Limits(90, 10, 0, 1, 600, 30), NOW),
                new AccountChanged(id, Plan.FREE, new Limits(7, null, 3, null, 60), NOW),
                new SettlementRequested(id, id, 2, "exported", NOW),
                new PublicationChanged(
                        id, id, id, PID, Platform.TIKTOK, id, "published", NOW, "7", "https://x", null, null, NOW),
                new PublicationChanged(
                        id, id, id, null, Platform.WEBHOOK, id, "failed", NOW, null, null, "gone", "no", NOW),
                new WebhookEndpointDisabled(id, id, "https://example.com/hook", "gone", NOW, NOW));
    }

    @Test
    void shouldHaveAnExampleOfEachEvent() {
        assertThat(events().map(Object::getClass)).contains(Event.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("events")
    void shouldFitItsSchema(Event event) throws IOException {
        JsonNode body = ContractJson.mapper()
                .readTree(CloudEvent.of(event, "/test", NOW).data());

        assertThat(schema(event).validate(body)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("events")
    void shouldSurviveTheJourney(Event event) {
        CloudEvent sent = CloudEvent.of(event, "/test", NOW);

        CloudEvent received = CloudEvent.read(sent.headers(), sent.data());

        assertThat(received.event()).isEqualTo(event);
        assertThat(received.id()).isEqualTo(sent.id());
        assertThat(received.subject()).isEqualTo(event.key());
    }

    @Test
    void shouldRefuseWhatIsNotOneOfOurs() {
        Map<String, String> headers =
                Map.of("ce_id", "1", "ce_type", "someone.elses.v1", "ce_source", "/x", "ce_time", NOW.toString());

        assertThatThrownBy(() -> CloudEvent.read(Map.of(), new byte[0]))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("ce_id is missing");
        assertThatThrownBy(() -> CloudEvent.read(headers, new byte[0]).event())
                .hasMessageContaining("someone.elses.v1");
        assertThatThrownBy(() -> new CloudEvent(
                                "1", RenderFinished.TYPE, "/x", "", NOW, "{".getBytes(StandardCharsets.UTF_8))
                        .event())
                .isInstanceOf(UnreadableEventException.class);
    }

    private static JsonSchema schema(Event event) {
        String name =
                event.type().replaceFirst("io\\.reelmill\\.", "").replaceFirst("account\\.(key|settlement)", "$1");
        String file = name.replace('.', '-');
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(EventSchemaTest.class.getResourceAsStream("/schemas/" + file + ".json"));
    }

    private static ProjectSnapshot project(UUID id) {
        var output = new ProjectSnapshot.Output(
                0,
                ProjectStatus.READY,
                "v.mp4",
                "t.jpg",
                null,
                12.5,
                1080,
                1920,
                30.0,
                1_000L,
                List.of(new io.reelmill.contracts.project.Attribution(
                        "Video 7", "A. Maker", "Pexels", "https://www.pexels.com/video/7/")));
        return new ProjectSnapshot(
                PID,
                id,
                id,
                "n",
                "script-to-video",
                ProjectStatus.READY,
                null,
                100,
                List.of(output),
                14,
                null,
                null,
                List.of(),
                null,
                null,
                "https://hooks.example.com/x",
                true,
                NOW,
                NOW,
                NOW);
    }
}
