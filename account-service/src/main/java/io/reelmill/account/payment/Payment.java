package io.reelmill.account.payment;

import io.reelmill.account.invoice.Bill;
import io.reelmill.account.payment.PaymentGateway.Charge;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

/**
 * A stored payment of an invoice.
 *
 * @param method the provider's reference of the saved method
 * @param detail why it was declined, or the link at which the customer authenticates; else null
 * @param reference by which the provider knows it, or null
 */
public record Payment(
        UUID id, UUID invoiceId, String method, PaymentStatus status, String detail, String reference, Charge charge) {

    static final String SELECT = """
            SELECT p.id, p.invoice_id, p.method, p.status, p.detail, p.provider_reference, i.amount, i.currency, i.number
              FROM account.payments p JOIN account.invoices i ON i.id = p.invoice_id
            """;

    static Payment of(ResultSet row) throws SQLException {
        UUID id = row.getObject("id", UUID.class);
        return new Payment(
                id,
                row.getObject("invoice_id", UUID.class),
                row.getString("method"),
                PaymentStatus.ofColumn(row.getString("status")),
                row.getString("detail"),
                row.getString("provider_reference"),
                new Charge(
                        id,
                        row.getString("method"),
                        row.getLong("amount"),
                        row.getString("currency"),
                        Bill.printed(row.getLong("number"))));
    }
}
