package io.reelmill.gateway.publish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import org.jdbi.v3.core.Handle;

/** Something that the publishing-service does and answers, once for each {@code Idempotency-Key}. */
public final class ForwardedCall implements IdempotentOperation {

    private final PublishingClient client;
    private final BiFunction<PublishingService, UUID, JsonNode> call;
    private final List<String> warnings;
    private JsonNode done;

    /**
     * @param call makes it, under the id of the attempt
     * @param warnings about the body, for the answer
     */
    public ForwardedCall(
            PublishingClient client, BiFunction<PublishingService, UUID, JsonNode> call, List<String> warnings) {
        this.client = client;
        this.call = call;
        this.warnings = List.copyOf(warnings);
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        done = client.ask(service -> call.apply(service, attempt));
        return CompletableFuture.completedStage(null);
    }

    @Override
    public ObjectNode store(Handle tx) {
        return answer(done, warnings);
    }

    /** The answer of the publishing-service as the client gets it. */
    public static ObjectNode answer(JsonNode done, List<String> warnings) {
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) done);
        answer.set("warnings", ContractJson.mapper().valueToTree(warnings));
        return answer;
    }
}
