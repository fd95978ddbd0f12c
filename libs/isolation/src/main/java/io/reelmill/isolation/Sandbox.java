package io.reelmill.isolation;

import io.reelmill.isolation.SandboxState.Level;
import io.reelmill.programs.OptionalPrograms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The strongest isolation that this machine offers: bubblewrap, else namespaces of util-linux' {@code unshare}, else resource
 * limits alone. What is missing is logged once and told by {@link #state}. Safe for many threads.
 */
public final class Sandbox {

    /** System property that takes precedence over the environment's {@code REELMILL_SANDBOX}. */
    public static final String PROPERTY = "reelmill.sandbox";

    private static final Logger LOG = LoggerFactory.getLogger(Sandbox.class);
    private static final int PROBE_SECONDS = 10;
    private static final ProcessLimits PROBE = new ProcessLimits(PROBE_SECONDS, 1 << 20, 64, 0, 16);

    private final SandboxState state;
    private final Optional<Bubblewrap> bubblewrap;
    private final Optional<String> unshare;
    private final Optional<String> setsid;

    private Sandbox(
            SandboxState state, Optional<Bubblewrap> bubblewrap, Optional<String> unshare, Optional<String> setsid) {
        this.state = state;
        this.bubblewrap = bubblewrap;
        this.unshare = unshare;
        this.setsid = setsid;
    }

    private static final class OfThisMachine {
        static final Sandbox INSTANCE =
                of(SandboxMode.parse(System.getProperty(PROPERTY, System.getenv("REELMILL_SANDBOX"))));
    }

    /**
     * The sandbox by the setting {@code REELMILL_SANDBOX}, looked for once.
     *
     * @throws IllegalStateException when it is required and absent
     */
    public static Sandbox ofThisMachine() {
        return OfThisMachine.INSTANCE;
    }

    /**
     * Looks for a sandbox and tries it.
     *
     * @throws IllegalStateException when it is required and absent
     */
    public static Sandbox of(SandboxMode mode) {
        return of(mode, OptionalPrograms::find);
    }

    /** @param programs finds a program by its name */
    static Sandbox of(SandboxMode mode, Function<String, Optional<Path>> programs) {
        Optional<String> setsid = OptionalPrograms.installed("setsid").map(Path::toString);
        if (mode == SandboxMode.OFF) {
            return told(new Sandbox(
                    new SandboxState(Level.LIMITS, "REELMILL_SANDBOX is off"),
                    Optional.empty(),
                    Optional.empty(),
                    setsid));
        }
        Optional<Bubblewrap> installed =
                programs.apply("bwrap").map(Path::toString).map(Bubblewrap::new);
        if (installed.isPresent()) {
            Sandbox sandbox = new Sandbox(new SandboxState(Level.BUBBLEWRAP, ""), installed, Optional.empty(), setsid);
            if (sandbox.works()) {
                return sandbox;
            }
        }
        String reason = installed.isPresent()
                ? "bubblewrap is installed but the system does not let it make a sandbox"
                : "bubblewrap is not installed";
        if (mode == SandboxMode.REQUIRED) {
            throw new IllegalStateException("REELMILL_SANDBOX is required, but " + reason);
        }
        Optional<String> unshare = programs.apply("unshare").map(Path::toString);
        if (unshare.isPresent()) {
            Sandbox sandbox =
                    new Sandbox(new SandboxState(Level.NAMESPACES, reason), Optional.empty(), unshare, setsid);
            if (sandbox.works()) {
                return told(sandbox);
            }
        }
        return told(new Sandbox(new SandboxState(Level.LIMITS, reason), Optional.empty(), Optional.empty(), setsid));
    }

    private static Sandbox told(Sandbox sandbox) {
        LOG.warn(
                "Files from outside are opened without a full sandbox. level={} reason=\"{}\"",
                sandbox.state.level(),
                sandbox.state.reason());
        return sandbox;
    }

    /** What is in force. */
    public SandboxState state() {
        return state;
    }

    /**
     * Starts a program with its limits, in the sandbox.
     *
     * @param builder with its environment and its redirections; command and folder are set here
     * @throws IOException when it cannot be started
     */
    public IsolatedProcess start(IsolatedProgram program, ProcessBuilder builder) throws IOException {
        boolean isRelayed = bubblewrap.isPresent() && program.proxyPort().isPresent();
        Optional<ProxyRelay> relay =
                isRelayed ? Optional.of(ProxyRelay.open(program.proxyPort().getAsInt())) : Optional.empty();
        try {
            Process process = builder.command(commandLine(program, relay))
                    .directory(program.folder().toFile())
                    .start();
            return new IsolatedProcess(process, relay);
        } catch (IOException | RuntimeException e) {
            relay.ifPresent(IsolatedProcess::close);
            throw e;
        }
    }

    private List<String> commandLine(IsolatedProgram program, Optional<ProxyRelay> relay) {
        List<String> inner =
                new ArrayList<>(List.of("/bin/sh", "-c", program.limits().processShell() + "exec \"$@\"", "sh"));
        relay.ifPresent(found -> inner.addAll(found.command()));
        inner.addAll(program.command());
        String limits = program.limits().shell();
        if (bubblewrap.isPresent()) {
            return bubblewrap.get().commandLine(limits, program, relay, inner);
        }
        List<String> line = new ArrayList<>(List.of("/bin/sh", "-c", limits + "exec \"$@\"", "sh"));
        setsid.ifPresent(line::add);
        if (unshare.isEmpty()) {
            line.addAll(program.command());
            return line;
        }
        line.addAll(List.of(unshare.get(), "--user", "--ipc", "--pid", "--fork", "--kill-child"));
        if (program.proxyPort().isEmpty()) {
            line.add("--net");
        }
        line.addAll(inner);
        return line;
    }

    private boolean works() {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        List<String> command = List.of("/bin/sh", "-c", "exit 0");
        try {
            IsolatedProgram program = IsolatedProgram.offline(command, List.of(), folder, PROBE);
            ProcessBuilder builder =
                    new ProcessBuilder().redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
            try (IsolatedProcess probe = start(program, builder)) {
                return probe.process().waitFor(PROBE_SECONDS, TimeUnit.SECONDS)
                        && probe.process().exitValue() == 0;
            }
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
