package io.reelmill.account.payment;

import io.reelmill.account.invoice.InvoiceStore;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** How workspaces pay. */
@Singleton
public class PaymentMethods {

    private final Clock clock;
    private final InvoiceStore invoices;

    public PaymentMethods(Clock clock, InvoiceStore invoices) {
        this.clock = clock;
        this.invoices = invoices;
    }

    /** Saves how a workspace pays, instead of what was saved before. Invoices that wait for their next payment are tried soon. */
    public void save(Handle tx, UUID workspaceId, String reference) {
        tx.createUpdate("""
                        INSERT INTO account.payment_methods (workspace_id, reference, created_at)
                        VALUES (:workspace, :reference, :at)
                            ON CONFLICT (workspace_id) DO UPDATE SET reference = excluded.reference""")
                .bind("workspace", workspaceId)
                .bind("reference", reference)
                .bind("at", clock.instant())
                .execute();
        invoices.retryNow(tx, workspaceId, clock.instant());
    }

    /** The provider's reference of the saved method. */
    public Optional<String> find(Handle handle, UUID workspaceId) {
        return handle.createQuery("SELECT reference FROM account.payment_methods WHERE workspace_id = :id")
                .bind("id", workspaceId)
                .mapTo(String.class)
                .findOne();
    }
}
