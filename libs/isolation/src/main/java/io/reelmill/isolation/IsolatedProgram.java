package io.reelmill.isolation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A program with untrusted input and what it may use. Its environment is up to the caller.
 *
 * @param command program and arguments
 * @param readable files and folders that it may read beside the system's programs and libraries; absent ones are skipped
 * @param folder the folder that it may write, and starts in
 * @param limits of its processes
 * @param isFiltered whether rarely needed system calls are refused; not for programs with a sandbox of their own
 * @param relay the only way to the network, if any
 */
public record IsolatedProgram(
        List<String> command,
        Set<Path> readable,
        Path folder,
        ProcessLimits limits,
        boolean isFiltered,
        Optional<ProxyRelay> relay) {

    public IsolatedProgram {
        command = List.copyOf(command);
        readable = new LinkedHashSet<>(readable);
    }

    /** A program without network, with the system call filter. */
    public static IsolatedProgram offline(
            List<String> command, Collection<Path> readable, Path folder, ProcessLimits limits) {
        return new IsolatedProgram(command, new LinkedHashSet<>(readable), folder, limits, true, Optional.empty());
    }
}
