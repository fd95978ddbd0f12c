package io.reelmill.remote.fal;

import com.fasterxml.jackson.databind.JsonNode;
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

/** A model behind fal's queue: {@code POST /{model}}, its status, its answer. */
public final class FalModel extends QueuedModel {

    /**
     * @param model as in its address: {@code fal-ai/flux/dev}
     * @param operation for metrics: {@code picture}, {@code clip}, {@code motion}
     * @param files how it is given those of an order
     */
    public FalModel(
            EndpointClient line, String model, ModelInput input, JobPoller errand, String operation, ModelFiles files) {
        super(line, model, input, errand, operation, files);
    }

    /** Addresses are the service's: those of models with a path of their own leave the path away. */
    @Override
    protected JsonNode place(MediaOrder order) {
        JsonNode taken =
                line.json(Call.post(operation, "/" + model, input(order)).asOrder());
        if (address(taken, "status_url").isEmpty()
                || address(taken, "response_url").isEmpty()) {
            throw CallFailure.unusable(name(), operation, "without an address for the result");
        }
        return taken;
    }

    @Override
    protected void fetch(JsonNode taken, Path raw, BooleanSupplier stopped, JobPoller.Abandoned abandoned) {
        String status = address(taken, "status_url");
        errand.await(name(), () -> finished(line.json(Call.get(operation + "-status", status))), stopped, abandoned);
        JsonNode made = line.json(Call.get(operation + "-result", address(taken, "response_url")));
        if (made.path("has_nsfw_concepts").path(0).asBoolean(false)) {
            // What comes then is black.
            throw CallFailure.unusable(name(), operation, "with a picture that it holds back");
        }
        line.used(operation, 1);
        line.download(operation, url(made), raw, Limits.media());
    }

    @Override
    protected void cancel(JsonNode taken) {
        line.giveUp(
                Call.get(operation + "-cancel", address(taken, "cancel_url")).by("PUT"));
    }

    private static String address(JsonNode taken, String field) {
        return taken.path(field).asText("");
    }

    private Optional<Boolean> finished(JsonNode status) {
        if (status.path("status").asText().equals("COMPLETED")) {
            return Optional.of(true);
        }
        if (status.hasNonNull("error") || status.path("status").asText().matches("FAILED|CANCELL?ED")) {
            throw CallFailure.unusable(name(), operation, "with a failure of the model");
        }
        return Optional.empty();
    }

    /** Models of pictures answer with {@code images} or {@code image}, those of clips with {@code video}. */
    private String url(JsonNode made) {
        for (JsonNode file :
                new JsonNode[] {made.path("video"), made.path("images").path(0), made.path("image")}) {
            if (file.path("url").isTextual()) {
                return file.path("url").asText();
            }
        }
        throw CallFailure.unusable(name(), operation, "without a file");
    }
}
