package io.reelmill.account.statement;

import io.reelmill.account.invoice.Bill;
import io.reelmill.contracts.account.LedgerApi.GrantPart;
import io.reelmill.database.SqlArray;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** What the transfers of a page refer to, read with one query for each kind. */
final class LineReferences {

    record Reservation(String purpose, String subject) {}

    /** @param invoice number of the invoice that was paid for it, or null */
    record Grant(String category, Instant expiresAt, String invoice) {}

    private record Use(UUID reservation, String kind, GrantPart part) {}

    private final Map<UUID, Reservation> reservations;
    private final Map<String, Grant> grants;
    private final Map<UUID, List<Use>> uses;

    private LineReferences(Map<UUID, Reservation> reservations, Map<String, Grant> grants, Map<UUID, List<Use>> uses) {
        this.reservations = reservations;
        this.grants = grants;
        this.uses = uses;
    }

    static LineReferences read(
            Handle snapshot, UUID workspaceId, Collection<UUID> reservationIds, Collection<String> grantReferences) {
        List<UUID> reservations =
                reservationIds.stream().filter(Objects::nonNull).distinct().toList();
        List<String> references =
                grantReferences.stream().filter(Objects::nonNull).distinct().toList();
        return new LineReferences(
                reservations(snapshot, reservations),
                grants(snapshot, workspaceId, references),
                uses(snapshot, reservations));
    }

    Reservation reservation(UUID id) {
        return reservations.get(id);
    }

    Grant grant(String reference) {
        return grants.get(reference);
    }

    /** Number of the invoice that a grant belongs to, or null. */
    String invoice(String reference) {
        Grant grant = grants.get(reference);
        return grant == null ? null : grant.invoice();
    }

    /** @param kind of the line: {@code charge} or {@code refund} */
    List<GrantPart> parts(UUID reservation, String kind) {
        String used = kind.equals("charge") ? "capture" : "refund";
        return uses.getOrDefault(reservation, List.of()).stream()
                .filter(use -> use.kind().equals(used))
                .map(Use::part)
                .toList();
    }

    private static Map<UUID, Reservation> reservations(Handle snapshot, List<UUID> ids) {
        Map<UUID, Reservation> found = new HashMap<>();
        snapshot.createQuery("SELECT id, purpose, subject FROM account.reservations WHERE id = ANY(:ids::uuid[])")
                .bind("ids", SqlArray.uuids(ids, id -> id))
                .map((row, context) -> found.put(
                        row.getObject("id", UUID.class),
                        new Reservation(row.getString("purpose"), row.getString("subject"))))
                .list();
        return found;
    }

    private static Map<String, Grant> grants(Handle snapshot, UUID workspaceId, List<String> references) {
        Map<String, Grant> found = new HashMap<>();
        snapshot.createQuery("""
                        SELECT g.reference, g.category, g.expires_at, i.number
                          FROM account.grants g LEFT JOIN account.invoices i ON i.id = g.invoice_id
                         WHERE g.workspace_id = :workspace AND g.reference = ANY(:references)""")
                .bind("workspace", workspaceId)
                .bind("references", SqlArray.texts(references, reference -> reference))
                .map((row, context) -> found.put(
                        row.getString("reference"),
                        new Grant(
                                row.getString("category"),
                                Optional.ofNullable(row.getTimestamp("expires_at"))
                                        .map(Timestamp::toInstant)
                                        .orElse(null),
                                row.getObject("number") == null ? null : Bill.printed(row.getLong("number")))))
                .list();
        return found;
    }

    private static Map<UUID, List<Use>> uses(Handle snapshot, List<UUID> reservations) {
        return snapshot
                .createQuery("""
                        SELECT u.reservation_id, u.kind, u.amount, g.reference, g.category
                          FROM account.grant_uses u JOIN account.grants g ON g.id = u.grant_id
                         WHERE u.reservation_id = ANY(:ids::uuid[]) ORDER BY u.id""")
                .bind("ids", SqlArray.uuids(reservations, id -> id))
                .map((row, context) -> new Use(
                        row.getObject("reservation_id", UUID.class),
                        row.getString("kind"),
                        new GrantPart(row.getString("reference"), row.getString("category"), row.getLong("amount"))))
                .list()
                .stream()
                .collect(Collectors.groupingBy(Use::reservation));
    }
}
