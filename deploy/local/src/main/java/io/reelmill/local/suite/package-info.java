/**
 * The suite as one thing that starts, stays and stops: PostgreSQL, Kafka and the four services.
 *
 * <p>{@link io.reelmill.local.suite.Suite} is the entrance, also for end-to-end tests. Hidden behind it: ports,
 * environments, readiness, the order of start.
 */
package io.reelmill.local.suite;
