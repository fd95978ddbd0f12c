package io.reelmill.local.suite;

import io.reelmill.local.process.Home;
import io.reelmill.local.process.Ports;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Checks the requirements before anything starts. Each failure is reported in one line. */
final class Preflight {

    private static final long NEEDED_BYTES = 1L << 30;

    private Preflight() {}

    static void check(Home home, int httpPort) {
        checkDisk(home.path(), freeBytes(home.path()));
        if (httpPort != 0 && !Ports.isFree(httpPort)) {
            throw new SuiteException("port " + httpPort + " is taken: choose another one with REELMILL_HTTP_PORT");
        }
    }

    static void checkDisk(Path path, long freeBytes) {
        if (freeBytes < NEEDED_BYTES) {
            throw new SuiteException(
                    "the disk is full: %s has %d MiB left, and 1024 MiB are needed".formatted(path, freeBytes >> 20));
        }
    }

    private static long freeBytes(Path path) {
        try {
            return Files.getFileStore(path).getUsableSpace();
        } catch (IOException e) {
            throw new SuiteException("cannot tell how full the disk of " + path + " is: " + Home.reason(e), e);
        }
    }
}
