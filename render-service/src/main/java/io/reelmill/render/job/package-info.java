/** Who renders what, and for how long: the queue in PostgreSQL, leases, attempts and the end of a job. */
package io.reelmill.render.job;
