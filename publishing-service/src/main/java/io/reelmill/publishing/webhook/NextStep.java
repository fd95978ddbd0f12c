package io.reelmill.publishing.webhook;

import java.time.Instant;

/** What becomes of a delivery after an attempt. */
sealed interface NextStep {

    /** The receiver has it. */
    record Done() implements NextStep {}

    /** Another attempt. */
    record Retry(Instant at) implements NextStep {}

    /** No further attempt. The reason is for the workspace's people. */
    record GiveUp(String reason) implements NextStep {}

    /** No further attempt, and none of any other delivery: the receiver is gone. */
    record Gone(String reason) implements NextStep {}
}
