package io.reelmill.account;

import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.AuthenticationLinks;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import io.reelmill.account.payment.PaymentGateway;
import io.reelmill.account.payment.PaymentMethods;
import io.reelmill.account.payment.PaymentOutcome;
import io.reelmill.account.payment.PaymentSettings;
import io.reelmill.account.payment.Payments;
import io.reelmill.account.purchase.PackDelivery;
import io.reelmill.account.purchase.PackSettings;
import io.reelmill.account.purchase.Purchases;
import io.reelmill.account.subscription.PlanInEffect;
import io.reelmill.account.subscription.SubscriptionBilling;
import io.reelmill.account.subscription.SubscriptionChanges;
import io.reelmill.account.subscription.SubscriptionPayments;
import io.reelmill.account.subscription.SubscriptionSettings;
import io.reelmill.account.subscription.SubscriptionStore;
import io.reelmill.account.topup.AutoTopUpBreaker;
import io.reelmill.account.topup.AutoTopUpStore;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.outbox.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Payments, purchases and subscriptions beside a ledger, with a provider whose calls are counted. */
public final class BillingFixture implements PaymentGateway {

    public static final int PACK_CREDITS = 1_000;
    public static final long PACK_AMOUNT = 1_000;

    public final LedgerFixture ledger;
    public final AtomicInteger charges = new AtomicInteger();
    public final AuthenticationLinks links;
    public final InvoiceStore invoices = new InvoiceStore();
    public final AutoTopUpStore topUps;
    public final PaymentMethods methods;
    public final Payments payments;
    public final PackSettings packs = packSettings();
    public final Purchases purchases;
    public final SubscriptionStore subscriptionStore = new SubscriptionStore();
    public final SubscriptionBilling subscriptions;
    public final SubscriptionChanges changes;

    private final PaymentGateway provider;

    /** With the embedded provider. */
    public BillingFixture(LedgerFixture ledger) {
        this(ledger, links -> new EmbeddedPaymentGateway(ledger.jdbi, links, ledger.clock));
    }

    /** Makes a provider. */
    public interface Provider {
        PaymentGateway with(AuthenticationLinks links);
    }

    public BillingFixture(LedgerFixture ledger, Provider provider) {
        this.ledger = ledger;
        links = new AuthenticationLinks("http://localhost:8080/", "link-secret");
        this.provider = provider.with(links);
        methods = new PaymentMethods(ledger.clock, invoices);
        topUps = new AutoTopUpStore(ledger.clock);
        PlanCatalog plans = PlanCatalog.standard();
        PlanInEffect inEffect = new PlanInEffect(new Outbox("account", "/test", ledger.clock), plans, ledger.clock);
        SubscriptionPayments handler = new SubscriptionPayments(
                subscriptionStore,
                invoices,
                ledger.grants,
                ledger.revocations,
                inEffect,
                subscriptionSettings(),
                ledger.clock);
        payments = new Payments(
                ledger.jdbi,
                invoices,
                this,
                List.of(
                        new PackDelivery(invoices, ledger.grants, ledger.revocations, ledger.clock),
                        new AutoTopUpBreaker(topUps),
                        handler),
                paymentSettings(),
                ledger.clock);
        purchases = new Purchases(ledger.jdbi, invoices, payments, methods, packs, ledger.clock);
        subscriptions = new SubscriptionBilling(
                ledger.jdbi,
                subscriptionStore,
                handler,
                invoices,
                payments,
                methods,
                ledger.grants,
                plans,
                subscriptionSettings(),
                ledger.clock);
        changes = new SubscriptionChanges(
                ledger.jdbi,
                subscriptionStore,
                subscriptions,
                handler,
                invoices,
                payments,
                inEffect,
                plans,
                ledger.clock);
    }

    @Override
    public PaymentOutcome charge(Charge charge) {
        charges.incrementAndGet();
        return provider.charge(charge);
    }

    @Override
    public Optional<PaymentOutcome> find(UUID paymentId, String reference) {
        return provider.find(paymentId, reference);
    }

    @Override
    public Optional<String> authenticate(Charge charge, String reference) {
        return provider.authenticate(charge, reference);
    }

    /** A workspace without credits that pays so. */
    public UUID workspace(String method) {
        UUID workspace = ledger.workspace(0, 0);
        save(workspace, method);
        return workspace;
    }

    public void save(UUID workspace, String method) {
        ledger.jdbi.useTransaction(tx -> methods.save(tx, workspace, method));
    }

    /** Does all that is due now. */
    public void bill() {
        while (subscriptions.retryOne() || subscriptions.renewOne()) {
            // each in its own transaction
        }
    }

    public String text(String sql, UUID workspace) {
        return ledger.jdbi.withHandle(handle ->
                handle.createQuery(sql).bind(0, workspace).mapTo(String.class).one());
    }

    public List<String> texts(String sql, UUID workspace) {
        return ledger.jdbi.withHandle(handle ->
                handle.createQuery(sql).bind(0, workspace).mapTo(String.class).list());
    }

    private static PackSettings packSettings() {
        return new PackSettings() {
            @Override
            public Map<String, Pack> packs() {
                return Map.of("standard", new Pack() {
                    @Override
                    public int credits() {
                        return PACK_CREDITS;
                    }

                    @Override
                    public long amount() {
                        return PACK_AMOUNT;
                    }

                    @Override
                    public String currency() {
                        return "USD";
                    }
                });
            }

            @Override
            public String autoTopupPack() {
                return "standard";
            }
        };
    }

    private static PaymentSettings paymentSettings() {
        return new PaymentSettings() {
            @Override
            public Duration after() {
                return Duration.ofSeconds(30);
            }

            @Override
            public Duration check() {
                return Duration.ofSeconds(10);
            }
        };
    }

    private static SubscriptionSettings subscriptionSettings() {
        return new SubscriptionSettings() {
            @Override
            public List<Duration> retryAfter() {
                return List.of(Duration.ofDays(1), Duration.ofDays(3), Duration.ofDays(5));
            }

            @Override
            public Duration trial() {
                return Duration.ofDays(14);
            }

            @Override
            public Duration check() {
                return Duration.ofMinutes(1);
            }
        };
    }
}
