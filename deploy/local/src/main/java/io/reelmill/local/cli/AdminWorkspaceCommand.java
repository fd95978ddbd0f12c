package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Workspaces, as operators see and make them. */
@Command(name = "workspace", mixinStandardHelpOptions = true, description = "Creates, shows and lists workspaces.")
final class AdminWorkspaceCommand {

    private final AdminAccess access;

    AdminWorkspaceCommand(AdminAccess access) {
        this.access = access;
    }

    @Command(name = "create", mixinStandardHelpOptions = true, description = "Creates a workspace and prints its id.")
    int create(
            @Parameters(paramLabel = "NAME", description = "Its name.") String name,
            @Option(names = "--owner", paramLabel = "EMAIL", required = true, description = "Whose it is.")
                    String owner,
            @Option(names = "--owner-name", paramLabel = "NAME", description = "Of an owner who is not known yet.")
                    String ownerName,
            @Option(names = "--plan", paramLabel = "PLAN", required = true, description = "Its plan, such as free.")
                    String plan,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why.") String reason) {
        Map<String, String> body = new HashMap<>();
        body.put("name", name);
        body.put("ownerEmail", owner);
        body.put("ownerName", ownerName);
        body.put("plan", plan);
        body.put("reason", reason);
        JsonNode account = access.call(admin -> admin.post("/workspaces", body));
        access.terminal().result(account.path("workspace").path("id").asText());
        return 0;
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Shows a workspace with its balance, plan, keys and the latest entries of the audit log.")
    int show(@Parameters(paramLabel = "WORKSPACE", description = "Its id.") String id) {
        access.terminal()
                .result(access.call(admin -> admin.get("/workspaces/" + id, Map.of()))
                        .toPrettyString());
        return 0;
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists workspaces, newest first.")
    int list(
            @Option(names = "--query", paramLabel = "TEXT", description = "Part of the name or of the owner's e-mail.")
                    String text,
            @Option(names = "--limit", paramLabel = "N", description = "1 to 200; 50 by default.") String limit,
            @Option(names = "--cursor", paramLabel = "ID", description = "Goes on behind the page that named it.")
                    String cursor) {
        Map<String, String> query = new HashMap<>();
        query.put("query", text);
        query.put("limit", limit);
        query.put("cursor", cursor);
        JsonNode page = access.call(admin -> admin.get("/workspaces", query));
        page.path("workspaces").forEach(workspace -> access.terminal()
                .result("%s  %-10s %10d  %s  %s"
                        .formatted(
                                workspace.path("id").asText(),
                                workspace.path("plan").asText(),
                                workspace.path("credits").asLong(),
                                workspace.path("ownerEmail").asText(),
                                workspace.path("name").asText())));
        if (!page.path("nextCursor").isNull()) {
            access.terminal().note("more: --cursor " + page.path("nextCursor").asText());
        }
        return 0;
    }
}
