/** Real PostgreSQL and Kafka inside a test run, from Maven artifacts alone. */
package io.reelmill.testkit;
