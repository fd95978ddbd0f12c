/** What the benchmark of the API is held against. */
package io.reelmill.gateway.bench;
