package io.reelmill.gateway.render;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** When reservations of renders that were never started are released. */
@ConfigMapping(prefix = "reelmill.orphaned-reservations")
public interface OrphanedReservationSettings {

    /** A reservation without a run is released after this time: several minutes, far more than a call can take. */
    @WithDefault("10m")
    Duration after();

    /** How often such reservations are looked for. */
    @WithDefault("1m")
    Duration lookEvery();
}
