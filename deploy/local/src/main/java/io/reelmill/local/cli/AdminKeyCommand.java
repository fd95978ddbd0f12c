package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keys of workspaces, as operators make and end them. */
@Command(name = "key", mixinStandardHelpOptions = true, description = "Creates and revokes API keys.")
final class AdminKeyCommand {

    private final AdminAccess access;

    AdminKeyCommand(AdminAccess access) {
        this.access = access;
    }

    @Command(
            name = "create",
            mixinStandardHelpOptions = true,
            description = "Creates a key and prints it; it is shown this once.")
    int create(
            @Parameters(paramLabel = "WORKSPACE", description = "Its id.") String workspace,
            @Option(names = "--name", paramLabel = "NAME", required = true, description = "What it is for.")
                    String name,
            @Option(
                            names = "--scopes",
                            paramLabel = "SCOPE",
                            split = ",",
                            description = "Among render, publish, billing, admin; all of them by default.")
                    List<String> scopes,
            @Option(names = "--sandbox", description = "Its films are free of charge, marked and never published.")
                    boolean sandbox,
            @Option(names = "--expires", paramLabel = "TIME", description = "Its end, as 2027-01-31T00:00:00Z.")
                    String expires,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why.") String reason) {
        Map<String, Object> body = new HashMap<>();
        body.put("name", name);
        body.put("scopes", scopes);
        body.put("sandbox", sandbox);
        body.put("expiresAt", expires);
        body.put("reason", reason);
        JsonNode created = access.call(admin -> admin.post("/workspaces/" + workspace + "/keys", body));
        access.terminal().note("key " + created.path("info").path("id").asText() + ", shown this once:");
        access.terminal().result(created.path("key").asText());
        return 0;
    }

    @Command(
            name = "revoke",
            mixinStandardHelpOptions = true,
            description = "Revokes a key; every gateway refuses it within a second.")
    int revoke(
            @Parameters(paramLabel = "KEY", description = "Its id, as workspace show lists it.") String key,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why.") String reason) {
        JsonNode revoked = access.call(admin -> admin.post("/keys/" + key + "/revoke", Map.of("reason", reason)));
        access.terminal()
                .result("revoked " + revoked.path("prefix").asText() + "… "
                        + revoked.path("name").asText());
        return 0;
    }
}
