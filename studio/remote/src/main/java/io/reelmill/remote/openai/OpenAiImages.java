package io.reelmill.remote.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.fetch.Limits;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.media.Encoded;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelInput;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Pictures behind {@code /images/generations}; they come inside of the answer or by an address in it. */
public final class OpenAiImages implements MediaModel {

    private static final String OPERATION = "picture";

    private final EndpointClient line;
    private final String model;
    private final ModelInput input;

    public OpenAiImages(EndpointClient line, String model, ModelInput input) {
        this.line = line;
        this.model = model;
        this.input = input;
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public void make(MediaOrder order, Path raw, BooleanSupplier stopped) {
        ObjectNode body = input.of(order).put("model", model).put("n", 1);
        JsonNode answer = line.json(
                Call.post(OPERATION, "/images/generations", body).atMost(64).asOrder());
        line.used(OPERATION, 1);
        JsonNode picture = answer.path("data").path(0);
        if (picture.path("b64_json").isTextual()) {
            Encoded.write(picture.path("b64_json").asText(), raw, name(), OPERATION);
        } else if (picture.path("url").isTextual()) {
            line.download(OPERATION, picture.path("url").asText(), raw, Limits.picture());
        } else {
            throw CallFailure.unusable(name(), OPERATION, "without a picture");
        }
    }
}
