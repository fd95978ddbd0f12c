package io.reelmill.sdk;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something that is sent: only what was set.
 *
 * @param <T> the request itself
 */
public abstract class RequestBody<T extends RequestBody<T>> {

    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** Sets a field by its name, also one that this client does not know yet. */
    @SuppressWarnings("unchecked") // T is the class that extends this one
    public T with(String field, Object value) {
        fields.put(field, value);
        return (T) this;
    }

    /** What was set. */
    @JsonValue
    public Map<String, Object> fields() {
        return Collections.unmodifiableMap(fields);
    }

    @Override
    public String toString() {
        return fields.toString();
    }
}
