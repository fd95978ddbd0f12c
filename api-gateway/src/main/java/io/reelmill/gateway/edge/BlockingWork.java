package io.reelmill.gateway.edge;

import io.quarkus.vertx.VertxContextSupport;
import io.smallrye.mutiny.Uni;
import java.util.function.Supplier;

/** Work that blocks, done off the event loop. */
public final class BlockingWork {

    private BlockingWork() {}

    /**
     * Does work of the present call on a worker thread, in the context of the call: its log lines carry what those of the call
     * do, and its spans are part of the call's trace.
     *
     * @return fails with what the work throws
     */
    public static <T> Uni<T> of(Supplier<T> work) {
        return VertxContextSupport.executeBlocking(work::get);
    }
}
