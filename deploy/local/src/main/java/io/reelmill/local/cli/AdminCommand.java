package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What operators do. Each act asks for a reason, which the audit log keeps. */
@Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        description = {
            "Administers users, workspaces, credits, plans and keys of a running suite.",
            "Every change asks for --reason, which the audit log keeps."
        })
final class AdminCommand {

    private final AdminAccess access;

    private AdminCommand(AdminAccess access) {
        this.access = access;
    }

    static CommandLine commandLine(Terminal terminal, Environment environment) {
        AdminAccess access = new AdminAccess(terminal, environment);
        return new CommandLine(new AdminCommand(access))
                .addSubcommand(new AdminWorkspaceCommand(access))
                .addSubcommand(new AdminUserCommand(access))
                .addSubcommand(new AdminKeyCommand(access));
    }

    @Command(name = "grant", mixinStandardHelpOptions = true, description = "Grants credits to a workspace.")
    int grant(
            @Parameters(paramLabel = "WORKSPACE", description = "Its id.") String workspace,
            @Parameters(paramLabel = "CREDITS", description = "How many, above 0.") int credits,
            @Option(names = "--expires", paramLabel = "TIME", description = "Their end, as 2027-01-31T00:00:00Z.")
                    String expires,
            @Option(
                            names = "--reference",
                            paramLabel = "TEXT",
                            description = "Granted once for each reference, however often the command is run.")
                    String reference,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why.") String reason) {
        Map<String, Object> body = new HashMap<>();
        body.put("credits", credits);
        body.put("expiresAt", expires);
        body.put("reference", reference);
        body.put("reason", reason);
        JsonNode balances = access.call(admin -> admin.post("/workspaces/" + workspace + "/grants", body));
        access.terminal()
                .result("%d credits can be spent"
                        .formatted(balances.path("total").asLong()));
        return 0;
    }

    @Command(name = "plan", mixinStandardHelpOptions = true, description = "Moves a workspace to another plan.")
    int plan(
            @Parameters(paramLabel = "WORKSPACE", description = "Its id.") String workspace,
            @Parameters(paramLabel = "PLAN", description = "The new plan.") String plan,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why.") String reason) {
        JsonNode account = access.call(
                admin -> admin.put("/workspaces/" + workspace + "/plan", Map.of("plan", plan, "reason", reason)));
        access.terminal()
                .result("plan " + account.path("subscription").path("plan").asText());
        return 0;
    }

    @Command(
            name = "audit",
            mixinStandardHelpOptions = true,
            description = "Shows what was done by whom and why, newest first.")
    int audit(
            @Option(names = "--workspace", paramLabel = "ID") String workspace,
            @Option(names = "--actor", paramLabel = "NAME", description = "As operator, oidc:ada or key:ID.")
                    String actor,
            @Option(names = "--action", paramLabel = "NAME", description = "As key.revoke or credits.grant.")
                    String action,
            @Option(names = "--from", paramLabel = "TIME", description = "As 2026-11-01T00:00:00Z.") String from,
            @Option(names = "--to", paramLabel = "TIME") String to,
            @Option(names = "--limit", paramLabel = "N", description = "1 to 200; 50 by default.") String limit,
            @Option(names = "--cursor", paramLabel = "N", description = "Goes on behind the page that named it.")
                    String cursor,
            @Option(names = "--json", description = "Prints the whole answer, with what was before and after.")
                    boolean json) {
        Map<String, String> query = new HashMap<>();
        query.put("workspace", workspace);
        query.put("actor", actor);
        query.put("action", action);
        query.put("from", from);
        query.put("to", to);
        query.put("limit", limit);
        query.put("cursor", cursor);
        JsonNode page = access.call(admin -> admin.get("/audit", query));
        if (json) {
            access.terminal().result(page.toPrettyString());
            return 0;
        }
        page.path("entries").forEach(entry -> access.terminal()
                .result("%s  %-12s %-16s %s  %s"
                        .formatted(
                                entry.path("at").asText(),
                                entry.path("actor").asText(),
                                entry.path("action").asText(),
                                entry.path("subject").asText(),
                                entry.path("reason").asText(""))));
        if (!page.path("nextCursor").isNull()) {
            access.terminal().note("more: --cursor " + page.path("nextCursor").asText());
        }
        return 0;
    }
}
