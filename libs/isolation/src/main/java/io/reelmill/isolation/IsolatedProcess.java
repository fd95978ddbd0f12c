package io.reelmill.isolation;

import java.io.IOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A program that {@link Sandbox#start} started. Closing it ends all of its processes. */
public final class IsolatedProcess implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(IsolatedProcess.class);

    private final Process process;
    private final Optional<ProxyRelay> relay;

    IsolatedProcess(Process process, Optional<ProxyRelay> relay) {
        this.process = process;
        this.relay = relay;
    }

    /** Its streams, and how it ended. The number may be that of the sandbox. */
    public Process process() {
        return process;
    }

    @Override
    public void close() {
        ProcessTree.end(process);
        relay.ifPresent(IsolatedProcess::close);
    }

    static void close(ProxyRelay relay) {
        try {
            relay.close();
        } catch (IOException e) {
            LOG.warn("The folder of a relay could not be removed", e);
        }
    }
}
