package io.reelmill.gateway.idempotency;

import java.util.UUID;

/** What a call under an {@code Idempotency-Key} finds. */
sealed interface Claim {

    /**
     * The key is this call's until the claim's time is over.
     *
     * @param attempt names the work; the same for a call that takes over what another one began
     * @param token tells this claim from a later one on the same key
     */
    record Granted(UUID attempt, UUID token) implements Claim {}

    /** The call was answered before. */
    record Answered(Answer answer) implements Claim {}

    /** Another call is at work under the key. */
    record InProgress() implements Claim {}

    /** The key belongs to another request. */
    record OtherRequest() implements Claim {}
}
