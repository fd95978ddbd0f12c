/**
 * How a service is called: addresses, secrets, time limits, repetition, circuit breaker, concurrency, and what is told of
 * each call. Answers are hostile until checked: capped, of the right type, and never quoted to a client.
 */
package io.reelmill.remote.call;
