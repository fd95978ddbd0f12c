package io.reelmill.account.purchase;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;

/** An invoice with its payment, as they stand. */
record Purchase(
        UUID invoiceId,
        long number,
        UUID workspaceId,
        int credits,
        long amount,
        String currency,
        String invoiceStatus,
        Instant createdAt,
        UUID paymentId,
        String method,
        PaymentStatus paymentStatus,
        String detail) {

    static final String SELECT = """
            SELECT i.id AS invoice_id, i.number, i.workspace_id, i.credits, i.amount, i.currency, i.status AS invoice_status,
                   i.created_at, p.id AS payment_id, p.method, p.status AS payment_status, p.detail
              FROM account.invoices i JOIN account.payments p ON p.invoice_id = i.id
            """;

    static Purchase of(ResultSet row) throws SQLException {
        return new Purchase(
                row.getObject("invoice_id", UUID.class),
                row.getLong("number"),
                row.getObject("workspace_id", UUID.class),
                row.getInt("credits"),
                row.getLong("amount"),
                row.getString("currency"),
                row.getString("invoice_status"),
                row.getTimestamp("created_at").toInstant(),
                row.getObject("payment_id", UUID.class),
                row.getString("method"),
                PaymentStatus.ofColumn(row.getString("payment_status")),
                row.getString("detail"));
    }

    PaymentGateway.Charge charge() {
        return new PaymentGateway.Charge(paymentId, method, amount, currency);
    }

    /** Reference of the grant that it gives. */
    String grantReference() {
        return "invoice:" + invoiceId;
    }
}
