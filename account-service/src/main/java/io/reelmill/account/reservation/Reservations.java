package io.reelmill.account.reservation;

import static io.reelmill.account.ledger.LedgerAccount.CONSUMED;
import static io.reelmill.account.ledger.LedgerAccount.NON_EXPIRING;
import static io.reelmill.account.ledger.LedgerAccount.REGULAR;
import static io.reelmill.account.ledger.LedgerAccount.RESERVED;

import io.reelmill.account.grant.Grants;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.ledger.Transfer;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.database.SqlArray;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * Holds credits and settles them. Locks are always taken in one order: the reservation, then the workspace's balances.
 */
@Singleton
public class Reservations {

    private static final String UNIQUE_VIOLATION = "23505";

    private static final String STORE = """
            reservation AS (
                INSERT INTO account.reservations
                       (id, workspace_id, credits, from_regular, purpose, subject, created_at)
                SELECT id, workspace_id, credits, from_regular, purpose, subject, :at FROM held)
            INSERT INTO account.transfers (workspace_id, kind, reason, reservation_id,
                                           regular, non_expiring, reserved, issued, consumed, expired, created_at)
            SELECT workspace_id, :kind, purpose, id, -from_regular, from_regular - credits, credits, 0, 0, 0, :at
              FROM held""";

    /** New reservations and the transfers of their credits: one statement for as many as there are. */
    private static final String HOLD = """
            WITH held AS MATERIALIZED (
                SELECT held.*
                  FROM unnest(:ids::uuid[], :workspaces::uuid[], :credits, :regular, :purposes, :subjects)
                           AS held(id, workspace_id, credits, from_regular, purpose, subject),
                       set_config('synchronous_commit', :flush, true)),
            """ + STORE;

    /**
     * All of these reservations and their transfers, or none when one of them would be refused: without asking for the balances
     * first. Credits are given in the order of the requests, regular ones first, as {@link ReservationBatch} does.
     */
    private static final String HOLD_ALL = """
            WITH locked AS MATERIALIZED (
                SELECT workspace_id, regular, non_expiring, debt, open_renders
                  FROM account.balances WHERE workspace_id = ANY(:workspaces::uuid[])
                 ORDER BY workspace_id FOR UPDATE),
            judged AS MATERIALIZED (
                SELECT asked.*, regular, sum(credits) OVER so_far AS credits_so_far,
                       debt = 0 AND regular + non_expiring >= sum(credits) OVER so_far
                       AND (purpose <> :render OR max_open_renders IS NULL
                            OR open_renders + count(*) FILTER (WHERE purpose = :render) OVER so_far <= max_open_renders)
                           AS granted
                  FROM unnest(:ids::uuid[], :workspaces::uuid[], :credits, :purposes, :subjects, :maxOpenRenders)
                           WITH ORDINALITY
                           AS asked(id, workspace_id, credits, purpose, subject, max_open_renders, place)
                  JOIN locked USING (workspace_id)
                WINDOW so_far AS (PARTITION BY workspace_id ORDER BY place)),
            held AS MATERIALIZED (
                SELECT id, workspace_id, credits, purpose, subject,
                       greatest(0, least(credits, regular - (credits_so_far - credits))) AS from_regular
                  FROM judged, set_config('synchronous_commit', :flush, true)
                 WHERE (SELECT count(*) FILTER (WHERE granted) FROM judged) = :number),
            """ + STORE;

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final Grants grants;
    private final Clock clock;

