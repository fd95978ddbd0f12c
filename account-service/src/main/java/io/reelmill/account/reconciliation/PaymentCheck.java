package io.reelmill.account.reconciliation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/**
 * Compares invoices of packs and plans, their payments and the grants of their credits. What counts of the payments is the money that
 * they have kept: without what went back by refunds and disputes.
 */
final class PaymentCheck {

    private static final String BILLED = """
            SELECT *, CASE WHEN paid_amount > 0 THEN credits * (amount - least(amount, kept)) / amount ELSE 0 END AS due_back
              FROM (
                SELECT coalesce(i.workspace_id, g.workspace_id) AS workspace_id,
                       coalesce(i.id::text, substr(g.reference, 9)) AS invoice, i.number, i.kind, i.status AS invoice_status,
                       i.credits::bigint AS credits, i.amount, p.payments, p.paid_amount, p.kept,
                       g.id AS grant_id, g.amount AS granted, g.revoked
                  FROM account.invoices i
                  LEFT JOIN LATERAL (
                      SELECT string_agg(m.id || ' ' || m.status, ', ' ORDER BY m.created_at, m.id) AS payments,
                             coalesce(sum(i.amount) FILTER (WHERE m.was_made), 0)::bigint AS paid_amount,
                             coalesce(sum(greatest(0, i.amount - m.refunded - m.disputed)) FILTER (WHERE m.was_made), 0)::bigint AS kept
                        FROM (SELECT *, status IN ('succeeded', 'refunded', 'disputed') AS was_made,
                                     (SELECT coalesce(sum(d.amount), 0) FROM account.payment_disputes d
                                       WHERE d.payment_id = made.id AND d.status IN ('open', 'lost')) AS disputed
                                FROM account.payments made WHERE made.invoice_id = i.id) m) p ON true
                  FULL JOIN (SELECT * FROM account.grants WHERE invoice_id IS NOT NULL OR reference LIKE 'invoice:%') g
                         ON g.invoice_id = i.id) billed
            """;

    private static final Map<BreakKind, String> RULES = Map.of(
            BreakKind.PAID_WITHOUT_CREDITS,
            "invoice_status = 'paid' AND credits > 0 AND granted IS DISTINCT FROM credits",
            BreakKind.CREDITS_WITHOUT_PAYMENT,
            "grant_id IS NOT NULL AND (invoice_status IS DISTINCT FROM 'paid' OR amount > 0 AND paid_amount = 0)",
            BreakKind.PAYMENT_OF_UNPAID_INVOICE,
            "paid_amount > 0 AND invoice_status <> 'paid'",
            BreakKind.PAID_TWICE,
            "kept > amount",
            BreakKind.REFUNDED_WITHOUT_REVOCATION,
            "revoked < due_back",
            BreakKind.REVOKED_WITHOUT_REFUND,
            "revoked > due_back");

    List<Finding> run(Handle snapshot) {
        List<Finding> findings = new ArrayList<>();
        RULES.forEach((kind, rule) -> findings.addAll(snapshot.createQuery(
                        "SELECT * FROM (" + BILLED + ") billed WHERE " + rule)
                .map((row, context) -> new Finding(
                        kind, row.getObject("workspace_id", UUID.class), row.getString("invoice"), evidence(row)))
                .list()));
        return findings;
    }

    private static Map<String, Object> evidence(ResultSet row) throws SQLException {
        Map<String, Object> evidence = new LinkedHashMap<>();
        evidence.put("invoice", row.getString("invoice"));
        evidence.put("number", row.getObject("number"));
        evidence.put("billed", row.getString("kind"));
        evidence.put("invoiceStatus", row.getString("invoice_status"));
        evidence.put("amount", row.getObject("amount"));
        evidence.put("amountKept", row.getObject("kept"));
        evidence.put("payments", row.getString("payments"));
        evidence.put("creditsBought", row.getObject("credits"));
        evidence.put("creditsGiven", row.getObject("granted"));
        evidence.put("creditsTakenBack", row.getObject("revoked"));
        return evidence;
    }
}
