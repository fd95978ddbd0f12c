package io.reelmill.gateway.key;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** A key that is about to be made. It is shown once; a repeated call tells of it without its secret, which nobody keeps. */
final class NewKey implements IdempotentOperation {

    private final Accounts accounts;
    private final UUID workspace;
    private final NewKeyRequest order;
    private final List<String> warnings;
    private CreatedKey made;

    NewKey(Accounts accounts, UUID workspace, NewKeyRequest order, List<String> warnings) {
        this.accounts = accounts;
        this.workspace = workspace;
        this.order = order;
        this.warnings = List.copyOf(warnings);
    }

    /** The answer. */
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Created(int success, KeyInfo info, String key, List<String> warnings) {}

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        made = accounts.createKey(workspace, order);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Created store(Handle tx) {
        return new Created(1, made.info(), made.key(), warnings);
    }

    @Override
    public Created kept(Object answer) {
        return new Created(1, made.info(), null, warnings);
    }
}
