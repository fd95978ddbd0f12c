package io.reelmill.publishing.webhook;

import io.reelmill.service.InternalSettings;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Secrets as the account-service gives them; asked again once, as a kept connection may have been closed meanwhile. */
@Singleton
class AccountWebhookSecrets implements WebhookSecretSource {

    private static final Logger LOG = Logger.getLogger(AccountWebhookSecrets.class);

    private final AccountClient account;
    private final InternalSettings internal;

    AccountWebhookSecrets(@RestClient AccountClient account, InternalSettings internal) {
        this.account = account;
        this.internal = internal;
    }

    @Override
    public Optional<List<String>> of(UUID workspaceId) {
        try {
            return Optional.of(askTwice(workspaceId)).filter(secrets -> !secrets.isEmpty());
        } catch (WebApplicationException e) {
            LOG.warnf(
                    "account-service answered %d for the secrets of workspace %s",
                    e.getResponse().getStatus(), workspaceId);
        } catch (ProcessingException e) {
            LOG.warnf("account-service is away: %s", e.getMessage());
        }
        return Optional.empty();
    }

    private List<String> askTwice(UUID workspaceId) {
        try {
            return ask(workspaceId);
        } catch (ProcessingException e) {
            return ask(workspaceId);
        }
    }

    private List<String> ask(UUID workspaceId) {
        return account.webhookSecrets(workspaceId, internal.token()).secrets();
    }
}
