package io.reelmill.isolation;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The command line of bubblewrap: no network, no other processes, no capabilities, no files but those that are named.
 */
final class Bubblewrap {

    private static final List<String> SYSTEM =
            List.of("/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc/ld.so.cache", "/etc/alternatives");
    private static final String NOBODY = "65534";

    private final String program;
    private final Optional<Path> filter = SystemCallFilter.write();

    Bubblewrap(String program) {
        this.program = program;
    }

    /**
     * The whole command line.
     *
     * @param limits shell commands that set limits before all else
     * @param inner what runs inside
     */
    List<String> commandLine(String limits, IsolatedProgram wanted, Optional<ProxyRelay> relay, List<String> inner) {
        boolean isFiltered = filter.isPresent() && wanted.proxyPort().isEmpty();
        // bubblewrap reads the filter from a descriptor
        String script = limits + "filter=$1; shift; exec \"$@\"" + (isFiltered ? " 9<\"$filter\"" : "");
        List<String> line = new ArrayList<>(List.of(
                "/bin/sh", "-c", script, "sh", filter.map(Path::toString).orElse("")));
        line.addAll(options(wanted, relay, isFiltered));
        line.addAll(inner);
        return line;
    }

    private List<String> options(IsolatedProgram wanted, Optional<ProxyRelay> relay, boolean isFiltered) {
        List<String> line = new ArrayList<>(List.of(
                program,
                "--unshare-all",
                "--unshare-user",
                "--uid",
                NOBODY,
                "--gid",
                NOBODY,
                "--cap-drop",
                "ALL",
                "--die-with-parent",
                "--new-session"));
        if (isFiltered) {
            line.addAll(List.of("--seccomp", "9"));
        }
        for (String place : SYSTEM) {
            line.addAll(List.of("--ro-bind-try", place, place));
        }
        for (Path settings : javaSettings()) {
            line.addAll(List.of("--ro-bind-try", settings.toString(), settings.toString()));
        }
        line.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"));
        for (Path place : wanted.readable()) {
            line.addAll(List.of("--ro-bind-try", place.toString(), place.toString()));
        }
        relay.ifPresent(found -> found.readable()
                .forEach(place -> line.addAll(List.of("--ro-bind-try", place.toString(), place.toString()))));
        String folder = wanted.folder().toString();
        line.addAll(List.of("--bind", folder, folder, "--chdir", folder, "--"));
        return line;
    }

    /** Debian's Java keeps its configuration beside the system's. */
    private static List<Path> javaSettings() {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> settings = Files.newDirectoryStream(Path.of("/etc"), "java*")) {
            settings.forEach(found::add);
        } catch (IOException e) {
            return List.of(); // then Java comes from an archive and has its configuration with it
        }
        return found;
    }
}
