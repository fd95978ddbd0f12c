package io.reelmill.website;

import io.reelmill.fetch.EgressProxy;
import io.reelmill.isolation.IsolatedProcess;
import io.reelmill.isolation.IsolatedProgram;
import io.reelmill.isolation.ProcessLimits;
import io.reelmill.isolation.Sandbox;
import io.reelmill.programs.OptionalPrograms;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The Chromium program of this machine.
 *
 * @param program its file
 */
public record Chromium(Path program) {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "chrome-headless-shell", "google-chrome-stable", "google-chrome");
    private static final List<Path> SETTINGS = Stream.of(
                    "/etc/fonts",
                    "/etc/chromium",
                    "/etc/chromium.d",
                    "/etc/chromium-browser",
                    "/etc/opt/chrome",
                    "/etc/ssl")
            .map(Path::of)
            .toList();
    /** No limit of data: a browser reserves far more than it uses. */
    private static final ProcessLimits LIMITS = new ProcessLimits(1_200, 1L << 30, 4_096, 0, 512);
    /** Gives the browser's pipe the numbers that it expects, and nothing else to read or write. */
    private static final String PIPE = "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1";

    /**
     * Finds it.
     *
     * @param configured its file, or blank to look on the {@code PATH}
     */
    public static Optional<Chromium> find(String configured) {
        if (!configured.isBlank()) {
            return Optional.of(Path.of(configured.strip()))
                    .filter(Files::isExecutable)
                    .map(Chromium::new);
        }
        return OptionalPrograms.find(NAMES).map(Chromium::new);
    }

    /**
     * Starts it without a window, with a profile of its own. Its own sandbox stays on. Where bubblewrap is, it runs inside, and the
     * proxy is its only network; elsewhere the proxy is all that it is told of.
     *
     * @param profile an empty folder with a short path: the browser keeps a socket there
     * @param proxy its only way to the network
     * @throws ProviderException ABSENT for root without bubblewrap, where Chromium would run without any sandbox
     */
    IsolatedProcess start(Path profile, EgressProxy proxy, Sandbox sandbox) throws IOException {
        if (!sandbox.state().isSandboxed() && "root".equals(System.getProperty("user.name"))) {
            throw new ProviderException(
                    Category.ABSENT,
                    "cannot be recorded here: as root a browser is only started inside bubblewrap ("
                            + sandbox.state().reason() + ").");
        }
        List<String> line = new ArrayList<>(List.of("/bin/sh", "-c", PIPE, "browser", program.toString()));
        line.addAll(List.of(
                "--headless",
                "--remote-debugging-pipe",
                "--user-data-dir=" + profile,
                "--proxy-server=" + proxy.address(),
                "--proxy-bypass-list=<-loopback>",
                "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
                "--webrtc-ip-handling-policy=disable_non_proxied_udp",
                "--force-webrtc-ip-handling-policy",
                "--disable-quic",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-default-apps",
                "--disable-extensions",
                "--disable-sync",
                "--disable-breakpad",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--disable-features=Translate,MediaRouter,OptimizationHints,DialMediaRouteProvider",
                "--block-new-web-contents",
                "--deny-permission-prompts",
                "--hide-scrollbars",
                "--mute-audio",
                "--no-first-run",
                "--no-default-browser-check",
                "--password-store=basic"));
        line.add("about:blank");
        ProcessBuilder builder = new ProcessBuilder().redirectError(ProcessBuilder.Redirect.DISCARD);
        String path = builder.environment().getOrDefault("PATH", "/usr/local/bin:/usr/bin:/bin");
        builder.environment().clear();
        builder.environment().put("PATH", path);
        builder.environment().put("HOME", profile.toString());
        builder.environment().put("TMPDIR", profile.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        return sandbox.start(IsolatedProgram.online(line, readable(), profile, LIMITS, proxy.port()), builder);
    }

    /** The program's own folder where it lies outside of the system's, and what it is configured by. */
    private Set<Path> readable() throws IOException {
        Set<Path> places = new LinkedHashSet<>(SETTINGS);
        Path real = program.toRealPath();
        places.add(program);
        places.add(real.startsWith("/usr") ? real : real.getParent());
        return places;
    }
}
