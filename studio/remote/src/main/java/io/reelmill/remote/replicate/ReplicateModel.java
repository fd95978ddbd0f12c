package io.reelmill.remote.replicate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.fetch.Limits;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelFiles;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.QueuedModel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A model behind Replicate's predictions. */
public final class ReplicateModel extends QueuedModel {

    /**
     * @param model {@code owner/name} of an official model, or {@code owner/name:version} of any
     * @param operation for metrics: {@code picture}, {@code clip}, {@code motion}
     * @param files how it is given those of an order
     */
    public ReplicateModel(
            EndpointClient line, String model, ModelInput input, JobPoller errand, String operation, ModelFiles files) {
        super(line, model, input, errand, operation, files);
    }

    @Override
    protected JsonNode place(MediaOrder order) {
        JsonNode begun = line.json(begin(order).asOrder());
        if (address(begun, "get").isEmpty()) {
            throw CallFailure.unusable(name(), operation, "without an address for the result");
        }
        return begun;
    }

    @Override
    protected void fetch(JsonNode begun, Path raw, BooleanSupplier stopped, JobPoller.Abandoned abandoned) {
        String status = address(begun, "get");
        String url = errand.await(
                name(), () -> made(line.json(Call.get(operation + "-status", status))), stopped, abandoned);
        line.used(operation, 1);
        line.download(operation, url, raw, Limits.media());
    }

    @Override
    protected void cancel(JsonNode begun) {
        line.giveUp(Call.get(operation + "-cancel", address(begun, "cancel")).by("POST"));
    }

    private static String address(JsonNode begun, String name) {
        return begun.path("urls").path(name).asText("");
    }

    private Call begin(MediaOrder order) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        int version = model.indexOf(':');
        String address = "/models/" + model + "/predictions";
        if (version >= 0) {
            body.put("version", model.substring(version + 1));
            address = "/predictions";
        }
        body.set("input", input(order));
        return Call.post(operation, address, body);
    }

    private Optional<String> made(JsonNode prediction) {
        return switch (prediction.path("status").asText()) {
            case "starting", "processing" -> Optional.empty();
            case "succeeded" -> Optional.of(url(prediction.path("output")));
            default -> throw CallFailure.unusable(name(), operation, "with a failure of the model");
        };
    }

    /** One file, or the first of several. */
    private String url(JsonNode output) {
        JsonNode first = output.isArray() ? output.path(0) : output;
        if (first.isTextual()) {
            return first.asText();
        }
        throw CallFailure.unusable(name(), operation, "without a file");
    }
}
