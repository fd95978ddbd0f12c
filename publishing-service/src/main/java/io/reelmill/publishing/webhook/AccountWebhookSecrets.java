package io.reelmill.publishing.webhook;

import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Secrets as the account-service gives them, kept for some seconds: a replaced one is good for longer than that. */
@Singleton
class AccountWebhookSecrets implements WebhookSecretSource {

    private static final Logger LOG = Logger.getLogger(AccountWebhookSecrets.class);

    private final SigningSecretClient account;
    private final Map<UUID, Kept> kept = new ConcurrentHashMap<>();
    private final Duration validity;
    private final Clock clock;

    AccountWebhookSecrets(@RestClient SigningSecretClient account, WebhookSettings settings, Clock clock) {
        this.account = account;
        this.validity = settings.secretsCached();
        this.clock = clock;
    }

    private record Kept(List<String> secrets, Instant until) {}

    @Override
    public Optional<List<String>> of(UUID workspaceId) {
        Instant now = clock.instant();
        Kept known = kept.get(workspaceId);
        if (known != null && now.isBefore(known.until())) {
            return Optional.of(known.secrets());
        }
        kept.values().removeIf(old -> !now.isBefore(old.until()));
        Optional<List<String>> secrets = ask(workspaceId);
        secrets.ifPresent(found -> kept.put(workspaceId, new Kept(found, now.plus(validity))));
        return secrets;
    }

    private Optional<List<String>> ask(UUID workspaceId) {
        try {
            return Optional.of(account.webhookSecrets(workspaceId).secrets()).filter(secrets -> !secrets.isEmpty());
        } catch (WebApplicationException e) {
            LOG.warnf(
                    "account-service answered %d for the secrets of workspace %s",
                    e.getResponse().getStatus(), workspaceId);
        } catch (ProcessingException e) {
            LOG.warnf("account-service is away: %s", e.getMessage());
        }
        return Optional.empty();
    }
}
