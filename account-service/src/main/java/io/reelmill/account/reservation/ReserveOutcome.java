package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.Shortage;

/** What came of asking for credits. */
public sealed interface ReserveOutcome {

    /** They are held now. */
    record Reserved(Reservation reservation) implements ReserveOutcome {}

    /** They were asked for before under the same id; this is the reservation as it stands. */
    record Repeated(Reservation reservation) implements ReserveOutcome {}

    /** There are too few; nothing is held. */
    record TooFew(Shortage shortage) implements ReserveOutcome {}

    /** As many renders of the workspace wait or run as the request allows; nothing is held. */
    record TooManyOpen() implements ReserveOutcome {}

    /** There is no such workspace; nothing is held. */
    record UnknownWorkspace() implements ReserveOutcome {}

    /** The id is another workspace's reservation; nothing is held. */
    record IdTaken() implements ReserveOutcome {}
}
