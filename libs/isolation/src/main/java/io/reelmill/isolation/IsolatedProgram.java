package io.reelmill.isolation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A program with untrusted input and what it may use.
 *
 * @param command program and arguments
 * @param readable files and folders that it may read beside the system's programs and libraries; absent ones are skipped
 * @param folder the folder that it may write, and starts in
 * @param limits of its processes
 * @param proxyPort loopback port of the HTTP proxy through which it reaches the network; empty for a program without network,
 *     which is also refused rarely needed system calls
 */
public record IsolatedProgram(
        List<String> command, Set<Path> readable, Path folder, ProcessLimits limits, OptionalInt proxyPort) {

    public IsolatedProgram {
        command = List.copyOf(command);
        readable = new LinkedHashSet<>(readable);
    }

    /** A program without network. */
    public static IsolatedProgram offline(
            List<String> command, Collection<Path> readable, Path folder, ProcessLimits limits) {
        return new IsolatedProgram(command, new LinkedHashSet<>(readable), folder, limits, OptionalInt.empty());
    }

    /** A program that reaches the network through a proxy, and only through it where {@link Sandbox} can see to that. */
    public static IsolatedProgram online(
            List<String> command, Collection<Path> readable, Path folder, ProcessLimits limits, int proxyPort) {
        return new IsolatedProgram(command, new LinkedHashSet<>(readable), folder, limits, OptionalInt.of(proxyPort));
    }
}
