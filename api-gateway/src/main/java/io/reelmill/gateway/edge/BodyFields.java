package io.reelmill.gateway.edge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.NearNames;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.error.ApiException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;

/** Reads the plain fields of a small body, and gathers all that is wrong with them. */
public final class BodyFields {

    private static final int MAX_CHOICE = 100;
    private static final int MAX_WARNINGS = 50;

    private final JsonNode body;

    /** Where the fields stand in messages: empty, or the path of an item with a dot behind it. */
    private final String prefix;

    private final List<Violation> violations;

    /** Fields that were read, whether they are there or not. */
    private final Set<String> known = new TreeSet<>();

    /** What was read of lists. */
    private final List<BodyFields> items = new ArrayList<>();

    private BodyFields(JsonNode body, String prefix, List<Violation> violations) {
        this.body = body;
        this.prefix = prefix;
        this.violations = violations;
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
        return new BodyFields(node, "", new ArrayList<>());
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
        JsonNode value = value(field);
        return isAbsent(value) || value.isTextual() && value.textValue().isBlank() ? null : text(field, 1, most);
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

    /** A text as it was sent, even a blank one; null when it is not there, or is wrong, which is then noted. */
    public String given(String field) {
        JsonNode value = value(field);
        if (isAbsent(value)) {
            return null;
        }
        if (!value.isTextual()) {
            note(field, "type", "must be text");
            return null;
        }
        return storable(field, value.textValue());
    }

    /** A time that may be there; null when it is not, or is wrong, which is then noted. */
    public Instant time(String field) {
        JsonNode value = value(field);
        if (isAbsent(value)) {
            return null;
        }
        Optional<Instant> time = value.isTextual() ? ClientTime.parse(value.textValue()) : Optional.empty();
        if (time.isEmpty()) {
            note(field, "time", ClientTime.FORM);
        }
        return time.orElse(null);
    }

    /**
     * An id that may be there; null when it is not, or can be none, which is then noted.
     *
     * @param what it names, for the message
     */
    public UUID id(String field, String what) {
        String text = given(field);
        try {
            return text == null ? null : UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            note(field, "format", "must be the id of an " + what);
            return null;
        }
    }

    /** An object that may be there; null when it is not, or is wrong, which is then noted. */
    public ObjectNode object(String field) {
        JsonNode value = value(field);
        if (isAbsent(value)) {
            return null;
        }
        if (value instanceof ObjectNode object) {
            return object;
        }
        note(field, "type", "must be an object");
        return null;
    }

    /** The objects of a list that may be there; null when it is not. What is no list or no object is noted. */
    public List<BodyFields> items(String field) {
        JsonNode value = value(field);
        if (isAbsent(value)) {
            return null;
        }
        if (!value.isArray()) {
            note(field, "type", "must be a list");
            return null;
        }
        List<BodyFields> read = new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            String name = field + "[" + i + "]";
            if (value.get(i).isObject()) {
                read.add(new BodyFields(value.get(i), prefix + name + ".", violations));
            } else {
                note(name, "type", "must be an object");
            }
        }
        items.addAll(read);
        return read;
    }

    private String checked(String field, String text, int least, int most) {
        int length = text.codePointCount(0, text.length());
        if (length < least) {
            note(field, "bounds", "must have at least " + least + " characters");
        } else if (length > most) {
            note(field, "bounds", "must have at most " + most + " characters");
        } else {
            return storable(field, text);
        }
        return null;
    }

    private String storable(String field, String text) {
        if (text.indexOf('\0') >= 0 || !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            note(field, "text", "has a character that cannot be kept (U+0000 or half a pair)");
            return null;
        }
        return text;
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

    /** Whether nothing is wrong so far. */
    public boolean isFine() {
        return violations.isEmpty();
    }

    /**
     * Does nothing when all fields that were read are right.
     *
     * @throws ApiException 400 with everything that was noted
     */
    public void requireFine() {
        if (!isFine()) {
            throw ApiException.invalid(violations);
        }
    }

    private String required(String field) {
        JsonNode value = value(field);
        if (isAbsent(value) || value.isTextual() && value.textValue().isBlank()) {
            note(field, "required", "is required");
        } else if (!value.isTextual()) {
            note(field, "type", "must be text");
        } else {
            return value.textValue().strip();
        }
        return null;
    }

    /** Tells of fields that are there and that nobody has read, also of those in the items of lists. */
    public List<String> warnings() {
        NearNames names = new NearNames(List.copyOf(known));
        return Stream.concat(
                        body.properties().stream()
                                .map(Map.Entry::getKey)
                                .filter(field -> !known.contains(field))
                                .map(field -> names.warningOf(field, prefix)),
                        items.stream().flatMap(item -> item.warnings().stream()))
                .limit(MAX_WARNINGS)
                .toList();
    }

    /** A value of any type, which the caller checks; a missing node where there is none. */
    public JsonNode value(String field) {
        known.add(field);
        return body.path(field);
    }

    /** Notes what is wrong with a field. */
    public void note(String field, String code, String words) {
        violations.add(new Violation(prefix + field, code, prefix + field + " " + words));
    }

    private static boolean isAbsent(JsonNode value) {
        return value.isMissingNode() || value.isNull();
    }
}
