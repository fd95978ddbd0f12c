package io.reelmill.publishing.platform;

import io.reelmill.contracts.publishing.Platform;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/** What a platform's error codes mean, as the file {@code platform-errors.properties} has it. */
@Singleton
public class ErrorTable {

    private static final Duration RETRY = Duration.ofMinutes(1);

    private final Properties rows = new Properties();

    public ErrorTable() {
        try (Reader file = new InputStreamReader(
                Objects.requireNonNull(ErrorTable.class.getResourceAsStream("/platform-errors.properties")),
                StandardCharsets.UTF_8)) {
            rows.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException("the table of platform errors cannot be read", e);
        }
    }

    /** What follows from an error; empty for a code that is not in the table, whose outcome is not known. */
    public Optional<Outcome> outcome(Platform platform, String code, String message) {
        String row = rows.getProperty(platform.wireName() + "." + code);
        if (row == null) {
            return Optional.empty();
        }
        String[] words = row.strip().split("\\s+");
        Duration after = words.length > 1 ? Duration.parse(words[1]) : RETRY;
        return Optional.of(
                switch (words[0]) {
                    case "retry" -> new Outcome.Retry(code, message, after);
                    case "defer" -> new Outcome.Deferred(code, message, after);
                    case "reconnect" -> new Outcome.Reconnect(code, message);
                    case "final" -> new Outcome.Failed(code, message);
                    default -> throw new IllegalStateException("no such action: " + row);
                });
    }
}
