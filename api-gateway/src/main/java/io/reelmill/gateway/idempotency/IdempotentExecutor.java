package io.reelmill.gateway.idempotency;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.idempotency.IdempotencyStore.Call;
import io.reelmill.gateway.idempotency.IdempotencyStore.Kept;
import io.smallrye.mutiny.infrastructure.Infrastructure;
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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Does work that costs or creates: at most once for each {@code Idempotency-Key} of a workspace. The key gets its row before
 * anything is begun; what the work stores and the answer are one transaction, which holds that row: a twin waits for it and
 * then finds the answer. When the process dies nothing is stored, and whoever repeats the call goes on under the same attempt.
 * Refusals and failures are kept like any answer.
 */
@Singleton
public class IdempotentExecutor {

    public static final String HEADER = "Idempotency-Key";

    private static final Logger LOG = Logger.getLogger(IdempotentExecutor.class);
    private static final Pattern FORM = Pattern.compile("[\\x21-\\x7e]{1,255}");
    private static final Duration TIDY_EVERY = Duration.ofMinutes(10);

    private final Jdbi jdbi;
    private final IdempotencyStore kept;
    private final ErrorAnswers errors;
    private final Clock clock;
    private final AtomicReference<Instant> tidied;

    IdempotentExecutor(Jdbi jdbi, IdempotencyStore kept, ErrorAnswers errors, Clock clock) {
        this.jdbi = jdbi;
        this.kept = kept;
        this.errors = errors;
        this.clock = clock;
        this.tidied = new AtomicReference<>(clock.instant());
    }

    /**
     * Answers a call.
     *
     * @param operation tells endpoints apart: a key used on one is not another's
     * @param key as sent, or null
     * @param prepare checks the call and throws what is wrong with it
     */
    public Response answer(
            Principal who, String operation, String key, byte[] body, Supplier<IdempotentOperation> prepare) {
        if (key == null) {
            IdempotentOperation work = prepare.get();
            await(work.begin(UUID.randomUUID()));
            Object stored = stored(work);
            work.done();
            return ok(stored).response();
        }
        if (!FORM.matcher(key).matches()) {
            throw ApiException.invalid(HEADER, "form", HEADER + " must have 1 to 255 visible ASCII characters");
        }
        Call call = new Call(who.workspaceId(), key, hash(operation, body));
        tidy();
        return replay(jdbi.withHandle(tx -> kept.find(tx, call)))
                .orElseGet(() -> first(call, prepare))
                .response();
    }

    /** Forgets attempts that were broken off long ago, so that nobody goes on with them any more. */
    public void forget(Collection<UUID> attempts) {
        jdbi.useTransaction(tx -> kept.leave(tx, attempts));
    }

    /** Answers a call without a key and with no thread that waits, so nothing that the work does may wait either. */
    public CompletionStage<Response> answerLater(IdempotentOperation.Shared work) {
        return work.carryOut(UUID.randomUUID())
                .exceptionallyComposeAsync(
                        failure -> {
                            work.abandon();
                            return CompletableFuture.failedStage(failure);
                        },
                        Infrastructure.getDefaultExecutor())
                .thenApply(body -> {
                    work.done();
                    return ok(body).response();
                });
    }

    private Object stored(IdempotentOperation work) {
        try {
            return jdbi.inTransaction(work::store);
        } catch (RuntimeException e) {
            work.abandon();
            throw e;
        }
    }

    private static <T> T await(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Checks may take seconds, so they are done before a row is held. */
    private Answer first(Call call, Supplier<IdempotentOperation> prepare) {
        IdempotentOperation work;
        try {
            work = prepare.get();
        } catch (RuntimeException e) {
            return settle(call, failed(e));
        }
        return settle(call, work);
    }

    private Answer settle(Call call, Answer refusal) {
        return jdbi.inTransaction(tx -> {
            kept.enter(tx, call);
            return replay(kept.hold(tx, call)).orElseGet(() -> {
                kept.keep(tx, call, refusal);
                return refusal;
            });
        });
    }

    private Answer settle(Call call, IdempotentOperation work) {
        jdbi.useTransaction(tx -> kept.enter(tx, call));
        AtomicReference<Answer> own = new AtomicReference<>();
        Answer answer;
        try {
            answer = jdbi.inTransaction(tx -> {
                Optional<Kept> row = kept.hold(tx, call);
                Optional<Answer> known = replay(row);
                if (known.isPresent()) {
                    return known.get();
                }
                UUID attempt = row.map(Kept::attempt)
                        .orElseThrow(() -> ApiException.unavailable("the first call has only just failed"));
                own.set(attempt(tx, work, attempt));
                kept.keep(tx, call, own.get());
                return own.get();
            });
        } catch (RuntimeException e) {
            if (own.get() != null && own.get().isGood()) {
                abandon(call, work);
            }
            throw e;
        }
        if (answer == own.get() && answer.isGood()) {
            work.done();
        }
        return answer;
    }

    private Answer attempt(Handle tx, IdempotentOperation work, UUID attempt) {
        tx.savepoint("work");
        try {
            await(work.begin(attempt));
        } catch (RuntimeException e) {
            return failed(e);
        }
        try {
            return ok(work.store(tx));
        } catch (RuntimeException e) {
            tx.rollbackToSavepoint("work");
            work.abandon();
            return failed(e);
        }
    }

    /** The attempt's credits are given back, so its id must not be used again. */
    private void abandon(Call call, IdempotentOperation work) {
        work.abandon();
        try {
            jdbi.useTransaction(tx -> kept.leave(tx, call));
        } catch (RuntimeException e) {
            LOG.warnf("an attempt that failed could not be taken back: %s", e.getMessage());
        }
    }

    private static Optional<Answer> replay(Optional<Kept> found) {
        if (found.isPresent() && !found.get().sameRequest()) {
            throw ApiException.of(
                    409, "idempotency_conflict", "this " + HEADER + " was used before with another request");
        }
        return found.map(Kept::answer);
    }

    private static Answer ok(Object body) {
        return new Answer(200, Json.bytes(body), Map.of(), false);
    }

    private Answer failed(RuntimeException failure) {
        ApiException refusal = errors.refusal(failure);
        return new Answer(refusal.status(), Json.bytes(errors.body(refusal)), refusal.headers(), false);
    }

    private void tidy() {
        Instant last = tidied.get();
        Instant now = clock.instant();
        if (now.isAfter(last.plus(TIDY_EVERY)) && tidied.compareAndSet(last, now)) {
            try {
                jdbi.useTransaction(kept::forgetOld);
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
