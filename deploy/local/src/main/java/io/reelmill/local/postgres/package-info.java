/**
 * PostgreSQL from the binaries of a Maven artifact: unpacked once, one cluster in the home, one server process.
 *
 * <p>Hides that PostgreSQL refuses to run as root: see {@link io.reelmill.local.postgres.ServerAccount}.
 */
package io.reelmill.local.postgres;
