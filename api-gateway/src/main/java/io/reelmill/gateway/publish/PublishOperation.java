package io.reelmill.gateway.publish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.gateway.publish.VideoSource.Video;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** An order to publish, checked as far as the gateway can. The attempt's id is the entry's, so that it is made once. */
final class PublishOperation implements IdempotentOperation {

    private final PublishingClient client;
    private final UUID workspace;
    private final PublishRequest request;
    private final Video video;
    private final boolean now;
    private JsonNode entry;

    PublishOperation(PublishingClient client, UUID workspace, PublishRequest request, Video video, boolean now) {
        this.client = client;
        this.workspace = workspace;
        this.request = request;
        this.video = video;
        this.now = now;
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        PublicationOrder order = new PublicationOrder(
                attempt,
                video.url(),
                video.key(),
                video.keptUntil(),
                video.pid(),
                video.name(),
                video.watermarked(),
                request.channelId(),
                request.channelName(),
                request.targets(),
                request.extraParams(),
                now);
        entry = client.ask(service -> service.order(workspace, order));
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Object store(Handle tx) {
        ObjectNode answer = now ? PublishAnswer.now(entry) : PublishAnswer.queued(entry);
        if (!request.warnings().isEmpty()) {
            answer.set("warnings", ContractJson.mapper().valueToTree(request.warnings()));
        }
        return answer;
    }
}
