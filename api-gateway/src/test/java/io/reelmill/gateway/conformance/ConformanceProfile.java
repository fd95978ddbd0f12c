package io.reelmill.gateway.conformance;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** The gateway with the fixtures of the conformance suite beside its own tools. */
public final class ConformanceProfile implements QuarkusTestProfile {

    /** Switches the fixtures on, which are built in or not. */
    static final String FIXTURES = "reelmill.test.mcp-fixtures";

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(FIXTURES, "true", "reelmill.gateway.public-url", "http://localhost:8080");
    }
}
