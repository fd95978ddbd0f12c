package io.reelmill.local.suite;

import io.reelmill.local.process.Home;
import io.reelmill.local.process.Ports;
import io.reelmill.local.process.Programs;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What must be so before anything starts, each told in one line when it is not. */
final class Preflight {

    /** The system libraries that the picture and video libraries load, with Debian's package of each. */
    private static final Map<String, String> LIBRARIES = new LinkedHashMap<>();

    static {
        LIBRARIES.put("libGL.so.1", "libgl1");
        LIBRARIES.put("libEGL.so.1", "libegl1");
        LIBRARIES.put("libfontconfig.so.1", "libfontconfig1");
        LIBRARIES.put("libva.so.2", "libva2");
        LIBRARIES.put("libva-drm.so.2", "libva-drm2");
        LIBRARIES.put("libdrm.so.2", "libdrm2");
    }

    private static final long NEEDED_BYTES = 1L << 30;

    private Preflight() {}

    static void check(Home home, int httpPort) {
        checkDisk(home.path(), freeBytes(home.path()));
        if (httpPort != 0 && !Ports.isFree(httpPort)) {
            throw new SuiteException("port " + httpPort + " is taken: choose another one with REELMILL_HTTP_PORT");
        }
        loaderCache().ifPresent(Preflight::checkLibraries);
    }

    static void checkDisk(Path path, long freeBytes) {
        if (freeBytes < NEEDED_BYTES) {
            throw new SuiteException(
                    "the disk is full: %s has %d MiB left, and 1024 MiB are needed".formatted(path, freeBytes >> 20));
        }
    }

    static void checkLibraries(String loaderCache) {
        Map<String, String> missing = new LinkedHashMap<>(LIBRARIES);
        missing.keySet().removeIf(library -> loaderCache.contains(library + " "));
        if (!missing.isEmpty()) {
            throw new SuiteException("missing system libraries: " + String.join(", ", missing.keySet())
                    + " (on Debian: apt-get install "
                    + missing.values().stream().distinct().collect(Collectors.joining(" ")) + ")");
        }
    }

    private static long freeBytes(Path path) {
        try {
            return Files.getFileStore(path).getUsableSpace();
        } catch (IOException e) {
            throw new SuiteException("cannot tell how full the disk of " + path + " is: " + Home.reason(e), e);
        }
    }

    /** What the dynamic loader knows, on a system with glibc; elsewhere the libraries are taken to be there. */
    private static Optional<String> loaderCache() {
        for (String program : new String[] {"/sbin/ldconfig", "/usr/sbin/ldconfig"}) {
            if (Files.isExecutable(Path.of(program))) {
                return Programs.output(program, "-p").filter(text -> text.contains("libc.so.6"));
            }
        }
        return Optional.empty();
    }
}
