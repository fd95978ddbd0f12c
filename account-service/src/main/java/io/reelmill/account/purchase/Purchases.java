package io.reelmill.account.purchase;

import io.reelmill.account.invoice.Bill;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.PaymentMethods;
import io.reelmill.account.payment.Payments;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Buys credit packs, once for each key. */
@Singleton
public class Purchases {

    /** A workspace that has no saved payment method. */
    public static final class NoPaymentMethodException extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoPaymentMethodException() {
            super("the workspace has no saved payment method");
        }
    }

    /**
     * What is to be bought.
     *
     * @param pack its name
     * @param quantity above 0
     * @param automatic whether the service buys it by itself
     */
    public record Order(String pack, int quantity, boolean automatic) {}

    private final Jdbi jdbi;
    private final InvoiceStore invoices;
    private final Payments payments;
    private final PaymentMethods methods;
    private final PackSettings settings;
    private final Clock clock;

    public Purchases(
            Jdbi jdbi,
            InvoiceStore invoices,
            Payments payments,
            PaymentMethods methods,
            PackSettings settings,
            Clock clock) {
        this.jdbi = jdbi;
        this.invoices = invoices;
        this.payments = payments;
        this.methods = methods;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * Buys the pack of automatic purchases with the saved method. A repeated key, and any call while another purchase of the
     * workspace is open, gets the purchase that there is.
     *
     * @param key made by the caller, once for each purchase
     * @return the purchase as it stands; its invoice is still open when the provider has not decided
     * @throws NoPaymentMethodException when nothing is saved to pay with
     */
    Purchase buy(UUID workspaceId, String key) {
        return buy(workspaceId, key, new Order(settings.autoTopupPack(), 1, false));
    }

    Purchase buy(UUID workspaceId, String key, Order order) {
        // No transaction is open during the call of the provider. When this process ends before it, the reconciliation
        // goes on with the stored payment.
        jdbi.inTransaction(tx -> prepare(tx, workspaceId, key, order)).ifPresent(payments::collect);
        return jdbi.withHandle(handle -> invoices.byKey(handle, workspaceId, key)
                        .or(() -> invoices.openPack(handle, workspaceId))
                        .map(invoice -> new Purchase(
                                invoice,
                                payments.ofInvoice(handle, invoice.bill().id()).orElseThrow())))
                .orElseGet(() -> buy(workspaceId, key, order)); // the open one was closed meanwhile
    }

    /**
     * Stores a purchase with its payment, which {@link Payments#collect} makes after the transaction.
     *
     * @return the payment; empty when the key was used before or another purchase of the workspace is open
     * @throws NoPaymentMethodException when nothing is saved to pay with
     */
    public Optional<UUID> prepare(Handle tx, UUID workspaceId, String key, Order order) {
        String method = methods.find(tx, workspaceId).orElseThrow(NoPaymentMethodException::new);
        PackSettings.Pack pack = settings.packs().get(order.pack());
        Bill bill = Bill.ofPack(
                workspaceId,
                order.pack(),
                Math.multiplyExact(order.quantity(), pack.credits()),
                Math.multiplyExact(order.quantity(), pack.amount()),
                pack.currency(),
                key,
                order.automatic(),
                clock.instant());
        return invoices.add(tx, new Invoice.Draft(bill).open()).map(invoice -> payments.prepare(tx, invoice, method));
    }
}
