package io.reelmill.account.purchase;

import io.smallrye.config.ConfigMapping;
import java.util.Map;

/** What can be bought. */
@ConfigMapping(prefix = "reelmill.purchases")
public interface PackSettings {

    /** Credit packs by name. */
    Map<String, Pack> packs();

    /** Name of the pack that an automatic purchase buys. */
    String autoTopupPack();

    /** A credit pack. */
    interface Pack {

        int credits();

        /** Price in minor units of the currency. */
        long amount();

        /** ISO 4217 code. */
        String currency();
    }
}
