package io.reelmill.remote.script;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** A language model that answers in JSON. */
public interface ChatModel {

    /** Short name for logs and messages. */
    String name();

    /**
     * One answer.
     *
     * @param schema JSON Schema of the answer; the answer need not keep to it
     * @return the object that the model wrote
     * @throws io.reelmill.providers.ProviderException when there is no answer, or it is not a JSON object
     */
    JsonNode answer(List<Message> messages, JsonNode schema);

    /**
     * A turn of the conversation.
     *
     * @param role {@code system}, {@code user} or {@code assistant}
     */
    record Message(String role, String text) {}
}
