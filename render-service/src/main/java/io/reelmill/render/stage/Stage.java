package io.reelmill.render.stage;

import java.nio.file.Path;
import java.time.Duration;

/**
 * A step of a render: a function from an immutable record to an immutable record, and files beside it.
 *
 * @param <I> written as JSON; its hash is what the result is kept under, so it holds everything the
 *     result depends on beside the code
 * @param <O> written as JSON; names its files relative to the stage's folder
 */
public interface Stage<I, O> {

    /** Stable name, shown to clients as {@code stage}. */
    String name();

    Class<O> resultType();

    /**
     * How long the work may take on a slow machine, where that is more than minutes. The deadlines of the stage grow with it;
     * in between it gives a sign of life by {@link StageContext#progress} or {@link StageContext#stopped}.
     */
    default Duration expectedWork(I input) {
        return Duration.ZERO;
    }

    /**
     * Does the work.
     *
     * @param folder an empty folder for the stage's files
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    O run(I input, Path folder, StageContext context) throws Exception;
}
