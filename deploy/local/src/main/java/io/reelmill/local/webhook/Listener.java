package io.reelmill.local.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/**
 * Who listens for webhooks on this machine.
 *
 * @param forwardTo where they are sent
 * @param secret by which they are signed, {@code whsec_…}; kept from one time to the next, so that a program can be set up with it
 */
public record Listener(URI forwardTo, String secret) {

    /** The event that there is. */
    public static final String FINISHED = "render.finished";

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String FILE = "webhook-listener.json";

    /** One that forwards to an address, under the secret of the former one in this home. */
    public static Listener begin(Path home, URI forwardTo) {
        Listener listener =
                new Listener(forwardTo, in(home).map(Listener::secret).orElseGet(Listener::newSecret));
        Path file = home.resolve(FILE);
        try {
            Files.createDirectories(home);
            Files.deleteIfExists(file);
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Files.writeString(
                    file,
                    JSON.createObjectNode()
                            .put("forwardTo", forwardTo.toString())
                            .put("secret", listener.secret())
                            .toString());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
        return listener;
    }

    /** The last one of a home. */
    public static Optional<Listener> in(Path home) {
        Path file = home.resolve(FILE);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            JsonNode json = JSON.readTree(file.toFile());
            return Optional.of(new Listener(
                    URI.create(json.path("forwardTo").asText()),
                    json.path("secret").asText()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private static String newSecret() {
        byte[] bytes = new byte[24];
        new SecureRandom().nextBytes(bytes);
        return "whsec_" + Base64.getEncoder().encodeToString(bytes);
    }
}
