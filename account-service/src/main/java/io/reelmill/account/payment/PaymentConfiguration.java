package io.reelmill.account.payment;

import com.stripe.StripeClient;
import io.quarkus.runtime.Startup;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Chooses the payment provider. */
public final class PaymentConfiguration {

    private PaymentConfiguration() {}

    /** Stripe, when it is chosen by {@code reelmill.payments}. */
    @ConfigMapping(prefix = "reelmill.stripe")
    public interface StripeSettings {

        /** The secret key of the account. */
        Optional<String> secretKey();

        /** The signing secrets of the callback; two while one is being replaced. */
        Optional<List<String>> webhookSecrets();

        /** How old a callback may be. */
        @WithDefault("5m")
        Duration callbackTolerance();

        /** How long an answer is waited for; a payment without one is asked for again later. */
        @WithDefault("20s")
        Duration timeout();

        /** Address of the API; for tests. */
        @WithDefault("https://api.stripe.com")
        String apiBase();
    }

    /** The provider; one that is not known, or has no key, stops the start. */
    @Startup
    @Produces
    @Singleton
    static PaymentGateway gateway(
            @ConfigProperty(name = "reelmill.payments", defaultValue = "embedded") String provider,
            EmbeddedPaymentGateway embedded,
            AuthenticationLinks links,
            StripeSettings stripe) {
        return switch (provider) {
            case "embedded" -> embedded;
            case "stripe" -> new StripePaymentGateway(client(stripe), links);
            default ->
                throw new IllegalArgumentException("reelmill.payments must be embedded or stripe, not " + provider);
        };
    }

    static StripeClient client(StripeSettings settings) {
        String key = settings.secretKey()
                .orElseThrow(() -> new IllegalArgumentException("reelmill.stripe.secret-key is required with stripe"));
        return StripeClient.builder()
                .setApiKey(key)
                .setApiBase(settings.apiBase())
                .setConnectTimeout(5_000)
                .setReadTimeout(Math.toIntExact(settings.timeout().toMillis()))
                .setMaxNetworkRetries(0) // the reconciliation repeats, under the same idempotency key
                .build();
    }
}
