package io.reelmill.ingest.isolation;

import io.reelmill.programs.OptionalPrograms;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Bubblewrap, where it is there and works: no network, no other processes, no files but the ones that are needed. */
final class Sandbox {

    private static final Logger LOG = LoggerFactory.getLogger(Sandbox.class);
    private static final List<String> SYSTEM =
            List.of("/usr", "/lib", "/lib32", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/alternatives");
    private static final int PROBE_SECONDS = 10;

    private final String program;

    private Sandbox(String program) {
        this.program = program;
    }

    /** The sandbox of this machine, if it has one. */
    static Optional<Sandbox> find() {
        Optional<Sandbox> sandbox =
                OptionalPrograms.find("bwrap").map(Path::toString).map(Sandbox::new);
        if (sandbox.isPresent() && !sandbox.get().works()) {
            LOG.warn("bubblewrap is there but may not be used: files from outside are opened under limits alone");
            return Optional.empty();
        }
        return sandbox;
    }

    private boolean works() {
        try {
            Process probe = new ProcessBuilder(wrapped(List.of("/bin/sh", "-c", "exit 0"), List.of(), null))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = probe.waitFor(PROBE_SECONDS, TimeUnit.SECONDS);
            probe.destroyForcibly();
            return ended && probe.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * The command inside the sandbox.
     *
     * @param readable what it may read beside the system's programs and libraries
     * @param desk the one folder that it may write, and begins in
     */
    List<String> wrapped(List<String> command, Collection<Path> readable, Path desk) throws IOException {
        List<String> whole = new ArrayList<>(List.of(program, "--unshare-all", "--die-with-parent", "--new-session"));
        for (String place : SYSTEM) {
            whole.addAll(List.of("--ro-bind-try", place, place));
        }
        try (DirectoryStream<Path> settings = Files.newDirectoryStream(Path.of("/etc"), "java*")) {
            settings.forEach(place -> whole.addAll(List.of("--ro-bind", place.toString(), place.toString())));
        }
        whole.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        for (Path place : readable) {
            whole.addAll(List.of("--ro-bind", place.toString(), place.toString()));
        }
        if (desk != null) {
            whole.addAll(List.of("--bind", desk.toString(), desk.toString(), "--chdir", desk.toString()));
        }
        whole.add("--");
        whole.addAll(command);
        return whole;
    }
}
