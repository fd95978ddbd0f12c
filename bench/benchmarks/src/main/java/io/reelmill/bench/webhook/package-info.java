/** Measures what the publishing-service sends: webhooks and publications. */
package io.reelmill.bench.webhook;
