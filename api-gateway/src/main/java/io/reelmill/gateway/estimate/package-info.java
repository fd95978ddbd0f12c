/** {@code POST /calculate-credits}. */
package io.reelmill.gateway.estimate;
