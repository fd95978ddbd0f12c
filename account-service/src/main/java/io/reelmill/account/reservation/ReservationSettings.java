package io.reelmill.account.reservation;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How long credits may be held. */
@ConfigMapping(prefix = "reelmill.reservations")
public interface ReservationSettings {

    /** A reservation that nobody has settled after this time is released. */
    @WithDefault("24h")
    Duration expiry();

    /** How often such reservations are looked for. */
    @WithDefault("60s")
    Duration check();
}
