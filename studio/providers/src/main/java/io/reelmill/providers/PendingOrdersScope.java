package io.reelmill.providers;

import java.util.concurrent.Callable;

/** Whose orders a thread places: the work is passed through interfaces of embedded providers, which know no orders. */
final class PendingOrdersScope {

    private static final ThreadLocal<PendingOrders> CURRENT = ThreadLocal.withInitial(() -> PendingOrders.NONE);

    private PendingOrdersScope() {}

    static PendingOrders current() {
        return CURRENT.get();
    }

    static <T> T during(PendingOrders orders, Callable<T> work) throws Exception {
        PendingOrders before = CURRENT.get();
        CURRENT.set(orders);
        try {
            return work.call();
        } finally {
            CURRENT.set(before);
        }
    }
}
