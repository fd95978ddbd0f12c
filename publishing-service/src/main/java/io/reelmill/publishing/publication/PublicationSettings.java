package io.reelmill.publishing.publication;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;

/** How publications are sent. */
@ConfigMapping(prefix = "reelmill.publication")
public interface PublicationSettings {

    /** Pauses after failed attempts; after the last one the target has failed. */
    @WithDefault("1m,5m,15m,1h,3h,6h,12h")
    List<Duration> schedule();

    /** What is later than this when it is first attempted is not sent any more. */
    @WithDefault("24h")
    Duration maxLateness();

    /** A target is free again after this time when its worker has died; each chunk of an upload renews it. */
    @WithDefault("3m")
    Duration lease();

    /** Targets at one time. */
    @WithDefault("16")
    int workers();

    /** Targets of one workspace at one time. */
    @WithDefault("8")
    int workersOfOneWorkspace();

    /** How often due targets are looked for. */
    @WithDefault("1s")
    Duration poll();

    /** How long publishing at once waits for the platforms before it answers. */
    @WithDefault("15s")
    Duration publishNowWait();
}
