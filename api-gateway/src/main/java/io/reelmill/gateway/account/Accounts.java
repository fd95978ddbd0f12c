package io.reelmill.gateway.account;

import static io.reelmill.gateway.account.AccountCalls.call;

import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Author;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.KeyRotation;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.account.AccountApi.RotatedKey;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** Keys, their workspaces and webhook secrets. Every method throws a 503 {@link ApiException} when the account-service is away. */
@Singleton
public class Accounts {

    private final AccountClient client;

    Accounts(@RestClient AccountClient client) {
        this.client = client;
    }

    /** Whom a key speaks for; empty for one that is unknown or revoked. Blocks. */
    public Optional<Principal> resolve(String key) {
        // A text that can be no key at all is refused as malformed there.
        return call("resolving a key", List.of(400, 404), () -> client.resolve(new KeyQuery(key)));
    }

    /** What {@code GET /me} tells. Blocks. */
    public Account account(UUID workspaceId) {
        return call("reading an account", () -> client.account(workspaceId));
    }

    /** The valid keys of a workspace, newest first. Blocks. */
    public List<KeyInfo> keys(UUID workspaceId) {
        return call("listing keys", () -> client.keys(workspaceId));
    }

    /** Creates a key of a workspace. Blocks. */
    public CreatedKey createKey(UUID workspaceId, NewKeyRequest request) {
        return call("creating a key", () -> client.createKey(workspaceId, request));
    }

    /** Replaces a key; empty when the workspace has no such valid key. Blocks. */
    public Optional<RotatedKey> rotateKey(UUID workspaceId, UUID keyId, KeyRotation request) {
        return call("rotating a key", List.of(404), () -> client.rotateKey(keyId, workspaceId, request));
    }

    /** Ends a key; false when the workspace has no such key. Blocks. */
    public boolean revokeKey(UUID workspaceId, UUID keyId, Author author) {
        return call("revoking a key", List.of(404), () -> {
                    client.revokeKey(keyId, workspaceId, author);
                    return true;
                })
                .orElse(false);
    }

    /**
     * Replaces the secret that webhooks are signed with. Blocks.
     *
     * @return those that sign from now on, the new one first
     * @throws ApiException 409 when it was replaced too often within a day
     */
    public List<String> rotateWebhookSecret(UUID workspaceId) {
        return call("replacing a webhook secret", List.of(409), () -> client.rotateWebhookSecret(workspaceId)
                        .secrets())
                .orElseThrow(() -> ApiException.of(
                        409, "conflict", "the secret was replaced too often within a day; try tomorrow"));
    }
}
