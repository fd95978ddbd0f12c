/**
 * A queue of work that has its time, in PostgreSQL. A worker claims a due task under a lease and writes its result under the
 * claim's token: when the worker dies the lease ends and another claims the task; when it was only slow, its token is no
 * longer good and it writes nothing. Webhook deliveries and publications use it.
 */
package io.reelmill.publishing.queue;
