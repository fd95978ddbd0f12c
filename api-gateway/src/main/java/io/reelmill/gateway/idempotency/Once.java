package io.reelmill.gateway.idempotency;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.idempotency.KeptAnswers.Call;
import io.reelmill.gateway.idempotency.KeptAnswers.Kept;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Does work that costs or creates: at most once for each {@code Idempotency-Key} of a workspace. The key's row, what the
 * work stores, and the answer are one transaction: a twin waits at the row and then finds the answer; when the process dies
 * nothing has happened and the twin does the work. Refusals and failures are kept like any answer.
 */
@Singleton
public class Once {

    public static final String HEADER = "Idempotency-Key";

    private static final Logger LOG = Logger.getLogger(Once.class);
    private static final Pattern FORM = Pattern.compile("[\\x21-\\x7e]{1,255}");
    private static final Duration TIDY_EVERY = Duration.ofMinutes(10);

    private final Jdbi jdbi;
    private final KeptAnswers kept;
    private final ErrorAnswers errors;
    private final Clock clock;
    private final AtomicReference<Instant> tidied;

    Once(Jdbi jdbi, KeptAnswers kept, ErrorAnswers errors, Clock clock) {
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
    public Response answer(Principal who, String operation, String key, byte[] body, Supplier<Work> prepare) {
        if (key == null) {
            return perform(prepare.get()).response();
        }
        if (!FORM.matcher(key).matches()) {
            throw ApiException.invalid(
                    HEADER, "form", HEADER + " must have 1 to 255 visible ASCII characters");
        }
        Call call = new Call(who.workspaceId(), key, hash(operation, body));
        tidy();
        return replay(jdbi.withHandle(tx -> kept.find(tx, call)))
                .orElseGet(() -> first(call, prepare))
                .response();
    }

    private Answer perform(Work work) {
        work.begin();
        Answer answer;
        try {
            answer = ok(jdbi.inTransaction(work::store));
        } catch (RuntimeException e) {
            work.abandon();
            throw e;
        }
        work.done();
        return answer;
    }

    /** Checks may take seconds, so they are done before a row is held. */
    private Answer first(Call call, Supplier<Work> prepare) {
        Work work;
        try {
            work = prepare.get();
        } catch (RuntimeException e) {
            return settle(call, failed(e));
        }
        return settle(call, work);
    }

    private Answer settle(Call call, Answer refusal) {
        return jdbi.inTransaction(tx -> {
            if (!kept.claim(tx, call)) {
                return replay(kept.find(tx, call)).orElse(refusal);
            }
            kept.keep(tx, call, refusal);
            return refusal;
        });
    }

    private Answer settle(Call call, Work work) {
        AtomicReference<Answer> own = new AtomicReference<>();
        Answer answer;
        try {
            answer = jdbi.inTransaction(tx -> {
                if (!kept.claim(tx, call)) {
                    return replay(kept.find(tx, call))
                            .orElseThrow(() -> ApiException.unavailable("the first call is still being served"));
                }
                own.set(attempt(tx, work));
                kept.keep(tx, call, own.get());
                return own.get();
            });
        } catch (RuntimeException e) {
            if (own.get() != null && own.get().isGood()) {
                work.abandon();
            }
            throw e;
        }
        if (answer == own.get() && answer.isGood()) {
            work.done();
        }
        return answer;
    }

    private Answer attempt(Handle tx, Work work) {
        tx.savepoint("work");
        try {
            work.begin();
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
