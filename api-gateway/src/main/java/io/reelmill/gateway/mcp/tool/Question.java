package io.reelmill.gateway.mcp.tool;

import io.reelmill.gateway.error.ApiException;
import java.util.Optional;

/** What the user is asked before a tool spends anything, where the client can ask. */
@FunctionalInterface
interface Question {

    Question NONE = call -> Optional.empty();

    /**
     * The question for a call, with the exact price. Blocks.
     *
     * @return empty when nothing is spent
     * @throws ApiException when the call is wrong, so that nobody is asked about it
     */
    Optional<String> about(ToolCall call);
}
