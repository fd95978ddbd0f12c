package io.reelmill.account.invoice;

import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Rows of invoices. An invoice moves in the transaction that moves what it bills, so it is SQL. */
@Singleton
public class InvoiceStore {

    private static final String SELECT = """
            SELECT id, number, workspace_id, kind, credits, amount, currency, idempotency_key, created_at, pack, automatic, plan,
                   period_start, period_end, status, attempts, next_attempt_at, closed_at
              FROM account.invoices
            """;

    /**
     * Stores a new invoice, unless the workspace has one with its key or one of its kind that is open.
     *
     * @return the stored one; empty when there was another
     */
    public Optional<Invoice.Open> add(Handle tx, Invoice.Open invoice) {
        Bill bill = invoice.bill();
        return tx.createQuery("""
                        INSERT INTO account.invoices (id, workspace_id, kind, credits, amount, currency, idempotency_key, created_at,
                                                      pack, automatic, plan, period_start, period_end, status)
                        VALUES (:id, :workspace, :kind, :credits, :amount, :currency, :key, :at,
                                :pack, :automatic, :plan, :start, :end, 'open')
                            ON CONFLICT DO NOTHING
                        RETURNING id""")
                .bind("id", bill.id())
                .bind("workspace", bill.workspaceId())
                .bind("kind", bill.kind().column())
                .bind("credits", bill.credits())
                .bind("amount", bill.amount())
                .bind("currency", bill.currency())
                .bind("key", bill.key())
                .bind("at", bill.createdAt())
                .bind("pack", bill.pack())
                .bind("automatic", bill.automatic())
                .bind("plan", bill.plan() == null ? null : bill.plan().wireName())
                .bind("start", bill.periodStart())
                .bind("end", bill.periodEnd())
                .mapTo(UUID.class)
                .findOne()
                .map(id -> (Invoice.Open) lock(tx, id));
    }

    /** An invoice that nobody else moves until the transaction ends. */
    public Invoice lock(Handle tx, UUID id) {
        return one(tx, "id = :id FOR UPDATE", "id", id).orElseThrow();
    }

    /** Stores the state that an invoice has moved to. */
    public <T extends Invoice> T store(Handle tx, T invoice) {
        Instant closed = null;
        Instant next = null;
        int attempts = 0;
        if (invoice instanceof Invoice.Open open) {
            next = open.nextAttemptAt();
            attempts = open.attempts();
        } else if (invoice instanceof Invoice.Paid paid) {
            closed = paid.at();
        } else if (invoice instanceof Invoice.Void ended) {
            closed = ended.at();
        } else if (invoice instanceof Invoice.Uncollectible ended) {
            closed = ended.at();
        }
        tx.createUpdate("""
                        UPDATE account.invoices
                           SET status = :status, attempts = greatest(attempts, :attempts), next_attempt_at = :next, closed_at = :closed
                         WHERE id = :id""")
                .bind("status", invoice.status())
                .bind("attempts", attempts)
                .bind("next", next)
                .bind("closed", closed)
                .bind("id", invoice.bill().id())
                .execute();
        return invoice;
    }

    /** Stores how much of the money of a paid invoice has gone back. */
    public void storeReturned(Handle tx, UUID id, long amount) {
        tx.createUpdate("UPDATE account.invoices SET amount_returned = :amount WHERE id = :id")
                .bind("amount", amount)
                .bind("id", id)
                .execute();
    }

    /** The invoice of a key. */
    public Optional<Invoice> byKey(Handle handle, UUID workspaceId, String key) {
        return handle.createQuery(SELECT + " WHERE workspace_id = :workspace AND idempotency_key = :key")
                .bind("workspace", workspaceId)
                .bind("key", key)
                .map((row, context) -> read(row))
                .findOne();
    }

    /** The open invoice of a pack. */
    public Optional<Invoice> openPack(Handle handle, UUID workspaceId) {
        return one(handle, "workspace_id = :id AND status = 'open' AND kind = 'pack'", "id", workspaceId);
    }

    /** The open invoices of the subscription, locked. */
    public List<Invoice.Open> lockOpenOfSubscription(Handle tx, UUID workspaceId) {
        return tx.createQuery(SELECT + " WHERE workspace_id = :id AND status = 'open' AND kind <> 'pack' FOR UPDATE")
                .bind("id", workspaceId)
                .map((row, context) -> (Invoice.Open) read(row))
                .list();
    }

    /** One open invoice whose next payment is due, locked; those that another transaction has locked are left out. */
    public Optional<Invoice.Open> lockDue(Handle tx, Instant now) {
        return tx.createQuery(SELECT + """
                         WHERE status = 'open' AND next_attempt_at <= :now
                         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED""")
                .bind("now", now)
                .map((row, context) -> (Invoice.Open) read(row))
                .findOne();
    }

    /** Plans the next payment of open invoices for now that is planned for later. */
    public void retryNow(Handle tx, UUID workspaceId, Instant now) {
        tx.createUpdate("""
                        UPDATE account.invoices SET next_attempt_at = :now
                         WHERE workspace_id = :id AND status = 'open' AND next_attempt_at > :now""").bind("now", now).bind("id", workspaceId).execute();
    }

    private static Optional<Invoice> one(Handle handle, String where, String name, Object value) {
        return handle.createQuery(SELECT + " WHERE " + where)
                .bind(name, value)
                .map((row, context) -> read(row))
                .findOne();
    }

    private static Invoice read(ResultSet row) throws SQLException {
        String plan = row.getString("plan");
        Bill bill = new Bill(
                row.getObject("id", UUID.class),
                row.getLong("number"),
                row.getObject("workspace_id", UUID.class),
                Invoice.Kind.ofColumn(row.getString("kind")),
                row.getInt("credits"),
                row.getLong("amount"),
                row.getString("currency"),
                row.getString("idempotency_key"),
                instant(row, "created_at"),
                row.getString("pack"),
                row.getBoolean("automatic"),
                plan == null ? null : Plan.of(plan),
                instant(row, "period_start"),
                instant(row, "period_end"));
        return switch (row.getString("status")) {
            case "draft" -> new Invoice.Draft(bill);
            case "open" -> new Invoice.Open(bill, row.getInt("attempts"), instant(row, "next_attempt_at"));
            case "paid" -> new Invoice.Paid(bill, instant(row, "closed_at"));
            case "void" -> new Invoice.Void(bill, instant(row, "closed_at"));
            case "uncollectible" -> new Invoice.Uncollectible(bill, instant(row, "closed_at"));
            default -> throw new SQLException("an invoice has the status " + row.getString("status"));
        };
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
