/** How throughput grows with the number of render workers, and what a job costs the database. */
package io.reelmill.bench.scale;
