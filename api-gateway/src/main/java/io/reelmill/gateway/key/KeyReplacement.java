package io.reelmill.gateway.key;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyRotation;
import io.reelmill.contracts.account.AccountApi.RotatedKey;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** A key that is about to be replaced. The new one is shown once; a repeated call tells of it without its secret. */
final class KeyReplacement implements IdempotentOperation {

    private final Accounts accounts;
    private final UUID workspace;
    private final UUID former;
    private final KeyRotation order;
    private final List<String> warnings;
    private RotatedKey done;

    KeyReplacement(Accounts accounts, UUID workspace, UUID former, KeyRotation order, List<String> warnings) {
        this.accounts = accounts;
        this.workspace = workspace;
        this.former = former;
        this.order = order;
        this.warnings = List.copyOf(warnings);
    }

    /** The answer. */
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Rotated(int success, KeyInfo info, String key, KeyInfo previous, List<String> warnings) {}

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        done = accounts.rotateKey(workspace, former, order).orElseThrow(KeyManagementResource::unknown);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Rotated store(Handle tx) {
        return new Rotated(1, done.info(), done.key(), done.previous(), warnings);
    }

    @Override
    public Rotated kept(Object answer) {
        return new Rotated(1, done.info(), null, done.previous(), warnings);
    }
}
