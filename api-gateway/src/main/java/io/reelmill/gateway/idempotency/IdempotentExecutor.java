package io.reelmill.gateway.idempotency;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Principal;
import io.reelmill.database.ConnectionRetry;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.idempotency.Claim.Granted;
import io.reelmill.gateway.idempotency.IdempotencyStore.Call;
import io.reelmill.gateway.idempotency.IdempotencyStore.ClaimLostException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/**
 * Does work that costs or creates: at most once for each {@code Idempotency-Key} of a workspace.
 *
 * <ol>
 *   <li>The key is claimed, in a transaction of its own. A second call meanwhile is refused with 409.
 *   <li>The call is checked and the work begun (credits held, other services called), with no connection held.
 *   <li>What the work stores and its answer are committed in one transaction, which locks the key's row.
 * </ol>
 *
 * Only 2xx and {@linkplain FinalRefusals final refusals} are kept. After any other one, and after a crash, a repetition takes the
 * claim over under the same attempt.
 */
@Singleton
public class IdempotentExecutor {

    public static final String HEADER = "Idempotency-Key";

    private static final Logger LOG = Logger.getLogger(IdempotentExecutor.class);
    private static final Pattern FORM = Pattern.compile("[\\x21-\\x7e]{1,255}");
    private static final Duration DELETE_OLD_EVERY = Duration.ofMinutes(10);

    private final Jdbi jdbi;
    private final IdempotencyStore store;
    private final ErrorAnswers errors;
    private final Clock clock;
    private final AtomicReference<Instant> deletedOld;

    IdempotentExecutor(Jdbi jdbi, IdempotencyStore store, ErrorAnswers errors, Clock clock) {
        this.jdbi = jdbi;
        this.store = store;
        this.errors = errors;
        this.clock = clock;
        this.deletedOld = new AtomicReference<>(clock.instant());
    }

    /**
     * Answers a call. Blocks.
     *
     * @param operation tells endpoints apart: a key used on one is not another's
     * @param key as sent, or null
     * @param prepare checks the call and throws what is wrong with it
     */
    public Response answer(
            Principal who, String operation, String key, byte[] body, Supplier<IdempotentOperation> prepare) {
        if (key == null) {
            return once(prepare.get()).response();
        }
        if (!FORM.matcher(key).matches()) {
            throw ApiException.invalid(HEADER, "form", HEADER + " must have 1 to 255 visible ASCII characters");
        }
        Call call = new Call(who.workspaceId(), key, hash(side(who) + operation, body));
        deleteOld();
        Claim claim = store.claim(call);
        if (claim instanceof Claim.Answered known) {
            return known.answer().response();
        } else if (claim instanceof Claim.OtherRequest) {
            throw ApiException.of(
                    409, "idempotency_conflict", "this " + HEADER + " was used before with another request");
        } else if (claim instanceof Granted granted) {
            return first(call, granted, prepare).response();
        }
        throw inProgress();
    }

    /** The answer of a sandbox key is not that of another key of the workspace. */
    private static String side(Principal who) {
        return who.isSandbox() ? "sandbox " : "";
    }

    /** Forgets attempts that were broken off long ago, so that nobody goes on with them any more. */
    public void forget(Collection<UUID> attempts) {
        store.forget(attempts);
    }

    private Answer first(Call call, Granted claim, Supplier<IdempotentOperation> prepare) {
        IdempotentOperation work;
        try {
            work = prepare.get();
            await(work.begin(claim.attempt()));
        } catch (RuntimeException e) {
            throw refused(call, claim, e);
        }
        try {
            return new WorkTransaction(jdbi, work)
                    .run(tx -> store.hold(tx, call, claim), (tx, answer) -> store.answer(tx, call, answer));
        } catch (RuntimeException e) {
            return resolve(call, claim, work, e);
        }
    }

    /** Keeps the refusal when it is final; otherwise the same key may try again. */
    private RuntimeException refused(Call call, Granted claim, RuntimeException failure) {
        ApiException refusal = errors.refusal(failure);
        try {
            if (FinalRefusals.matches(refusal)) {
                store.answer(call, claim, refusal(refusal));
            } else {
                store.release(call, claim);
            }
        } catch (RuntimeException e) {
            LOG.warnf("a refusal could not be kept; the claim ends by itself: %s", e.getMessage());
        }
        return refusal;
    }

    /** The transaction failed, or its commit was not confirmed: the key's row tells which. */
    private Answer resolve(Call call, Granted claim, IdempotentOperation work, RuntimeException failure) {
        Optional<Answer> stored;
        try {
            stored = ConnectionRetry.onNewConnections(() -> store.resolve(call, claim));
        } catch (ClaimLostException e) {
            throw inProgress(); // the other call goes on under the same attempt
        } catch (RuntimeException e) {
            LOG.warnf("whether attempt %s was stored is not known: %s", claim.attempt(), e.getMessage());
            throw unconfirmed();
        }
        return stored.map(answer -> new Answer(answer.status(), answer.body(), Map.of(), false))
                .orElseThrow(() -> {
                    work.abandon();
                    return failure;
                });
    }

    /** Does work without a key. */
    private Answer once(IdempotentOperation work) {
        await(work.begin(UUID.randomUUID()));
        WorkTransaction transaction = new WorkTransaction(jdbi, work);
        try {
            return transaction.run(tx -> {}, (tx, answer) -> {});
        } catch (RuntimeException e) {
            if (transaction.wasWritten()) {
                Optional<Boolean> stored = isStored(work);
                if (stored.isEmpty()) {
                    throw unconfirmed(); // nothing is taken back that may stand
                }
                if (stored.get()) {
                    return transaction.answer();
                }
            }
            work.abandon();
            throw e;
        }
    }

    private static Optional<Boolean> isStored(IdempotentOperation work) {
        try {
            return ConnectionRetry.onNewConnections(work::isStored);
        } catch (RuntimeException e) {
            LOG.warnf("whether a call was stored is not known: %s", e.getMessage());
            return Optional.empty();
        }
    }

    private static void await(CompletionStage<Void> stage) {
        try {
            stage.toCompletableFuture().join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    private static ApiException inProgress() {
        return ApiException.retryLater(
                409,
                "idempotency_in_progress",
                "a call with this " + HEADER + " is at work; its answer can be had soon",
                1);
    }

    private static ApiException unconfirmed() {
        return ApiException.unavailable("whether this was done is not known yet; with the same " + HEADER
                + " the call can be repeated and is done once");
    }

    private Answer refusal(ApiException refusal) {
        return new Answer(refusal.status(), ContractJson.bytes(errors.body(refusal)), Map.of(), false);
    }

    private void deleteOld() {
        Instant last = deletedOld.get();
        Instant now = clock.instant();
        if (now.isAfter(last.plus(DELETE_OLD_EVERY)) && deletedOld.compareAndSet(last, now)) {
            try {
                store.deleteOld();
            } catch (RuntimeException e) {
                LOG.warn("old idempotency keys could not be removed; the next round tries again", e);
            }
        }
    }

    private static byte[] hash(String operation, byte[] body) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(operation.getBytes(StandardCharsets.UTF_8));
            sha.update((byte) 0);
            return sha.digest(body == null ? new byte[0] : body);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }
}
