package io.reelmill.contracts.account;

import java.util.Objects;

/**
 * What a plan costs and gives.
 *
 * @param monthlyCredits regular credits of each paid period, 0 or above
 * @param price of a period
 * @param limits complete
 */
public record PlanTerms(int monthlyCredits, Price price, Limits limits) {

    /**
     * A price.
     *
     * @param amount in minor units of the currency, 0 or above
     * @param currency ISO 4217 code
     */
    public record Price(long amount, String currency) {

        public Price {
            if (amount < 0 || currency == null || !currency.matches("[A-Z]{3}")) {
                throw new IllegalArgumentException(
                        "a price must have an amount of 0 or above and an ISO 4217 currency");
            }
        }
    }

    public PlanTerms {
        Objects.requireNonNull(price, "price");
        Objects.requireNonNull(limits, "limits");
        if (monthlyCredits < 0) {
            throw new IllegalArgumentException("monthlyCredits must be at least 0, not " + monthlyCredits);
        }
    }
}
