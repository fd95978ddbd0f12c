/** {@code Idempotency-Key}: the first answer is kept for a day and replayed byte for byte. */
package io.reelmill.gateway.idempotency;
