package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

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
            .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private RequestJson() {}

    /**
     * The JSON in a body; a missing node where the body is empty.
     *
     * @throws com.fasterxml.jackson.core.exc.StreamConstraintsException when a number is too long or the nesting too deep
     * @throws com.fasterxml.jackson.core.JsonProcessingException when it is no JSON
     */
    public static JsonNode parse(byte[] body) throws IOException {
        return READER.readValue(body);
    }
}
