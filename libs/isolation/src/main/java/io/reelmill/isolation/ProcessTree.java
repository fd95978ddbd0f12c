package io.reelmill.isolation;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process that {@link Sandbox#start} started, and all that it started in turn. */
final class ProcessTree {

    private static final int MAX_WAIT_SECONDS = 5;

    private ProcessTree() {}

    /**
     * Ends the process, its descendants and whatever is left in its session's process group, also those whose own parent has
     * ended. Waits up to 5 s for the process.
     */
    static void end(Process process) {
        List<ProcessHandle> descendants = process.descendants().toList();
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        boolean wasInterrupted = endGroup(process.pid());
        try {
            process.waitFor(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            wasInterrupted = true;
        }
        if (wasInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The group has the number of its leader. Where the process has no group of its own, no group has that number. */
    private static boolean endGroup(long leader) {
        try {
            Process kill = new ProcessBuilder("/bin/sh", "-c", "kill -s KILL -- -" + leader)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            kill.waitFor(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
            return false;
        } catch (IOException e) {
            return false; // no shell: then the program was not started by one either
        } catch (InterruptedException e) {
            return true;
        }
    }
}
