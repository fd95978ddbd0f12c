package io.reelmill.render.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.kafka.EventIntake;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.Test;

class IntakeLogTest {

    @Test
    void shouldNameTheProjectInWhatIsLoggedWhileAnEventIsTakenIn() {
        RenderSpec spec = new RenderSpec(Workflow.SCRIPT_TO_VIDEO, JsonNodeFactory.instance.objectNode());
        RenderRequested request = new RenderRequested(
                "p1", UUID.randomUUID(), UUID.randomUUID(), Plan.FREE, 0, 1, 10, spec, Instant.EPOCH);
        CloudEvent envelope = CloudEvent.of(request, "/test", Instant.EPOCH);
        ConsumerRecord<String, byte[]> message = new ConsumerRecord<>("render.jobs", 0, 0, "p1", envelope.data());
        envelope.headers().forEach((name, value) -> message.headers().add(name, value.getBytes(UTF_8)));
        AtomicReference<Object> logged = new AtomicReference<>();

        new EventIntake().take(Message.of(message), RenderRequested.class, event -> logged.set(MDC.get("pid")));

        assertThat(logged).hasValue("p1");
        assertThat(MDC.get("pid")).as("afterwards").isNull();
    }
}
