package io.reelmill.gateway.idempotency;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.reelmill.contracts.ContractJson;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The one transaction in which an operation stores, together with its answer. Used once. */
final class WorkTransaction {

    private final Jdbi jdbi;
    private final IdempotentOperation work;
    private Answer answer;

    WorkTransaction(Jdbi jdbi, IdempotentOperation work) {
        this.jdbi = jdbi;
        this.work = work;
    }

    /**
     * Runs it.
     *
     * @param before what is done first, such as locking
     * @param after what is done with what is kept of the answer
     */
    Answer run(Consumer<Handle> before, BiConsumer<Handle, Answer> after) {
        return QuarkusTransaction.requiringNew()
                .call(() -> jdbi.inTransaction(tx -> {
                    before.accept(tx);
                    Object told = work.store(tx);
                    Answer made = of(told);
                    after.accept(tx, of(work.kept(told)));
                    answer = made;
                    return made;
                }));
    }

    private static Answer of(Object body) {
        return new Answer(200, ContractJson.bytes(body), Map.of(), false);
    }

    /** Whether all was written, so that what failed was the commit, which may have taken place. */
    boolean wasWritten() {
        return answer != null;
    }

    Answer answer() {
        return answer;
    }
}
