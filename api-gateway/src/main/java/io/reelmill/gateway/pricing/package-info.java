/**
 * {@code POST /calculate-credits}, and the price of a request for whoever needs it. The rules and the price list are in {@code
 * io.reelmill.contracts.pricing}; where the price depends on the length of a source, {@code io.reelmill.gateway.duration}
 * measures it.
 */
package io.reelmill.gateway.pricing;
