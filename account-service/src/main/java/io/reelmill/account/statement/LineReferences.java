package io.reelmill.account.statement;

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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** What the transfers of a page refer to, read with one query for each kind. */
final class LineReferences {

    private static final String INVOICE = "invoice:";
    private static final Pattern OF_INVOICE = Pattern.compile(INVOICE + "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    record Reservation(String purpose, String subject) {}

    record Grant(String category, Instant expiresAt) {}

    private record Use(UUID reservation, String kind, GrantPart part) {}

    private final Map<UUID, Reservation> reservations;
    private final Map<String, Grant> grants;
    private final Map<UUID, List<Use>> uses;
    private final Map<String, String> invoices;

    private LineReferences(
            Map<UUID, Reservation> reservations,
            Map<String, Grant> grants,
            Map<UUID, List<Use>> uses,
            Map<String, String> invoices) {
        this.reservations = reservations;
        this.grants = grants;
        this.uses = uses;
        this.invoices = invoices;
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
                uses(snapshot, reservations),
                invoices(snapshot, workspaceId, references));
    }

    Reservation reservation(UUID id) {
        return reservations.get(id);
    }

    Grant grant(String reference) {
        return grants.get(reference);
    }

    /** Number of the invoice that a grant belongs to, or null. */
    String invoice(String reference) {
        return invoices.get(reference);
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
                        SELECT reference, category, expires_at FROM account.grants
                         WHERE workspace_id = :workspace AND reference = ANY(:references)""")
                .bind("workspace", workspaceId)
                .bind("references", SqlArray.texts(references, reference -> reference))
                .map((row, context) -> found.put(
                        row.getString("reference"),
                        new Grant(
                                row.getString("category"),
                                Optional.ofNullable(row.getTimestamp("expires_at"))
                                        .map(Timestamp::toInstant)
                                        .orElse(null))))
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

    private static Map<String, String> invoices(Handle snapshot, UUID workspaceId, List<String> references) {
        List<String> ids = references.stream()
                .filter(reference -> OF_INVOICE.matcher(reference).matches())
                .map(reference -> reference.substring(INVOICE.length()))
                .toList();
        Map<String, String> found = new HashMap<>();
        snapshot.createQuery("""
                        SELECT id, number FROM account.invoices
                         WHERE workspace_id = :workspace AND id = ANY(:ids::uuid[])""")
                .bind("workspace", workspaceId)
                .bind("ids", SqlArray.texts(ids, id -> id))
                .map((row, context) ->
                        found.put(INVOICE + row.getString("id"), "INV-%06d".formatted(row.getLong("number"))))
                .list();
        return found;
    }
}
