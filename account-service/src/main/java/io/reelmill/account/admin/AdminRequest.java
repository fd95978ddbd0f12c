package io.reelmill.account.admin;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.KeyScope;
import io.reelmill.contracts.account.Plan;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** The body of an administrative call. Every reader throws an {@link InvalidFieldException} that names the field. */
public final class AdminRequest {

    private static final int MAX_TEXT = 200;
    private static final int MAX_REASON = 500;
    private static final int MAX_CREDITS = 100_000_000;

    private final JsonNode body;

    private AdminRequest(JsonNode body) {
        this.body = body;
    }

    public static AdminRequest read(byte[] bytes) {
        try {
            JsonNode body = ContractJson.mapper().readTree(bytes == null ? new byte[0] : bytes);
            if (body != null && body.isObject()) {
                return new AdminRequest(body);
            }
        } catch (IOException e) {
            throw new InvalidFieldException(null, "the body is not well-formed JSON");
        }
        throw new InvalidFieldException(null, "the body must be a JSON object");
    }

    /** Why the act is done, for the audit log. */
    public String reason() {
        return text("reason", MAX_REASON).orElseThrow(() -> required("reason", "it is kept in the audit log"));
    }

    String text(String field) {
        return find(field).orElseThrow(() -> required(field, null));
    }

    public Optional<String> find(String field) {
        return text(field, MAX_TEXT);
    }

    String email(String field) {
        String email = text(field);
        if (!email.matches("[^@\\s]+@[^@\\s]+")) {
            throw new InvalidFieldException(field, field + " must be an e-mail address");
        }
        return email;
    }

    int credits() {
        JsonNode value = body.path("credits");
        if (!value.isIntegralNumber()
                || !value.canConvertToInt()
                || value.intValue() <= 0
                || value.intValue() > MAX_CREDITS) {
            throw new InvalidFieldException(
                    "credits", "credits must be a whole number above 0, at most " + MAX_CREDITS);
        }
        return value.intValue();
    }

    Plan plan() {
        String name = text("plan");
        return Arrays.stream(Plan.values())
                .filter(plan -> plan.wireName().equals(name))
                .findFirst()
                .orElseThrow(() -> new InvalidFieldException(
                        "plan",
                        "plan must be one of "
                                + Arrays.stream(Plan.values())
                                        .map(Plan::wireName)
                                        .collect(Collectors.joining(", "))));
    }

    /** What a key is to allow; everything unless it is said. */
    KeyAccess access() {
        JsonNode names = body.path("scopes");
        Set<KeyScope> scopes = EnumSet.noneOf(KeyScope.class);
        names.forEach(name -> KeyScope.find(name.asText()).ifPresent(scopes::add));
        boolean given = !names.isMissingNode() && !names.isNull();
        if (given && (!names.isArray() || scopes.isEmpty() || scopes.size() != names.size())) {
            throw new InvalidFieldException(
                    "scopes", "scopes must be a list of one or more of " + KeyScope.names() + ", each once");
        }
        JsonNode sandbox = body.path("sandbox");
        if (!sandbox.isMissingNode() && !sandbox.isNull() && !sandbox.isBoolean()) {
            throw new InvalidFieldException("sandbox", "sandbox must be true or false");
        }
        return new KeyAccess(given ? scopes : EnumSet.allOf(KeyScope.class), sandbox.booleanValue());
    }

    Optional<Instant> expiry(Clock clock) {
        return find("expiresAt").map(text -> {
            try {
                Instant expiry = Instant.parse(text);
                if (expiry.isAfter(clock.instant())) {
                    return expiry;
                }
            } catch (DateTimeParseException e) {
                throw new InvalidFieldException(
                        "expiresAt", "expiresAt must be an ISO 8601 time such as 2027-01-31T00:00:00Z");
            }
            throw new InvalidFieldException("expiresAt", "expiresAt must lie in the future");
        });
    }

    Optional<UUID> id() {
        return find("id").map(text -> {
            try {
                return UUID.fromString(text);
            } catch (IllegalArgumentException e) {
                throw new InvalidFieldException("id", "id must be a UUID");
            }
        });
    }

    private Optional<String> text(String field, int longest) {
        JsonNode value = body.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        String text = value.isTextual() ? value.textValue().strip() : "";
        if (text.isEmpty() || text.length() > longest || text.indexOf('\0') >= 0) {
            throw new InvalidFieldException(field, field + " must be text of 1 to " + longest + " plain characters");
        }
        return Optional.of(text);
    }

    private static InvalidFieldException required(String field, String why) {
        return new InvalidFieldException(field, field + " is required" + (why == null ? "" : ": " + why));
    }
}
