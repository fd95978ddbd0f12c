package io.reelmill.gateway.mcp;

import io.quarkiverse.mcp.server.CompletionResponse;
import java.util.List;

/** Answers completions within the protocol's limit. */
public final class Completions {

    private static final int MAX_VALUES = 100;

    private Completions() {}

    /** The first of these values, and how many there are. */
    public static CompletionResponse of(List<String> found) {
        return new CompletionResponse(
                found.subList(0, Math.min(MAX_VALUES, found.size())), found.size(), found.size() > MAX_VALUES);
    }
}
