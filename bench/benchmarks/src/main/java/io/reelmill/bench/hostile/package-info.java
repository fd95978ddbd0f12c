/** {@code ./reelmill bench hostile}: what a request body can cost at most. */
package io.reelmill.bench.hostile;
