/** Prices: {@code pricing.yaml} and its reader. The gateway estimates with it, the render-service bills with it. */
package io.reelmill.contracts.pricing;
