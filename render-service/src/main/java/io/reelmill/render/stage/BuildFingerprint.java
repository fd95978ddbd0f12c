package io.reelmill.render.stage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The build that makes stage results and pieces: the hash of the studio's and this service's classes, and the versions of the
 * native libraries. Maven computes it ({@code build-fingerprint} in the pom), so that a kept result of other code is made anew
 * without anyone raising a version by hand.
 */
public final class BuildFingerprint {

    private static final String RESOURCE = "/build-fingerprint.txt";
    private static final String VALUE = read();

    private BuildFingerprint() {}

    public static String value() {
        return VALUE;
    }

    private static String read() {
        try (InputStream resource = BuildFingerprint.class.getResourceAsStream(RESOURCE)) {
            if (resource == null) {
                throw new IllegalStateException("the build left no " + RESOURCE + ": build render-service by Maven");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
