package io.reelmill.gateway.mcp;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;
import java.util.Set;

/** Who may use the MCP endpoint from a browser. */
@ConfigMapping(prefix = "reelmill.mcp")
public interface McpSettings {

    /** Origins beside the gateway's own, such as {@code https://agents.example}. */
    Optional<Set<String>> origins();
}
