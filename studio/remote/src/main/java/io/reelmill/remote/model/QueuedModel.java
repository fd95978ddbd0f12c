package io.reelmill.remote.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.remote.call.EndpointClient;

/** A model behind a service's queue: an order is taken, asked after, and its file fetched. */
public abstract class QueuedModel implements MediaModel {

    protected final EndpointClient line;
    protected final String model;
    protected final JobPoller errand;
    protected final String operation;
    private final ModelInput input;
    private final ModelFiles files;

    /**
     * @param model as the service names it
     * @param operation for metrics: {@code picture}, {@code clip}, {@code motion}
     * @param files how it is given those of an order
     */
    protected QueuedModel(
            EndpointClient line, String model, ModelInput input, JobPoller errand, String operation, ModelFiles files) {
        this.line = line;
        this.model = model;
        this.input = input;
        this.errand = errand;
        this.operation = operation;
        this.files = files;
    }

    /** What the model is sent for an order. */
    protected final ObjectNode input(MediaOrder order) {
        ObjectNode told = input.of(order);
        files.tell(told, order);
        return told;
    }

    @Override
    public final boolean takes(Part part) {
        return files.fields().containsKey(part);
    }

    @Override
    public final String name() {
        return line.name();
    }
}
