package io.reelmill.publishing.webhook;

/**
 * An attempt that has ended and is to be written down.
 *
 * @param number of the attempt, from 1
 */
record EndedAttempt(WebhookDelivery delivery, int number, Attempt attempt, NextStep next) {

    boolean isDelivered() {
        return attempt.outcome() == Attempt.Outcome.DELIVERED;
    }
}
