package io.reelmill.gateway.projects;

import io.smallrye.common.vertx.VertxContext;
import org.jboss.logging.MDC;

/** What log lines of a call carry. It belongs to the context of the call and ends with it. */
public final class LogContext {

    /** As the render workers call it. */
    private static final String PROJECT = "pid";

    private LogContext() {}

    /**
     * Lines from now on are about this project. On a thread of a pool that has no context of a call it does nothing: there it would
     * stay for the calls that come after.
     */
    public static void project(String pid) {
        if (VertxContext.isOnDuplicatedContext()) {
            MDC.put(PROJECT, pid);
        }
    }
}
