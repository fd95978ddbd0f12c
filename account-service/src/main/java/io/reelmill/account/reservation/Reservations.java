package io.reelmill.account.reservation;

import static io.reelmill.account.ledger.LedgerAccount.CONSUMED;
import static io.reelmill.account.ledger.LedgerAccount.NON_EXPIRING;
import static io.reelmill.account.ledger.LedgerAccount.REGULAR;
import static io.reelmill.account.ledger.LedgerAccount.RESERVED;

import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.ledger.Transfer;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import io.reelmill.service.Refusal;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Holds credits and settles them. Locks are always taken in one order: the reservation, then the workspace's balances.
 */
@Singleton
public class Reservations {

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final Clock clock;
    private final ReservationSettings settings;

    public Reservations(Jdbi jdbi, Ledger ledger, Clock clock, ReservationSettings settings) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * Holds credits, regular ones first. Two calls with the same id are one reservation.
     *
     * @throws Refusal when the workspace is unknown, or the id is another workspace's
     */
    public ReserveOutcome reserve(ReservationRequest request) {
        return jdbi.inTransaction(tx -> {
            Balances balances = ledger.lock(tx, request.workspaceId());
            Optional<Held> before = find(tx, request.reservationId(), "");
            if (before.isPresent()) {
                return repeated(before.get(), request);
            }
            if (balances.spendable() < request.credits()) {
                return new ReserveOutcome.TooFew(new Shortage(request.credits(), balances.spendable()));
            }
            int regular = Math.min(balances.regular(), request.credits());
            Held held = insert(tx, request, regular);
            Map<LedgerAccount, Long> entries = Map.of(
                    REGULAR, (long) -regular,
                    NON_EXPIRING, (long) regular - request.credits(),
                    RESERVED, (long) request.credits());
            ledger.post(tx, transfer(held, Transfer.Kind.RESERVE, request.purpose(), entries));
            return new ReserveOutcome.Reserved(held.toContract());
        });
    }

    /** A reservation as it stands. */
    public Optional<Reservation> find(UUID id) {
        return jdbi.withHandle(handle -> find(handle, id, "")).map(Held::toContract);
    }

    /**
     * Ends a reservation: charges some or none of it and gives the rest back to where it came from. The first settlement
     * stands, later ones are answered with it.
     *
     * @param capture credits to charge, 0 to the reserved ones
     * @return the reservation as it ended, empty when the id is unknown
     * @throws Refusal when more would be charged than is reserved
     */
    public Optional<Reservation> settle(UUID id, int capture, String reason) {
        return jdbi.inTransaction(tx -> find(tx, id, " FOR UPDATE")
                .map(held -> held.isPending() ? settle(tx, held, capture, reason) : held)
                .map(Held::toContract));
    }

    /**
     * Releases one reservation that was left pending for too long.
     *
     * @return whether there was one
     */
    public boolean releaseOneExpired() {
        return jdbi.inTransaction(tx -> tx.createQuery("SELECT " + Held.COLUMNS
                        + " FROM account.reservations WHERE state = 'pending' AND created_at <= :before"
                        + " ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED")
                .bind("before", clock.instant().minus(settings.expiry()))
                .map((row, context) -> Held.of(row))
                .findOne()
                .map(held -> settle(tx, held, 0, "expired"))
                .isPresent());
    }

    private Held settle(Handle tx, Held held, int capture, String reason) {
        if (capture < 0 || capture > held.credits()) {
            throw Refusal.badRequest("capture must lie between 0 and the " + held.credits() + " reserved credits");
        }
        ledger.lock(tx, held.workspaceId());
        int regularBack = held.fromRegular() - held.regularOf(capture);
        ledger.post(
                tx,
                transfer(
                        held,
                        Transfer.Kind.SETTLE,
                        reason,
                        Map.of(
                                RESERVED, (long) -held.credits(),
                                CONSUMED, (long) capture,
                                REGULAR, (long) regularBack,
                                NON_EXPIRING, (long) held.credits() - capture - regularBack)));
        Held settled = held.settled(capture);
        tx.createUpdate("UPDATE account.reservations SET state = :state, captured = :captured, settled_at = :at"
                        + " WHERE id = :id")
                .bind("state", settled.state())
                .bind("captured", capture)
                .bind("at", clock.instant())
                .bind("id", held.id())
                .execute();
        return settled;
    }

    private static ReserveOutcome repeated(Held before, ReservationRequest request) {
        if (!before.workspaceId().equals(request.workspaceId())) {
            throw Refusal.conflict("the reservation's id is taken");
        }
        return new ReserveOutcome.Repeated(before.toContract());
    }

    private Held insert(Handle tx, ReservationRequest request, int regular) {
        // The database keeps microseconds; what is answered first and what is read later must be the same.
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        int inserted = tx.createUpdate("""
                        INSERT INTO account.reservations
                               (id, workspace_id, credits, from_regular, purpose, subject, created_at)
                        VALUES (:id, :workspace, :credits, :regular, :purpose, :subject, :at) ON CONFLICT DO NOTHING
                        """)
                .bind("id", request.reservationId())
                .bind("workspace", request.workspaceId())
                .bind("credits", request.credits())
                .bind("regular", regular)
                .bind("purpose", request.purpose())
                .bind("subject", request.subject())
                .bind("at", now)
                .execute();
        if (inserted == 0) {
            throw Refusal.conflict("the reservation's id is taken");
        }
        return new Held(
                request.reservationId(), request.workspaceId(), request.credits(), regular, Held.PENDING, 0, now);
    }

    private static Optional<Held> find(Handle handle, UUID id, String how) {
        return handle.createQuery("SELECT " + Held.COLUMNS + " FROM account.reservations WHERE id = :id" + how)
                .bind("id", id)
                .map((row, context) -> Held.of(row))
                .findOne();
    }

    private static Transfer transfer(Held held, Transfer.Kind kind, String reason, Map<LedgerAccount, Long> entries) {
        return new Transfer(held.workspaceId(), kind, reason, null, held.id(), entries);
    }
}
