package io.reelmill.render.job;

import java.util.function.BooleanSupplier;

/** What a worker does while no job waits. */
public interface IdleWork {

    /** Nothing. */
    IdleWork NONE = (worker, stopped) -> false;

    /**
     * Does one piece of work, if there is any; it is short, as a job may come in meanwhile.
     *
     * @param worker its name
     * @param stopped asked often; whether to give the work back at once. Asking is a sign of life
     * @return whether there was any
     */
    boolean doOne(String worker, BooleanSupplier stopped);
}
