package io.reelmill.publishing.webhook;

/** An attempt that has ended and is to be written down. */
record EndedAttempt(WebhookDelivery delivery, Attempt attempt, NextStep next) {

    /** From 1. */
    int number() {
        return delivery.number();
    }

    boolean isDelivered() {
        return attempt.outcome() == Attempt.Outcome.DELIVERED;
    }
}
