package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.local.ledger.LedgerClient;
import java.util.Optional;
import java.util.UUID;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Verifies the ledger of a running suite and compares it with payments and renders. */
@Command(
        name = "ledger",
        mixinStandardHelpOptions = true,
        description = "Verifies the ledger of a running suite; compares it with payments and renders.")
final class LedgerCommand {

    private final Terminal terminal;
    private final Environment environment;

    LedgerCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Command(
            name = "verify",
            description = "Computes the hash chains again and names every transfer that was altered, removed or moved.")
    int verify(
            @Option(names = "--workspace", paramLabel = "ID", description = "Only this workspace's.") UUID workspace) {
        JsonNode report = client().verify(Optional.ofNullable(workspace));
        for (JsonNode fault : report.path("faults")) {
            terminal.result("%s  workspace %s  %s"
                    .formatted(
                            fault.path("kind").asText(),
                            fault.path("workspaceId").asText(),
                            fault.path("detail").asText()));
        }
        terminal.result("%d transfers of %d workspaces, %d not sealed yet: %s"
                .formatted(
                        report.path("transfers").asLong(),
                        report.path("workspaces").asLong(),
                        report.path("unsealed").asLong(),
                        report.path("faults").isEmpty()
                                ? "intact"
                                : report.path("faults").size() + " faults"));
        return report.path("faults").isEmpty() ? 0 : CommandException.FAILED;
    }

    @Command(name = "reconcile", description = "Compares ledger, payments and renders now, and lists open breaks.")
    int reconcile() {
        return show(client().reconcile());
    }

    @Command(name = "breaks", description = "Lists open breaks with their evidence.")
    int breaks() {
        return show(client().breaks());
    }

    @Command(name = "close", description = "Closes a break with the reason why it is in order.")
    int close(
            @Parameters(paramLabel = "ID", description = "As breaks names it.") long id,
            @Option(names = "--note", required = true, paramLabel = "TEXT", description = "The reason.") String note) {
        client().close(id, note);
        terminal.result("break " + id + " is closed");
        return 0;
    }

    private int show(JsonNode breaks) {
        for (JsonNode found : breaks) {
            terminal.result("%d  %s  %s  workspace %s  since %s"
                    .formatted(
                            found.path("id").asLong(),
                            found.path("kind").asText(),
                            found.path("subject").asText(),
                            found.path("workspaceId").asText(),
                            found.path("firstSeen").asText()));
            terminal.result("    " + found.path("evidence").asText());
        }
        if (breaks.isEmpty()) {
            terminal.note("no open breaks");
        }
        return 0;
    }

    private LedgerClient client() {
        return new LedgerClient(environment.accountServiceUrl(), environment.internalToken());
    }
}
