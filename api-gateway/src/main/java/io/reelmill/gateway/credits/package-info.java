/** Buying credits. The account-service does it; a purchase is made once for each {@code Idempotency-Key}. */
package io.reelmill.gateway.credits;
