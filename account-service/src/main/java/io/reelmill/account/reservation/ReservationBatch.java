package io.reelmill.account.reservation;

import io.reelmill.account.ledger.Balances;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Judges requests for credits one after the other: what one was given, the next one does not find. */
final class ReservationBatch {

    private final Map<UUID, Balances> balances;
    private final Map<UUID, StoredReservation> known;
    private final Instant now;
    private final List<PendingReservation> fresh = new ArrayList<>();

    /**
     * @param balances of the workspaces that there are, locked
     * @param known reservations that were made before
     */
    ReservationBatch(Map<UUID, Balances> balances, Map<UUID, StoredReservation> known, Instant now) {
        this.balances = new HashMap<>(balances);
        this.known = new HashMap<>(known);
        this.now = now;
    }

    ReserveOutcome judge(ReservationRequest request) {
        Balances there = balances.get(request.workspaceId());
        if (there == null) {
            return new ReserveOutcome.UnknownWorkspace();
        }
        StoredReservation before = known.get(request.reservationId());
        if (before != null) {
            return before.workspaceId().equals(request.workspaceId())
                    ? new ReserveOutcome.Repeated(before.toContract())
                    : new ReserveOutcome.IdTaken();
        }
        boolean render = request.purpose().equals(AccountApi.PURPOSE_RENDER);
        if (render && request.maxOpenRenders() != null && there.openRenders() >= request.maxOpenRenders()) {
            return new ReserveOutcome.TooManyOpen();
        }
        int available = there.debt() > 0 ? 0 : there.spendable();
        if (available < request.credits()) {
            return new ReserveOutcome.TooFew(new Shortage(request.credits(), available, there.debt()));
        }
        int regular = Math.min(there.regular(), request.credits());
        StoredReservation held = new StoredReservation(
                request.reservationId(),
                request.workspaceId(),
                request.credits(),
                regular,
                StoredReservation.PENDING,
                0,
                now);
        balances.put(request.workspaceId(), there.holding(regular, request.credits() - regular, render));
        known.put(held.id(), held);
        fresh.add(new PendingReservation(request, held));
        return new ReserveOutcome.Reserved(held.toContract());
    }

    /** What has to be stored. */
    List<PendingReservation> fresh() {
        return fresh;
    }
}
