/** Starts, limits, watches and ends the processes that open files from outside. */
package io.reelmill.ingest.isolation;
