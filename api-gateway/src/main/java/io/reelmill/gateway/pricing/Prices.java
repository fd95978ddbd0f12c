package io.reelmill.gateway.pricing;

import io.reelmill.contracts.pricing.PriceList;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The prices of this build, read once. */
@Singleton
class Prices {

    @Produces
    @Singleton
    PriceList prices() {
        return PriceList.load();
    }
}
