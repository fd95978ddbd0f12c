package io.reelmill.account.payment;

import io.quarkus.arc.All;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Makes payments and takes in what the payment provider reports. */
@Singleton
public class Payments {

    private static final Logger LOG = Logger.getLogger(Payments.class);

    private final Jdbi jdbi;
    private final InvoiceStore invoices;
    private final PaymentGateway gateway;
    private final List<PaymentHandler> handlers;
    private final ReversalStore reversals = new ReversalStore();
    private final PaymentSettings settings;
    private final Clock clock;

    public Payments(
            Jdbi jdbi,
            InvoiceStore invoices,
            PaymentGateway gateway,
            @All List<PaymentHandler> handlers,
            PaymentSettings settings,
            Clock clock) {
        this.jdbi = jdbi;
        this.invoices = invoices;
        this.gateway = gateway;
        this.handlers = List.copyOf(handlers);
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * Stores a payment of an open invoice, to be made by {@link #collect} after the transaction. When this process ends before
     * that, {@link #reconcile} makes it.
     *
     * @return its id
     */
    public UUID prepare(Handle tx, Invoice.Open invoice, String method) {
        UUID id = UUID.randomUUID();
        tx.createUpdate("""
                        INSERT INTO account.payments (id, invoice_id, method, updated_at)
                        VALUES (:id, :invoice, :method, :at)""")
                .bind("id", id)
                .bind("invoice", invoice.bill().id())
                .bind("method", method)
                .bind("at", clock.instant())
                .execute();
        return id;
    }

    /** Makes a stored payment. No transaction may be open. */
    public void collect(UUID paymentId) {
        Payment payment = find(paymentId).orElseThrow();
        try {
            report(paymentId, gateway.charge(payment.charge()));
        } catch (PaymentGateway.UnknownOutcomeException e) {
            LOG.warnf("payment %s: %s; it will be asked for again", paymentId, e.getMessage());
        }
    }

    /**
     * Takes in what the provider says of a payment, whether in an answer, a callback or a later look. Reports may come twice
     * and in any order.
     *
     * @return whether the payment is known
     */
    public boolean report(UUID paymentId, PaymentOutcome outcome) {
        return jdbi.inTransaction(tx -> {
            Optional<Payment> found = find(tx, "p.id = :id FOR UPDATE OF p, i", paymentId);
            found.ifPresentOrElse(
                    payment -> takeIn(tx, payment, outcome),
                    () -> LOG.warnf("the payment provider reports payment %s, which is not known", paymentId));
            return found.isPresent();
        });
    }

    /**
     * Asks the provider for payments that have been without a result for a while; one that it has never heard of is made now.
     *
     * @return how many were looked at
     */
    public int reconcile() {
        List<UUID> waiting = jdbi.withHandle(handle -> handle.createQuery("""
                        UPDATE account.payments SET updated_at = :now
                         WHERE id IN (SELECT id FROM account.payments
                                       WHERE status IN ('pending', 'processing', 'action_required')
                                         AND updated_at <= :before
                                       ORDER BY updated_at LIMIT 100 FOR UPDATE SKIP LOCKED)
                        RETURNING id""")
                .bind("now", clock.instant())
                .bind("before", clock.instant().minus(settings.after()))
                .mapTo(UUID.class)
                .list());
        for (UUID id : waiting) {
            try {
                Payment payment = find(id).orElseThrow();
                Optional<PaymentOutcome> known = gateway.find(id, payment.reference());
                if (known.isPresent()) {
                    report(id, known.get());
                } else {
                    collect(id);
                }
            } catch (PaymentGateway.UnknownOutcomeException e) {
                LOG.warnf("payment %s: %s", id, e.getMessage());
            }
        }
        return waiting.size();
    }

    /**
     * The customer is at the link of a payment that waits for authentication.
     *
     * @return the provider's page to go on at, if there is more to do
     */
    Optional<String> authenticate(UUID paymentId) {
        Payment payment = find(paymentId).orElseThrow();
        Optional<String> page = payment.status() == PaymentStatus.ACTION_REQUIRED
                ? gateway.authenticate(payment.charge(), payment.reference())
                : Optional.empty();
        if (page.isEmpty()) {
            gateway.find(paymentId, payment.reference()).ifPresent(outcome -> report(paymentId, outcome));
        }
        return page;
    }

    public Optional<Payment> find(UUID paymentId) {
        return jdbi.withHandle(handle -> find(handle, "p.id = :id", paymentId));
    }

    /** The newest payment of an invoice. */
    public Optional<Payment> ofInvoice(Handle handle, UUID invoiceId) {
        return find(handle, "p.invoice_id = :id ORDER BY p.created_at DESC LIMIT 1", invoiceId);
    }

    /** The payment that the provider knows by this reference. */
    Optional<UUID> byReference(String reference) {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT id FROM account.payments WHERE provider_reference = :reference")
                        .bind("reference", reference)
                        .mapTo(UUID.class)
                        .findOne());
    }

    private void takeIn(Handle tx, Payment payment, PaymentOutcome outcome) {
        if (payment.reference() == null && outcome.reference() != null) {
            tx.execute(
                    "UPDATE account.payments SET provider_reference = ? WHERE id = ?",
                    outcome.reference(),
                    payment.id());
        }
        Invoice invoice = invoices.lock(tx, payment.invoiceId());
        long goneBefore = gone(tx, invoice);
        if (payment.status().advancesTo(outcome.status())) {
            advance(tx, payment, invoice, outcome);
        }
        reversals.note(tx, payment.id(), outcome, clock.instant());
        reversals.updateStatus(tx, payment.id());
        if (invoices.lock(tx, payment.invoiceId()) instanceof Invoice.Paid paid) {
            Reversal reversal = reversals.ofInvoice(tx, payment.invoiceId(), goneBefore);
            if (reversal.amount() != goneBefore) {
                invoices.storeReturned(tx, payment.invoiceId(), reversal.amount());
                tell(paid, handler -> handler.reversed(tx, paid, reversal));
            }
        }
    }

    /** How much of the money of a paid invoice has gone back by now. */
    private long gone(Handle tx, Invoice invoice) {
        return invoice instanceof Invoice.Paid
                ? reversals.ofInvoice(tx, invoice.bill().id(), 0).amount()
                : 0;
    }

    private void advance(Handle tx, Payment payment, Invoice invoice, PaymentOutcome outcome) {
        tx.createUpdate(
                        "UPDATE account.payments SET status = :status, detail = :detail, updated_at = :at WHERE id = :id")
                .bind("status", outcome.status().column())
                .bind("detail", outcome.detail())
                .bind("at", clock.instant())
                .bind("id", payment.id())
                .execute();
        settle(tx, payment, invoice, outcome.status());
    }

    private void settle(Handle tx, Payment payment, Invoice invoice, PaymentStatus status) {
        switch (status) {
            case SUCCEEDED -> {
                if (invoice instanceof Invoice.Payable payable) {
                    Invoice.Paid paid = invoices.store(tx, payable.pay(clock.instant()));
                    tell(paid, handler -> handler.paid(tx, paid));
                } else {
                    LOG.errorf(
                            "payment %s succeeded though its invoice %s is paid already: give the money back",
                            payment.id(), invoice.bill().id());
                }
            }
            case DECLINED -> ifOpen(invoice, open -> tell(open, handler -> handler.declined(tx, open)));
            case ACTION_REQUIRED -> ifOpen(invoice, open -> tell(open, handler -> handler.waiting(tx, open)));
            case PENDING, PROCESSING -> LOG.debugf("payment %s is %s", payment.id(), status);
            case REFUNDED, DISPUTED -> throw new IllegalArgumentException("no report says " + status);
        }
    }

    private static void ifOpen(Invoice invoice, Consumer<Invoice.Open> then) {
        if (invoice instanceof Invoice.Open open) {
            then.accept(open);
        }
    }

    private void tell(Invoice invoice, Consumer<PaymentHandler> what) {
        handlers.stream()
                .filter(handler -> handler.handles(invoice.bill().kind()))
                .forEach(what);
    }

    private static Optional<Payment> find(Handle handle, String where, UUID id) {
        return handle.createQuery(Payment.SELECT + " WHERE " + where)
                .bind("id", id)
                .map((row, context) -> Payment.of(row))
                .findOne();
    }
}
