package io.reelmill.gateway.publish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;

/** Entries of the queue as clients read them. */
public final class PublishAnswer {

    private PublishAnswer() {}

    /** An entry of the queue. */
    public static ObjectNode queued(JsonNode entry) {
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) entry);
        return answer;
    }

    /** What each platform said to a video that is published at once. */
    static ObjectNode now(JsonNode entry) {
        ObjectNode answer = ContractJson.mapper().createObjectNode();
        boolean taken = false;
        ArrayNode results = ContractJson.mapper().createArrayNode();
        for (JsonNode target : entry.path("targets")) {
            String status =
                    switch (target.path("status").asText()) {
                        case "published" -> "published";
                        case "failed" -> "failed";
                        default -> "processing";
                    };
            taken |= !status.equals("failed");
            ObjectNode result = results.addObject();
            result.set("platform", target.path("platform"));
            result.set("accountId", target.path("accountId"));
            result.put("status", status);
            result.set("url", target.get("url"));
            result.set("platformPostId", target.get("platformPostId"));
            result.set("error", target.get("error"));
        }
        answer.put("success", taken ? 1 : 0);
        answer.set("id", entry.path("id"));
        answer.set("results", results);
        return answer;
    }
}
