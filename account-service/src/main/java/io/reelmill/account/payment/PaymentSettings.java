package io.reelmill.account.payment;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How payments without a result are dealt with. */
@ConfigMapping(prefix = "reelmill.reconciliation")
public interface PaymentSettings {

    /** A payment without a result is asked for again after this time. */
    @WithDefault("30s")
    Duration after();

    /** How often such payments are looked for. */
    @WithDefault("10s")
    Duration check();
}
