package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi.ReservationRequest;

/** A reservation that is still to be stored, and what was asked for. */
record PendingReservation(ReservationRequest request, StoredReservation held) {}
