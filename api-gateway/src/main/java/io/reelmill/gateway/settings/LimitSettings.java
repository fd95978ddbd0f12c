package io.reelmill.gateway.settings;

import io.reelmill.contracts.account.Plan;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Calls a minute; a bucket of that size may be emptied at once. */
@ConfigMapping(prefix = "reelmill.limits")
public interface LimitSettings {

    /** For each client address on endpoints without a key, and for calls with a key that is not known. */
    @WithDefault("1200")
    int open();

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
