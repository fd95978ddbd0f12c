package io.reelmill.gateway.limit;

import io.reelmill.contracts.account.Plan;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Calls a minute; so many may also be made at once. */
@ConfigMapping(prefix = "reelmill.limits")
interface LimitSettings {

    /** For each client address on endpoints without a key. */
    @WithDefault("1200")
    int open();

    /** For each client address, calls with a key that is unknown. */
    @WithDefault("60")
    int unknownKeys();

    @WithDefault("120")
    int free();

    @WithDefault("300")
    int hobby();

    @WithDefault("600")
    int growth();

    @WithDefault("1200")
    int elite();

    @WithDefault("6000")
    int enterprise();

    /** For each key of this plan. */
    default int of(Plan plan) {
        return switch (plan) {
            case FREE -> free();
            case HOBBY -> hobby();
            case GROWTH -> growth();
            case ELITE -> elite();
            case ENTERPRISE -> enterprise();
        };
    }
}
