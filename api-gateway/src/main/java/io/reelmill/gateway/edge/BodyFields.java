package io.reelmill.gateway.edge;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.error.ApiException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Reads the plain fields of a small body, and gathers all that is wrong with them. */
public final class BodyFields {

    private final JsonNode body;
    private static final int MAX_CHOICE = 100;

    private final List<Violation> violations = new ArrayList<>();

    private BodyFields(JsonNode body) {
        this.body = body;
    }

    /**
     * The fields of a body.
     *
     * @throws ApiException when it is no JSON object
     */
    public static BodyFields of(byte[] body) {
        JsonNode node = JsonBody.parse(body);
        if (!node.isObject()) {
            throw ApiException.invalid(null, "type", "the body must be a JSON object");
        }
        return new BodyFields(node);
    }

    /**
     * A text that must be there, without the space around it; null when it is wrong, which is then noted.
     *
     * @param least characters, at least 1
     * @param most characters
     */
    public String text(String field, int least, int most) {
        String text = required(field);
        return text == null ? null : checked(field, text, least, most);
    }

    /** A text that may be there; null when it is not, is blank, or is wrong, which is then noted. */
    public String optionalText(String field, int most) {
        JsonNode value = body.path(field);
        boolean absent = value.isMissingNode() || value.isNull();
        return absent || value.isTextual() && value.textValue().isBlank() ? null : text(field, 1, most);
    }

    /** One of some values that may be there; null when it is not, or is wrong, which is then noted. */
    public String choice(String field, String... allowed) {
        String value = optionalText(field, MAX_CHOICE);
        if (value != null && !List.of(allowed).contains(value)) {
            note(field, "not_allowed", "must be one of " + String.join(", ", allowed));
            return null;
        }
        return value;
    }

    private String checked(String field, String text, int least, int most) {
        int length = text.codePointCount(0, text.length());
        if (length < least) {
            note(field, "bounds", "must have at least " + least + " characters");
        } else if (length > most) {
            note(field, "bounds", "must have at most " + most + " characters");
        } else if (text.indexOf('\0') >= 0
                || !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            note(field, "text", "has a character that cannot be kept (U+0000 or half a pair)");
        } else {
            return text;
        }
        return null;
    }

    /**
     * An address that must be there and may be visited, in its complete form; null when it is wrong, which is then noted.
     *
     * @param client workspace that names it
     */
    public String url(UUID client, String field, ClientFiles files) {
        String text = required(field);
        return text == null
                ? null
                : files.address(client, field, text, violations).orElse(null);
    }

    /**
     * Does nothing when all fields that were read are right.
     *
     * @throws ApiException 400 with everything that was noted
     */
    public void requireFine() {
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
    }

    private String required(String field) {
        JsonNode value = body.path(field);
        if (value.isMissingNode()
                || value.isNull()
                || value.isTextual() && value.textValue().isBlank()) {
            note(field, "required", "is required");
        } else if (!value.isTextual()) {
            note(field, "type", "must be text");
        } else {
            return value.textValue().strip();
        }
        return null;
    }

    private void note(String field, String code, String words) {
        violations.add(new Violation(field, code, field + " " + words));
    }
}
