/**
 * The webhook notifier. An end of a run becomes a delivery (one row, one event id for good); a delivery is attempted under
 * a lease until a receiver takes it or the schedule ends. A receiver may see an attempt twice, never two event ids.
 */
package io.reelmill.publishing.webhook;
