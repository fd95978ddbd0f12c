/** Writes of many threads, gathered into few transactions. */
package io.reelmill.publishing.batch;
