/** The command {@code ./reelmill}: starts the whole suite on one machine, and talks to a running one. */
package io.reelmill.local;
