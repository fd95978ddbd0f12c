package io.reelmill.projects;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;

/** JSON in columns, as it is bound to a statement and read from a row. */
public final class StoredJson {

    private StoredJson() {}

    public static String of(List<?> list) {
        return new String(ContractJson.bytes(list), StandardCharsets.UTF_8);
    }

    /** Null where there is nothing. */
    public static String orNull(JsonNode node) {
        return node == null || node.isNull() ? null : node.toString();
    }

    /**
     * The value of a column, null where it is null.
     *
     * @throws SQLException when it is of another form
     */
    public static <T> T read(String json, TypeReference<T> type) throws SQLException {
        if (json == null) {
            return null;
        }
        try {
            return ContractJson.mapper().readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new SQLException("a row holds JSON of another form", e);
        }
    }
}
