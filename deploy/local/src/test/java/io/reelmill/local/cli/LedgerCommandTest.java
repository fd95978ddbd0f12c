package io.reelmill.local.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.local.client.FakeApi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgerCommandTest {

    @TempDir
    private Path home;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> variables = new HashMap<>();
    private FakeApi accounts;

    @BeforeEach
    void findTheServiceByTheHome() throws IOException {
        accounts = new FakeApi();
        variables.put("REELMILL_HOME", home.toString());
        Files.writeString(home.resolve("account-service.url"), accounts.url().toString());
        Files.writeString(home.resolve("internal-token-operator"), "secret\n");
    }

    @AfterEach
    void close() {
        accounts.close();
    }

    @Test
    void shouldSayThatTheLedgerIsIntact() {
        accounts.then(200, "{\"workspaces\":2,\"transfers\":40,\"unsealed\":1,\"faults\":[]}");
        assertThat(run("ledger", "verify")).isZero();
        assertThat(output()).isEqualTo("40 transfers of 2 workspaces, 1 not sealed yet: intact\n");
        assertThat(accounts.requests().get(0).path()).isEqualTo("/internal/ledger/verification");
    }

    @Test
    void shouldNameAFaultAndFail() {
        UUID workspace = UUID.randomUUID();
        accounts.then(200, """
                {"workspaces":1,"transfers":40,"unsealed":0,"faults":[{"workspaceId":"%s","kind":"ALTERED","sequence":17,
                 "transferId":99,"detail":"transfer 99, link 17, is not what the chain was built of"}]}""".formatted(workspace));
        assertThat(run("ledger", "verify", "--workspace", workspace.toString())).isEqualTo(1);
        assertThat(output()).contains("ALTERED  workspace " + workspace + "  transfer 99, link 17", "1 faults");
        assertThat(accounts.requests().get(0).path()).endsWith("?workspace=" + workspace);
    }

    @Test
    void shouldListBreaksWithTheirEvidenceAndCloseOne() {
        String breaks = """
                [{"id":7,"kind":"charge_differs","workspaceId":"w","subject":"run","evidence":"{\\"creditsUsed\\": 14}",
                  "firstSeen":"2026-11-22T03:30:00Z","lastSeen":"2026-11-23T03:30:00Z"}]""";
        accounts.then(200, breaks).then(200, breaks).then(204, "").then(404, "{\"error\":\"the break is not known\"}");
        assertThat(run("ledger", "breaks")).isZero();
        assertThat(output())
                .isEqualTo(
                        "7  charge_differs  run  workspace w  since 2026-11-22T03:30:00Z\n    {\"creditsUsed\": 14}\n");
        assertThat(run("ledger", "reconcile")).isZero();
        assertThat(accounts.requests().get(1).method()).isEqualTo("POST");
        assertThat(run("ledger", "close", "7", "--note", "given by hand")).isZero();
        assertThat(accounts.requests().get(2).path()).isEqualTo("/internal/ledger/breaks/7/close");
        assertThat(accounts.requests().get(2).body()).isEqualTo("{\"note\":\"given by hand\"}");
        assertThat(run("ledger", "close", "8", "--note", "x")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("the break is not known");
    }

    @Test
    void shouldSayWhatIsMissingWithoutASuite() throws IOException {
        Files.delete(home.resolve("account-service.url"));
        assertThat(run("ledger", "verify")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("REELMILL_ACCOUNT_URL");
    }

    private int run(String... arguments) {
        Terminal terminal = new Terminal(stream(out), stream(err), false);
        return ReelmillCommand.commandLine(terminal, new Environment(variables, () -> home))
                .execute(arguments);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }
}