    public Reservations(Jdbi jdbi, Ledger ledger, Grants grants, Clock clock) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.grants = grants;
        this.clock = clock;
    }

    /** Reserves credits, regular ones first. Two calls with the same id are one reservation. */
    public ReserveOutcome reserve(ReservationRequest request, boolean flushedByCaller) {
        return reserve(List.of(request), flushedByCaller).get(0);
    }

    /**
     * Reserves credits for several callers in one transaction, as if they had called one after the other. A refused request
     * does not affect the others.
     *
     * @param flushedByCaller whether the commit need not wait for the disk, because the caller commits to the same database
     *     server before it answers anybody
     * @return an outcome for each request, in their order
     */
    public List<ReserveOutcome> reserve(List<ReservationRequest> requests, boolean flushedByCaller) {
        try {
            // Refused and repeated requests are rare: only when there are some does it take more than one statement.
            return holdAll(requests, flushedByCaller).orElseGet(() -> hold(requests, flushedByCaller, false));
        } catch (UnableToExecuteStatementException e) {
            if (e.getCause() instanceof SQLException cause && UNIQUE_VIOLATION.equals(cause.getSQLState())) {
                return hold(requests, flushedByCaller, true);
            }
            throw e;
        }
    }

    /** Empty, and nothing is stored, when one of the requests would be refused. */
    private Optional<List<ReserveOutcome>> holdAll(List<ReservationRequest> requests, boolean flushedByCaller) {
        Instant now = now();
        int stored = jdbi.withHandle(handle -> handle.createUpdate(HOLD_ALL)
                .bind("flush", flushedByCaller ? "off" : "on")
                .bind("kind", Transfer.Kind.RESERVE.column())
                .bind("render", AccountApi.PURPOSE_RENDER)
                .bind("number", requests.size())
                .bind("at", OffsetDateTime.ofInstant(now, ZoneOffset.UTC))
                .bind("ids", SqlArray.uuids(requests, ReservationRequest::reservationId))
                .bind("workspaces", SqlArray.uuids(requests, ReservationRequest::workspaceId))
                .bind("credits", SqlArray.integers(requests, ReservationRequest::credits))
                .bind("purposes", SqlArray.texts(requests, ReservationRequest::purpose))
                .bind("subjects", SqlArray.texts(requests, ReservationRequest::subject))
                .bind("maxOpenRenders", SqlArray.integers(requests, ReservationRequest::maxOpenRenders))
                .execute());
        if (stored == 0) {
            return Optional.empty();
        }
        return Optional.of(requests.stream()
                .<ReserveOutcome>map(request -> new ReserveOutcome.Reserved(new Reservation(
                        request.reservationId(),
                        request.workspaceId(),
                        request.credits(),
                        StoredReservation.PENDING,
                        0,
                        now)))
                .toList());
    }

    /** @param lookUp whether one of them may have been made before; when false, such a one violates a unique index */
    private List<ReserveOutcome> hold(List<ReservationRequest> requests, boolean flushedByCaller, boolean lookUp) {
        Set<UUID> workspaces =
                requests.stream().map(ReservationRequest::workspaceId).collect(Collectors.toSet());
        List<UUID> ids =
                requests.stream().map(ReservationRequest::reservationId).toList();
        return jdbi.inTransaction(tx -> {
            Instant now = now();
            Map<UUID, Balances> balances = ledger.lock(tx, workspaces);
            ReservationBatch holding = new ReservationBatch(balances, lookUp ? find(tx, ids) : Map.of(), now);
            List<ReserveOutcome> outcomes =
                    requests.stream().map(holding::judge).toList();
            if (!lookUp && outcomes.stream().anyMatch(Reservations::mayBeRepeated)) {
                // the credits, or the last place, may be missing because this very reservation holds them
                holding = new ReservationBatch(balances, find(tx, ids), now);
                outcomes = requests.stream().map(holding::judge).toList();
            }
            if (!holding.fresh().isEmpty()) {
                insert(tx, holding.fresh(), flushedByCaller);
            }
            return outcomes;
        });
    }

    /** The database keeps microseconds; what is answered first and what is read later must be the same. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    private static boolean mayBeRepeated(ReserveOutcome outcome) {
        return outcome instanceof ReserveOutcome.TooFew || outcome instanceof ReserveOutcome.TooManyOpen;
    }

    /** A reservation as it stands. */
    public Optional<Reservation> find(UUID id) {
        return jdbi.withHandle(handle -> find(handle, id, "")).map(StoredReservation::toContract);
    }

    /**
     * Ends a reservation: charges some or none of it and gives the rest back to where it came from. The first settlement
     * stands, later ones are answered with it.
     *
     * @param capture credits to charge, 0 to the reserved ones
     * @return the reservation as it ended, empty when the id is unknown
     * @throws InvalidCaptureException when more would be charged than is reserved
     */
    public Optional<Reservation> settle(UUID id, int capture, String reason) {
        return jdbi.inTransaction(tx -> find(tx, id, " FOR UPDATE")
                .map(held -> held.isPending() ? settle(tx, held, capture, reason) : held)
                .map(StoredReservation::toContract));
    }

    /**
     * Reservations that have been pending for a while, oldest first.
     *
     * @param purpose of which purpose, or null for any
     * @param after the one to continue after, or null to begin with the oldest
     */
    public List<Reservation> pending(Duration longerThan, String purpose, UUID after, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT " + StoredReservation.COLUMNS + """
                         FROM account.reservations WHERE state = 'pending' AND created_at <= :before
                          AND (:purpose::text IS NULL OR purpose = :purpose)
                          AND (:after::uuid IS NULL OR (created_at, id) >
                               (SELECT created_at, id FROM account.reservations WHERE id = :after::uuid))
                        ORDER BY created_at, id LIMIT :limit""")
                .bind("before", clock.instant().minus(longerThan))
                .bind("purpose", purpose)
                .bind("after", after)
                .bind("limit", limit)
                .map((row, context) -> StoredReservation.of(row).toContract())
                .list());
    }

    private StoredReservation settle(Handle tx, StoredReservation held, int capture, String reason) {
        if (capture < 0 || capture > held.credits()) {
            throw new InvalidCaptureException(held.credits());
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
        boolean expiryDue = grants.capture(
                tx,
                held.workspaceId(),
                held.id(),
                Grants.byAccount(held.regularOf(capture), capture - held.regularOf(capture)));
        if (expiryDue) {
            grants.expire(tx, held.workspaceId());
        }
        StoredReservation settled = held.settled(capture);
        tx.createUpdate("UPDATE account.reservations SET state = :state, captured = :captured, settled_at = :at"
                        + " WHERE id = :id")
                .bind("state", settled.state())
                .bind("captured", capture)
                .bind("at", clock.instant())
                .bind("id", held.id())
                .execute();
        return settled;
    }

    private void insert(Handle tx, List<PendingReservation> holds, boolean flushedByCaller) {
        tx.createUpdate(HOLD)
                .bind("flush", flushedByCaller ? "off" : "on")
                .bind("kind", Transfer.Kind.RESERVE.column())
                .bind("at", holds.get(0).held().createdAt())
                .bind("ids", SqlArray.uuids(holds, h -> h.held().id()))
                .bind("workspaces", SqlArray.uuids(holds, h -> h.held().workspaceId()))
                .bind("credits", SqlArray.integers(holds, h -> h.held().credits()))
                .bind("regular", SqlArray.integers(holds, h -> h.held().fromRegular()))
                .bind("purposes", SqlArray.texts(holds, h -> h.request().purpose()))
                .bind("subjects", SqlArray.texts(holds, h -> h.request().subject()))
                .execute();
    }

    /**
     * Gives back what a settled reservation was charged, to the grants that it came from; once, however often it is called.
     *
     * @return credits that were given back, empty when the id is unknown
     */
    public Optional<Long> refund(UUID id, String reason) {
        return jdbi.inTransaction(
                tx -> find(tx, id, " FOR UPDATE").map(held -> grants.refund(tx, held.workspaceId(), id, reason)));
    }

    private static Map<UUID, StoredReservation> find(Handle handle, List<UUID> ids) {
        return handle
                .createQuery("SELECT " + StoredReservation.COLUMNS
                        + " FROM account.reservations WHERE id = ANY(:ids::uuid[])")
                .bind("ids", SqlArray.uuids(ids, id -> id))
                .map((row, context) -> StoredReservation.of(row))
                .stream()
                .collect(Collectors.toMap(StoredReservation::id, held -> held));
    }

    private static Optional<StoredReservation> find(Handle handle, UUID id, String how) {
        return handle.createQuery(
                        "SELECT " + StoredReservation.COLUMNS + " FROM account.reservations WHERE id = :id" + how)
                .bind("id", id)
                .map((row, context) -> StoredReservation.of(row))
                .findOne();
    }

    private static Transfer transfer(
            StoredReservation held, Transfer.Kind kind, String reason, Map<LedgerAccount, Long> gains) {
        return new Transfer(held.workspaceId(), kind, reason, null, held.id(), gains);
    }
}
