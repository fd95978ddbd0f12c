package io.reelmill.account.invoice;

import java.time.Instant;
import java.util.Locale;

/** An invoice in one of its states. Each offers its legal moves only, and a move returns the new state. */
public sealed interface Invoice {

    /** What is billed. */
    enum Kind {
        /** A credit pack. */
        PACK,
        /** A period of a plan. */
        SUBSCRIPTION,
        /** The rest of a period under a larger plan. */
        UPGRADE;

        String column() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Kind ofColumn(String column) {
            return valueOf(column.toUpperCase(Locale.ROOT));
        }
    }

    Bill bill();

    /** What stands in the database and in answers. */
    String status();

    /** A state in which money is still taken. */
    sealed interface Payable extends Invoice {

        default Paid pay(Instant at) {
            return new Paid(bill(), at);
        }
    }

    /** Not asked for yet. */
    record Draft(Bill bill) implements Invoice {

        public Open open() {
            return new Open(bill, 0, null);
        }

        @Override
        public String status() {
            return "draft";
        }
    }

    /**
     * Waits for its payment.
     *
     * @param attempts payments that have failed
     * @param nextAttemptAt when it is tried again, or null when nothing is planned
     */
    record Open(Bill bill, int attempts, Instant nextAttemptAt) implements Payable {

        /** A payment has failed; the next one is planned. */
        public Open retryAt(Instant next) {
            return new Open(bill, attempts + 1, next);
        }

        /** The planned payment is being made. */
        public Open retrying() {
            return new Open(bill, attempts, null);
        }

        /** It is not wanted any more. */
        public Void cancel(Instant at) {
            return new Void(bill, at);
        }

        /** No more payments are tried. */
        public Uncollectible writeOff(Instant at) {
            return new Uncollectible(bill, at);
        }

        @Override
        public String status() {
            return "open";
        }
    }

    /** Paid; what it bills was given. */
    record Paid(Bill bill, Instant at) implements Invoice {

        @Override
        public String status() {
            return "paid";
        }
    }

    /** Not wanted any more. A payment that was on its way may still succeed. */
    record Void(Bill bill, Instant at) implements Payable {

        @Override
        public String status() {
            return "void";
        }
    }

    /** Given up. A late payment is still taken. */
    record Uncollectible(Bill bill, Instant at) implements Payable {

        @Override
        public String status() {
            return "uncollectible";
        }
    }
}
