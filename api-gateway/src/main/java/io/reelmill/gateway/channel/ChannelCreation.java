package io.reelmill.gateway.channel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.gateway.publish.PublishingClient;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** Makes a channel. The attempt's id is the channel's, so that it is made once. */
final class ChannelCreation implements IdempotentOperation {

    private final PublishingClient client;
    private final UUID workspace;
    private final ChannelChange order;
    private JsonNode channel;

    ChannelCreation(PublishingClient client, UUID workspace, ChannelChange order) {
        this.client = client;
        this.workspace = workspace;
        this.order = order;
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        channel = client.ask(service -> service.create(workspace, attempt, order));
        return CompletableFuture.completedStage(null);
    }

    @Override
    public ObjectNode store(Handle tx) {
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) channel);
        return answer;
    }
}
