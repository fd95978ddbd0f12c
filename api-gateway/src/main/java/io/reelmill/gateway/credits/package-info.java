/**
 * Buying credits and the statement of their movements. The account-service keeps both; a purchase is made once for each {@code
 * Idempotency-Key}.
 */
package io.reelmill.gateway.credits;
