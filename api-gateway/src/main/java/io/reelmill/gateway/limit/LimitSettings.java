package io.reelmill.gateway.limit;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Calls a minute where no key counts; so many may also be made at once. Those of a key come with its plan. */
@ConfigMapping(prefix = "reelmill.limits")
interface LimitSettings {

    /** For each client address on endpoints without a key. */
    @WithDefault("1200")
    int open();

    /** For each client address, calls with a key that is unknown. */
    @WithDefault("60")
    int unknownKeys();
}
