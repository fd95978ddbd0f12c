package io.reelmill.account.invoice;

import io.reelmill.contracts.account.AccountApi.InvoiceInfo;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Formula;
import org.hibernate.annotations.Immutable;

/** A row of the table of invoices, to be read. */
@Entity(name = "Invoice")
@Immutable
@Table(schema = "account", name = "invoices")
class InvoiceEntity {

    @Id
    UUID id;

    @Column(nullable = false)
    long number;

    @Column(name = "workspace_id", nullable = false)
    UUID workspaceId;

    @Column(nullable = false)
    String kind;

    @Column(nullable = false)
    String status;

    @Column(nullable = false)
    long amount;

    /** What went back of it. */
    @Column(name = "amount_returned", nullable = false)
    long amountReturned;

    @Column(nullable = false)
    String currency;

    @Column(nullable = false)
    int credits;

    /** With a pack, its name. */
    String pack;

    /** With a subscription or an upgrade, the plan. */
    String plan;

    @Column(name = "period_start")
    Instant periodStart;

    @Column(name = "period_end")
    Instant periodEnd;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    @Column(name = "closed_at")
    Instant closedAt;

    /** Where the customer authenticates its payment, or null. */
    @Formula("(SELECT p.detail FROM account.payments p WHERE p.invoice_id = id AND p.status = 'action_required')")
    String authenticationUrl;

    InvoiceInfo info() {
        return new InvoiceInfo(
                id,
                Bill.printed(number),
                kind,
                authenticationUrl == null ? status : "action_required",
                amount,
                amountReturned,
                currency,
                credits,
                pack == null ? plan : pack,
                periodStart,
                periodEnd,
                createdAt,
                status.equals("paid") ? closedAt : null,
                authenticationUrl);
    }
}
