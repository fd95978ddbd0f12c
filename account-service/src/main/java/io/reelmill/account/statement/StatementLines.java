package io.reelmill.account.statement;

import io.reelmill.account.chain.ChainReader.Entry;
import io.reelmill.account.chain.StoredTransfer;
import io.reelmill.account.statement.LineReferences.Grant;
import io.reelmill.account.statement.LineReferences.Reservation;
import io.reelmill.contracts.account.LedgerApi.GrantPart;
import io.reelmill.contracts.account.LedgerApi.Line;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;

/** Makes statement lines of transfers: what they are called, what they refer to, and words for a person. */
final class StatementLines {

    /** Reference of what was taken back of a grant, or given back to it, for the first time or again. */
    private static final Pattern REVISED = Pattern.compile("(?:revoke|restore)(?:\\.\\d+)?:(.*)", Pattern.DOTALL);

    List<Line> of(Handle snapshot, UUID workspaceId, List<Entry> entries) {
        LineReferences references = LineReferences.read(
                snapshot,
                workspaceId,
                entries.stream().map(entry -> entry.transfer().reservationId()).toList(),
                entries.stream().map(entry -> grantReference(entry.transfer())).toList());
        return entries.stream().map(entry -> line(entry, references)).toList();
    }

    private static Line line(Entry entry, LineReferences references) {
        StoredTransfer transfer = entry.transfer();
        String kind = kind(transfer);
        String grant = grantReference(transfer);
        Reservation reservation = references.reservation(transfer.reservationId());
        boolean settles = kind.equals("charge") || kind.equals("refund");
        List<GrantPart> grants = settles ? references.parts(transfer.reservationId(), kind) : List.of();
        String invoice = references.invoice(grant);
        return new Line(
                entry.link().sequence(),
                entry.link().at(),
                kind,
                transfer.spendable(),
                transfer.consumed(),
                entry.link().balance().spendable(),
                entry.link().balance().reserved(),
                -entry.link().balance().debt(),
                grant,
                grants,
                transfer.reservationId(),
                reservation == null ? null : reservation.subject(),
                invoice,
                description(transfer, kind, reservation, references.grant(grant), invoice));
    }

    private static String kind(StoredTransfer transfer) {
        return switch (transfer.kind()) {
            case "issue" -> "grant";
            case "reserve" -> "hold";
            case "settle" -> transfer.consumed() > 0 ? "charge" : "release";
            case "refund" -> "refund";
            case "expire" -> "expiry";
            case "restore" -> "restoration";
            default -> transfer.debt() > 0 ? "debt_payment" : "revocation";
        };
    }

    /** Reference of the grant that was given, revoked or restored. */
    private static String grantReference(StoredTransfer transfer) {
        if (transfer.reference() == null) {
            return null;
        }
        Matcher revised = REVISED.matcher(transfer.reference());
        return revised.matches() ? revised.group(1) : transfer.reference();
    }

    private static String description(
            StoredTransfer transfer, String kind, Reservation reservation, Grant grant, String invoice) {
        String work = reservation == null ? "work" : work(reservation);
        return switch (kind) {
            case "grant" ->
                "%d %s credits given"
                                .formatted(-transfer.issued(), grant == null ? "" : name(grant))
                                .replace("  ", " ")
                        + (invoice == null ? "" : ", invoice " + invoice)
                        + (grant == null || grant.expiresAt() == null ? "" : ", until " + grant.expiresAt());
            case "hold" -> "%d credits held for %s".formatted(transfer.reserved(), work);
            case "charge" ->
                "%d of %d held credits charged for %s".formatted(transfer.consumed(), -transfer.reserved(), work);
            case "release" ->
                "%d held credits given back, nothing charged for %s".formatted(-transfer.reserved(), work);
            case "refund" -> "%d credits refunded for %s".formatted(-transfer.consumed(), work);
            case "expiry" -> "%d credits expired".formatted(transfer.expired());
            case "restoration" ->
                "%d credits given back".formatted(-transfer.issued())
                        + (invoice == null ? "" : ", invoice " + invoice)
                        + (transfer.debt() > 0 ? ", of which %d were owed".formatted(transfer.debt()) : "");
            case "debt_payment" -> "%d credits paid off the debt".formatted(transfer.debt());
            default ->
                "%d credits taken back".formatted(transfer.issued())
                        + (invoice == null ? "" : ", invoice " + invoice)
                        + (transfer.debt() < 0 ? ", of which %d are owed".formatted(-transfer.debt()) : "");
        };
    }

    private static String work(Reservation reservation) {
        return switch (reservation.purpose()) {
            case "render" -> "the render of " + reservation.subject();
            case "export" -> "the export of " + reservation.subject();
            default -> reservation.purpose() + " " + reservation.subject();
        };
    }

    private static String name(Grant grant) {
        return switch (grant.category()) {
            case "pack" -> "purchased";
            case "adjustment" -> "additional";
            default -> grant.category();
        };
    }
}
