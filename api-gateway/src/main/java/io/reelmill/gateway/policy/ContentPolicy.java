package io.reelmill.gateway.policy;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Refuses requests whose texts have a word of the operator's list. Off without a list. */
@Singleton
public class ContentPolicy {

    private static final Logger LOG = Logger.getLogger(ContentPolicy.class);

    private final WordList refused;

    /** @throws IllegalStateException when there is a list and it cannot be read: the service then does not start */
    ContentPolicy(PolicySettings settings) {
        this.refused = new WordList(settings.words().map(ContentPolicy::read).orElse(List.of()));
        if (!refused.isEmpty()) {
            LOG.info("requests are held against the word list of the policy");
        }
    }

    private static List<String> read(Path file) {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
            return lines.map(line -> line.replaceFirst("#.*", "").strip()).toList();
        } catch (IOException | UncheckedIOException e) {
            throw new IllegalStateException(
                    "the word list " + file + " (REELMILL_POLICY_WORDS) cannot be read as UTF-8 text: "
                            + e.getMessage(),
                    e);
        }
    }

    /**
     * Lets a request pass, or names the fields that are refused; the word is not repeated.
     *
     * @param values a tree of canonical paths
     * @throws ApiException 400
     */
    public void check(JsonNode values) {
        if (refused.isEmpty()) {
            return;
        }
        List<Violation> violations = new ArrayList<>();
        collect("", values, violations);
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
    }

    private void collect(String path, JsonNode value, List<Violation> violations) {
        if (value.isTextual() && refused.matches(value.textValue())) {
            violations.add(new Violation(
                    path, "policy", path + " must not have words that the operator of this server refuses"));
        } else if (value.isObject()) {
            value.properties()
                    .forEach(field -> collect(
                            path.isEmpty() ? field.getKey() : path + "." + field.getKey(),
                            field.getValue(),
                            violations));
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                collect(path + "[" + i + "]", value.get(i), violations);
            }
        }
    }
}
