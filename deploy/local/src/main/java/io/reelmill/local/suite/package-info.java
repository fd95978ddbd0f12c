/**
 * The whole suite as one object: PostgreSQL, Kafka and the four services.
 *
 * {@link io.reelmill.local.suite.Suite} is the entry point, also for end-to-end tests. Ports, environments, readiness
 * and the order of start are internal.
 */
package io.reelmill.local.suite;
