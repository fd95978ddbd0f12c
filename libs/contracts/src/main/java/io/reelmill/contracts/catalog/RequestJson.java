package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the JSON of clients, who may be hostile. Names of fields are neither interned nor cached: both are shared by the
 * whole process, and a body of many different names would fill them.
 */
public final class RequestJson {

    /** Digits of one number; reading a number takes time that grows with the square of its length. */
    private static final int MAX_NUMBER_LENGTH = 100;

    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNumberLength(MAX_NUMBER_LENGTH)
                    .build())
            .build();

    private static final ObjectReader READER = JsonMapper.builder(FACTORY)
            .build()
            .readerFor(JsonNode.class)
            .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

    /** How Jackson begins to tell of a name that is there twice; it has no type for that. */
    private static final Pattern TWICE = Pattern.compile("Duplicate field '(?<name>.*)' for .*", Pattern.DOTALL);

    /** What stands where bytes could not be decoded. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private RequestJson() {}

    /** An object has the same name twice: which of the two values is meant cannot be known. */
    public static final class DuplicateNameException extends IOException {
        private static final long serialVersionUID = 1;

        private final String name;

        DuplicateNameException(String name) {
            super("the name " + name + " is there twice");
            this.name = name;
        }

        /** As it was sent. */
        public String name() {
            return name;
        }
    }

    /**
     * The JSON in a body; a missing node where the body is empty.
     *
     * @throws com.fasterxml.jackson.core.exc.StreamConstraintsException when a number is too long or the nesting too deep
     * @throws com.fasterxml.jackson.core.JsonProcessingException when it is no JSON
     * @throws DuplicateNameException when an object has a name twice
     * @throws java.nio.charset.CharacterCodingException when it is not UTF-8, the one encoding that JSON may be sent in
     */
    public static JsonNode parse(byte[] body) throws IOException {
        String text = new String(body, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACEMENT) >= 0) {
            // Either the client's own character, or bytes that are not UTF-8, which are refused rather than lost.
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body));
        }
        try {
            return READER.readTree(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
        } catch (MismatchedInputException e) {
            Matcher twice = TWICE.matcher(e.getOriginalMessage());
            throw twice.matches() ? new DuplicateNameException(twice.group("name")) : e;
        }
    }
}
