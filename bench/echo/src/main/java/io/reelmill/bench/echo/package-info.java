/** The server that {@code ./reelmill bench api} compares the gateway with. */
package io.reelmill.bench.echo;
