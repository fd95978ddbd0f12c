/** What a worker prepares while nothing else is to be done, so that the first film takes little longer than the next ones. */
package io.reelmill.render.warmup;
