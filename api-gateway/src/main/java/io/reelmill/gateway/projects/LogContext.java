package io.reelmill.gateway.projects;

import org.jboss.logging.MDC;

/** What log lines of a call carry. It belongs to the call, whichever thread works on it, and ends with it. */
public final class LogContext {

    /** As the render workers call it. */
    private static final String PROJECT = "pid";

    private LogContext() {}

    /** Lines from now on are about this project. */
    public static void project(String pid) {
        MDC.put(PROJECT, pid);
    }
}
