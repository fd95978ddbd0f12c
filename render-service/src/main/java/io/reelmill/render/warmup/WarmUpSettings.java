package io.reelmill.render.warmup;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Whether a worker prepares for its first film. */
@ConfigMapping(prefix = "reelmill.warm-up")
interface WarmUpSettings {

    @WithDefault("idle")
    Moment when();

    /** When a worker prepares itself. */
    enum Moment {
        /** Beside its work, once the machine has little to do. Ends when a job comes. */
        IDLE,
        /** Before it is ready; for a start that records class data, which then holds that of films. */
        START,
        NEVER
    }
}
