package io.reelmill.contracts.account;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Plans, from the smallest to the largest. */
public enum Plan {
    FREE,
    HOBBY,
    GROWTH,
    ELITE,
    ENTERPRISE;

    @JsonValue
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    @JsonCreator
    public static Plan of(String wireName) {
        return valueOf(wireName.toUpperCase(Locale.ROOT));
    }
}
