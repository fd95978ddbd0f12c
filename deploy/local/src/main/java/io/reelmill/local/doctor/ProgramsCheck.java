package io.reelmill.local.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Optional programs, each with what is not possible without it, and whether the sandbox works. */
public final class ProgramsCheck implements Check {

    private static final long MAX_SECONDS = 10;

    private final List<Path> folders;

    /** @param path the search path for programs, folders divided by colons */
    public ProgramsCheck(String path) {
        this.folders = List.of(path.split(":")).stream()
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .toList();
    }

    @Override
    public List<Finding> run() {
        List<Finding> findings = new ArrayList<>();
        findings.add(program(
                "espeak-ng", List.of("espeak-ng"), "only English is spoken by a built-in voice", "install espeak-ng"));
        findings.add(program(
                "chromium",
                List.of("chromium", "chromium-browser", "google-chrome"),
                "websites are not recorded (source.websiteToRecord)",
                "install chromium, or name it by REELMILL_CHROMIUM"));
        findings.add(sandbox());
        return findings;
    }

    private Finding program(String subject, List<String> names, String without, String remedy) {
        return names.stream()
                .filter(name -> find(name) != null)
                .findFirst()
                .map(name -> Finding.ok(subject, find(name).toString()))
                .orElseGet(() -> Finding.warning(subject, "is missing: " + without, remedy));
    }

    private Finding sandbox() {
        Path bubblewrap = find("bwrap");
        String without = "files from outside are opened with limits, but without a sandbox of their own";
        if (bubblewrap == null) {
            return Finding.warning("sandbox", "bubblewrap is missing: " + without, "install bubblewrap");
        }
        try {
            Process process = new ProcessBuilder(
                            bubblewrap.toString(),
                            "--ro-bind",
                            "/",
                            "/",
                            "--unshare-user",
                            "--unshare-net",
                            "--",
                            "true")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor(MAX_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0) {
                return Finding.ok("sandbox", "bubblewrap works");
            }
            process.destroyForcibly();
        } catch (IOException e) {
            return Finding.warning("sandbox", "bubblewrap does not start: " + without, "reinstall bubblewrap");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Finding.warning(
                "sandbox",
                "bubblewrap may not make user namespaces here: " + without,
                "allow them (in a container: a seccomp profile, see docs/operations.md)");
    }

    private Path find(String program) {
        return folders.stream()
                .map(folder -> folder.resolve(program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
    }
}
