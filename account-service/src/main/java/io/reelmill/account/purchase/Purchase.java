package io.reelmill.account.purchase;

import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.payment.Payment;
import io.reelmill.account.payment.PaymentStatus;
import java.util.UUID;

/** The invoice of a pack with its payment, as they stand. */
record Purchase(Invoice invoice, Payment payment) {

    UUID invoiceId() {
        return invoice.bill().id();
    }

    String invoiceStatus() {
        return invoice.status();
    }

    UUID paymentId() {
        return payment.id();
    }

    PaymentStatus paymentStatus() {
        return payment.status();
    }

    /** Why it was declined, or the link at which the customer authenticates; else null. */
    String detail() {
        return payment.detail();
    }
}
