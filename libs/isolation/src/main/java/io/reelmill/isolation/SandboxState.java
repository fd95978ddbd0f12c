package io.reelmill.isolation;

/**
 * How programs with untrusted input are isolated on this machine. Part of the worker's health report.
 *
 * @param level what is in force
 * @param reason why it is not more, empty for {@link Level#BUBBLEWRAP}
 */
public record SandboxState(Level level, String reason) {

    /** From the strongest to the weakest. */
    public enum Level {
        /** Own file system view, network, processes and a system call filter. */
        BUBBLEWRAP,
        /** Own network and processes by {@code unshare}; the files of the service's user stay readable. */
        NAMESPACES,
        /** Resource limits and an empty environment only. */
        LIMITS
    }

    /** Whether a sandbox is in force that hides files and network. */
    public boolean isSandboxed() {
        return level == Level.BUBBLEWRAP;
    }
}
