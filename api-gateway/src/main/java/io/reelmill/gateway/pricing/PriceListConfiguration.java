package io.reelmill.gateway.pricing;

import io.reelmill.contracts.pricing.PriceList;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Makes the price list of this build available to the service; it is read once. */
@Singleton
class PriceListConfiguration {

    @Produces
    @Singleton
    PriceList prices() {
        return PriceList.load();
    }
}
