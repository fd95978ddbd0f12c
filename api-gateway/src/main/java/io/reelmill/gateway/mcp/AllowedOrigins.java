package io.reelmill.gateway.mcp;

import io.reelmill.gateway.settings.GatewaySettings;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Locale;
import java.util.Set;

/**
 * The origins whose pages may call the MCP endpoint. A page of elsewhere that reaches a gateway on the user's own machine by a
 * rebound name is refused by this. Programs that are no browsers send no origin.
 */
@Singleton
class AllowedOrigins {

    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final URI own;
    private final Set<String> others;

    @Inject
    AllowedOrigins(GatewaySettings gateway, McpSettings settings) {
        this(gateway.publicUrl(), settings.origins().orElse(Set.of()));
    }

    /** @param publicUrl address of the gateway as clients know it */
    AllowedOrigins(String publicUrl, Set<String> others) {
        this.own = URI.create(publicUrl);
        this.others = others;
    }

    /** @param origin the header {@code Origin}, or null */
    boolean allows(String origin) {
        if (origin == null || others.contains(origin)) {
            return true;
        }
        URI asked;
        try {
            asked = URI.create(origin);
        } catch (IllegalArgumentException e) {
            return false;
        }
        return isLoopback(own) && isLoopback(asked)
                || own.getScheme().equalsIgnoreCase(asked.getScheme())
                        && own.getAuthority().equalsIgnoreCase(asked.getAuthority());
    }

    private static boolean isLoopback(URI address) {
        return address.getHost() != null && LOOPBACK.contains(address.getHost().toLowerCase(Locale.ROOT));
    }
}
