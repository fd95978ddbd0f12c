package io.reelmill.render.infrastructure;

import io.reelmill.contracts.pricing.PriceList;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Gives the prices of the contracts. */
class PriceListConfiguration {

    @Produces
    @Singleton
    PriceList prices() {
        return PriceList.load();
    }
}
