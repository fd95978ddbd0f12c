package io.reelmill.publishing.run;

import io.quarkus.arc.All;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.kafka.EventIntake;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;

/** Takes ends of runs from Kafka. */
@Singleton
class FinishedRuns {

    private final EventIntake intake;
    private final List<RunEnd> actions;

    FinishedRuns(EventIntake intake, @All List<RunEnd> actions) {
        this.intake = intake;
        this.actions = actions;
    }

    /** Acknowledged when all that follows is committed. A message that cannot be understood goes to the dead letters. */
    @Incoming("render-events")
    @Blocking(ordered = false) // ends of different runs do not wait for each other
    CompletionStage<Void> consume(Message<ConsumerRecord<String, byte[]>> message) {
        return intake.take(message, RenderFinished.class, this::act);
    }

    private void act(RenderFinished finished) {
        requireComplete(finished);
        actions.forEach(action -> action.ended(finished));
    }

    private static void requireComplete(RenderFinished finished) {
        boolean complete = Stream.of(finished.pid(), finished.runId(), finished.workspaceId(), finished.project())
                .allMatch(value -> value != null);
        if (!complete) {
            throw new UnreadableEventException("pid, runId, workspaceId or project is missing", null);
        }
    }
}
