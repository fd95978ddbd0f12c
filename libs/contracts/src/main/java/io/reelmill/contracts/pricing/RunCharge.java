package io.reelmill.contracts.pricing;

import java.util.Collection;

/** What a run is charged in the end; never more than was reserved for it. */
public final class RunCharge {

    /** Kept of an output whose input turned out to be at fault late: the price of a call. */
    private static final int MAX_INPUT_ERROR_CREDITS = 10;

    private RunCharge() {}

    /**
     * The end of one output.
     *
     * @param ready whether it can be seen
     * @param credits that it was charged with
     */
    public record Output(boolean ready, int credits) {}

    /**
     * Credits kept of an output that failed by the client's input.
     *
     * @param reserved credits for this output
     */
    public static int ofInputError(int reserved) {
        return Math.min(MAX_INPUT_ERROR_CREDITS, reserved);
    }

    /**
     * Credits of a whole run. Failed outputs cost nothing beside ready ones; where none is ready, the call costs once, however
     * many its outputs.
     *
     * @param reserved credits for the run
     */
    public static int of(Collection<Output> outputs, int reserved) {
        boolean anyReady = outputs.stream().anyMatch(Output::ready);
        int credits = anyReady
                ? outputs.stream()
                        .filter(Output::ready)
                        .mapToInt(Output::credits)
                        .sum()
                : outputs.stream().mapToInt(Output::credits).max().orElse(0);
        return Math.min(credits, reserved);
    }
}
