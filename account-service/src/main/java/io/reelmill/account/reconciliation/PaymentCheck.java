package io.reelmill.account.reconciliation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/**
 * Compares invoices and payments for packs with the grants of their credits. Of several payments of an invoice the one that moved
 * money counts.
 */
final class PaymentCheck {

    private static final String PURCHASES = """
            SELECT coalesce(i.workspace_id, g.workspace_id) AS workspace_id,
                   coalesce(i.id::text, substr(g.reference, 9)) AS invoice, i.number, i.status AS invoice_status,
                   i.credits, p.id AS payment, p.status AS payment_status,
                   g.id AS grant_id, g.amount AS granted, g.revoked_at IS NOT NULL AS revoked
              FROM (SELECT * FROM account.invoices WHERE pack IS NOT NULL) i
              LEFT JOIN LATERAL (
                  SELECT id, status FROM account.payments WHERE invoice_id = i.id
                   ORDER BY array_position(ARRAY['disputed', 'refunded', 'succeeded'], status) NULLS LAST, updated_at DESC
                   LIMIT 1) p ON true
              FULL JOIN (SELECT * FROM account.grants WHERE category = 'pack' AND reference LIKE 'invoice:%') g
                     ON g.workspace_id = i.workspace_id AND g.reference = 'invoice:' || i.id
            """;

    private static final Map<BreakKind, String> RULES = Map.of(
            BreakKind.PAID_WITHOUT_CREDITS,
            "invoice_status = 'paid' AND granted IS DISTINCT FROM credits",
            BreakKind.CREDITS_WITHOUT_PAYMENT,
            "grant_id IS NOT NULL AND invoice_status IS DISTINCT FROM 'paid'",
            BreakKind.REFUNDED_WITHOUT_REVOCATION,
            "payment_status IN ('refunded', 'disputed') AND grant_id IS NOT NULL AND NOT revoked",
            BreakKind.REVOKED_WITHOUT_REFUND,
            "revoked AND payment_status = 'succeeded'");

    List<Finding> run(Handle snapshot) {
        List<Finding> findings = new ArrayList<>();
        RULES.forEach((kind, rule) -> findings.addAll(snapshot.createQuery(
                        "SELECT * FROM (" + PURCHASES + ") purchase WHERE " + rule)
                .map((row, context) -> {
                    Map<String, Object> evidence = new LinkedHashMap<>();
                    evidence.put("invoice", row.getString("invoice"));
                    evidence.put("number", row.getObject("number"));
                    evidence.put("invoiceStatus", row.getString("invoice_status"));
                    evidence.put("creditsBought", row.getObject("credits"));
                    evidence.put("payment", row.getString("payment"));
                    evidence.put("paymentStatus", row.getString("payment_status"));
                    evidence.put("creditsGiven", row.getObject("granted"));
                    evidence.put("takenBack", row.getBoolean("revoked"));
                    return new Finding(
                            kind, row.getObject("workspace_id", UUID.class), row.getString("invoice"), evidence);
                })
                .list()));
        return findings;
    }
}
