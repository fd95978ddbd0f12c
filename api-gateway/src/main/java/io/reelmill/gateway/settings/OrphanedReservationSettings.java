package io.reelmill.gateway.settings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** When credits that were held for nothing are given back. */
@ConfigMapping(prefix = "reelmill.stranded")
public interface OrphanedReservationSettings {

    /** A reservation without a run is given back after this time; several minutes, far more than a call can take. */
    @WithDefault("10m")
    Duration after();

    /** How often such reservations are looked for. */
    @WithDefault("1m")
    Duration lookEvery();
}
