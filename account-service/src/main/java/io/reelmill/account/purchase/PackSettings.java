package io.reelmill.account.purchase;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Map;

/** What can be bought. */
@ConfigMapping(prefix = "reelmill.purchases")
public interface PackSettings {

    /** Credit packs by name. */
    Map<String, Pack> packs();

    /** Name of the pack that an automatic purchase buys. */
    String autoTopupPack();

    /** A payment without a result is asked for again after this time. */
    @WithDefault("30s")
    Duration reconcileAfter();

    /** How often such payments are looked for. */
    @WithDefault("10s")
    Duration check();

    /** A credit pack. */
    interface Pack {

        int credits();

        /** Price in minor units of the currency. */
        long amount();

        /** ISO 4217 code. */
        String currency();
    }
}
