/** The whole suite as a client meets it: real processes, real PostgreSQL and Kafka, the public API and nothing else. */
package io.reelmill.qa.e2e;
