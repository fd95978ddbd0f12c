package io.reelmill.gateway.key;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.KeyScope;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.edge.ClientTime;
import io.reelmill.gateway.error.ApiException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The body of {@code POST /keys}.
 *
 * @param scopes as they were asked for, empty when none were
 * @param sandbox as it was asked for, empty when it was not
 * @param expiresAt or null
 * @param warnings about fields that nobody knows
 */
record KeyRequest(
        String name,
        Optional<Set<KeyScope>> scopes,
        Optional<Boolean> sandbox,
        Instant expiresAt,
        List<String> warnings) {

    private static final int MAX_NAME_LENGTH = 100;

    /**
     * Reads a body.
     *
     * @throws ApiException 400 with all that is wrong
     */
    static KeyRequest read(BodyFields body) {
        List<Violation> violations = new ArrayList<>();
        KeyRequest request = new KeyRequest(
                name(body.value("name"), violations),
                scopes(body.value("scopes"), violations),
                sandbox(body.value("sandbox"), violations),
                expiry(body.value("expiresAt"), violations),
                body.warnings());
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
        return request;
    }

    /**
     * What the new key allows: what was asked for, else everything but {@code admin} that the creating key has.
     *
     * @param creator the key that creates it
     * @throws ApiException 403 when it would allow more than the creating key; 400 when nothing would be left
     */
    KeyAccess access(KeyAccess creator) {
        if (creator.sandbox() && !sandbox.orElse(true)) {
            throw ApiException.forbidden("sandbox", "sandbox must be true: a sandbox key creates only sandbox keys");
        }
        return new KeyAccess(
                scopes.map(asked -> requireWithin(creator, asked)).orElseGet(() -> usual(creator)),
                sandbox.orElse(creator.sandbox()));
    }

    private static Set<KeyScope> requireWithin(KeyAccess creator, Set<KeyScope> asked) {
        Set<KeyScope> more = EnumSet.copyOf(asked);
        more.removeAll(creator.scopes());
        if (!more.isEmpty()) {
            throw ApiException.forbidden(
                    "scopes",
                    "scopes must be among those of the key that creates it: it has "
                            + RequiredScopes.names(creator.scopes(), ", ") + ", not "
                            + RequiredScopes.names(more, ", "));
        }
        return asked;
    }

    private static Set<KeyScope> usual(KeyAccess creator) {
        Set<KeyScope> usual = EnumSet.complementOf(EnumSet.of(KeyScope.ADMIN));
        usual.retainAll(creator.scopes());
        if (usual.isEmpty()) {
            throw ApiException.invalid(
                    "scopes", "required", "scopes is required: the key that creates this one has only admin");
        }
        return usual;
    }

    private static String name(JsonNode name, List<Violation> violations) {
        String text = name.isTextual() ? name.textValue().strip() : "";
        if (name.isMissingNode() || name.isNull()) {
            violations.add(new Violation("name", "required", "name is required"));
        } else if (text.isEmpty() || text.length() > MAX_NAME_LENGTH || text.indexOf('\0') >= 0) {
            violations.add(new Violation(
                    "name", "bounds", "name must be text of 1 to " + MAX_NAME_LENGTH + " plain characters"));
        }
        return text;
    }

    private static Optional<Set<KeyScope>> scopes(JsonNode value, List<Violation> violations) {
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        Set<KeyScope> scopes = EnumSet.noneOf(KeyScope.class);
        value.forEach(name -> KeyScope.find(name.asText()).ifPresent(scopes::add));
        if (!value.isArray() || scopes.isEmpty() || scopes.size() != value.size()) {
            violations.add(new Violation(
                    "scopes", "value", "scopes must be a list of one or more of " + KeyScope.names() + ", each once"));
        }
        return Optional.of(scopes);
    }

    private static Optional<Boolean> sandbox(JsonNode value, List<Violation> violations) {
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        if (!value.isBoolean()) {
            violations.add(new Violation("sandbox", "type", "sandbox must be true or false"));
        }
        return Optional.of(value.booleanValue());
    }

    private static Instant expiry(JsonNode value, List<Violation> violations) {
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        Optional<Instant> expiry = ClientTime.parse(value.asText());
        if (expiry.isEmpty()) {
            violations.add(new Violation("expiresAt", "type", "expiresAt " + ClientTime.FORM));
        } else if (!expiry.get().isAfter(Instant.now())) {
            violations.add(new Violation("expiresAt", "bounds", "expiresAt must lie in the future"));
        }
        return expiry.orElse(null);
    }
}
