package io.reelmill.account.subscription;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;

/** How subscriptions are renewed and how long their payments are tried. */
@ConfigMapping(prefix = "reelmill.subscriptions")
public interface SubscriptionSettings {

    /** After each failed payment of a period, how long until the next one; after the last one the subscription ends. */
    @WithDefault("1d,3d,5d")
    List<Duration> retryAfter();

    /** Length of a trial. */
    @WithDefault("14d")
    Duration trial();

    /** How often due subscriptions and payments are looked for. */
    @WithDefault("60s")
    Duration check();
}
