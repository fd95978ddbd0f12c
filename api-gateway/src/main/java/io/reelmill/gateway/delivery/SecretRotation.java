package io.reelmill.gateway.delivery;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** A new signing secret. It is shown once; a repeated call tells of it without the secret, which nobody keeps. */
final class SecretRotation implements IdempotentOperation {

    private final Accounts accounts;
    private final UUID workspace;
    private List<String> secrets = List.of();

    SecretRotation(Accounts accounts, UUID workspace) {
        this.accounts = accounts;
        this.workspace = workspace;
    }

    /**
     * The answer.
     *
     * @param signatures that each call carries from now on
     */
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Rotated(int success, String secret, int signatures) {}

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        secrets = accounts.rotateWebhookSecret(workspace);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Rotated store(Handle tx) {
        return new Rotated(1, secrets.get(0), secrets.size());
    }

    @Override
    public Rotated kept(Object answer) {
        return new Rotated(1, null, secrets.size());
    }
}
