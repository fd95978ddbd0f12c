package io.reelmill.website;

import io.reelmill.programs.OptionalPrograms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The Chromium program of this machine.
 *
 * @param program its file
 */
public record Chromium(Path program) {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "chrome-headless-shell", "google-chrome-stable", "google-chrome");
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
     * Starts it without a window, with a profile of its own, all of its traffic sent through a proxy and no name looked up by
     * itself. Its sandbox is left out only for root, who cannot have it.
     *
     * @param profile an empty folder
     * @param proxy address of the proxy
     */
    Process start(Path profile, String proxy) throws IOException {
        List<String> line = new ArrayList<>(List.of("/bin/sh", "-c", PIPE, "browser", program.toString()));
        line.addAll(List.of(
                "--headless",
                "--remote-debugging-pipe",
                "--user-data-dir=" + profile,
                "--proxy-server=" + proxy,
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
        if ("root".equals(System.getProperty("user.name"))) {
            line.add("--no-sandbox");
        }
        line.add("about:blank");
        ProcessBuilder builder =
                new ProcessBuilder(line).directory(profile.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        String path = builder.environment().getOrDefault("PATH", "/usr/local/bin:/usr/bin:/bin");
        builder.environment().clear();
        builder.environment().put("PATH", path);
        builder.environment().put("HOME", profile.toString());
        builder.environment().put("TMPDIR", profile.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        return builder.start();
    }
}
