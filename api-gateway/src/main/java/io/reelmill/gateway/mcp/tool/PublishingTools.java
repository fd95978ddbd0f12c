package io.reelmill.gateway.mcp.tool;

import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.publish.AddToQueueResource;
import io.reelmill.gateway.publish.PublishNowResource;
import jakarta.inject.Singleton;
import java.util.List;

/** Publishing finished videos. */
@Singleton
class PublishingTools implements ToolSet {

    private final AddToQueueResource queue;
    private final PublishNowResource publishing;

    PublishingTools(AddToQueueResource queue, PublishNowResource publishing) {
        this.queue = queue;
        this.publishing = publishing;
    }

    @Override
    public List<Tool> tools() {
        return List.of(
                Tool.of(
                                "schedule_publish",
                                "Schedule a publication",
                                "Puts a video into the queue of a channel, which publishes it in its next free slot."
                                        + " Costs no credits.",
                                Operation.post("/add-to-queue"),
                                Effect.CREATES,
                                ToolAction.blocking(call -> queue.publish(call.body(), call.idempotencyKey())))
                        .reachingOutside(),
                Tool.of(
                                "publish_now",
                                "Publish now",
                                "Publishes a video at once, to a channel or to accounts of platforms. It cannot be"
                                        + " taken back from here. Costs no credits.",
                                Operation.post("/publish-now"),
                                Effect.COMMITS,
                                ToolAction.blocking(call -> publishing.publish(call.body(), call.idempotencyKey())))
                        .reachingOutside());
    }
}
