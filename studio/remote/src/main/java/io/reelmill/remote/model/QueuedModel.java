package io.reelmill.remote.model;

import io.reelmill.remote.call.Line;

/** A model behind a service's queue: an order is taken, asked after, and its file fetched. */
public abstract class QueuedModel implements MediaModel {

    protected final Line line;
    protected final String model;
    protected final ModelInput input;
    protected final Errand errand;
    protected final String operation;

    /**
     * @param model as the service names it
     * @param operation for metrics: {@code picture} or {@code clip}
     */
    protected QueuedModel(Line line, String model, ModelInput input, Errand errand, String operation) {
        this.line = line;
        this.model = model;
        this.input = input;
        this.errand = errand;
        this.operation = operation;
    }

    @Override
    public final String name() {
        return line.name();
    }
}
