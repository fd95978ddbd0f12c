package io.reelmill.local.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.local.client.FakeApi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdminCommandTest {

    @TempDir
    private Path home;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> variables = new HashMap<>();
    private FakeApi api;

    @BeforeEach
    void openAnAdministration() throws IOException {
        api = new FakeApi();
        variables.put("REELMILL_HOME", home.toString());
        Files.writeString(home.resolve("admin-url"), api.url().toString());
        Files.writeString(home.resolve("operator-token"), "the token");
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void shouldCreateAWorkspaceAndPrintItsId() throws IOException {
        api.then(201, "{\"workspace\":{\"id\":\"w-1\"}}");

        assertThat(run("workspace", "create", "Films", "--owner", "a@b.c", "--plan", "growth", "--reason", "asked"))
                .isZero();
        assertThat(output()).isEqualTo("w-1\n");
        assertThat(api.requests().get(0).path()).isEqualTo("/admin/workspaces");
        assertThat(sent())
                .isEqualTo(
                        new ObjectMapper()
                                .readTree(
                                        "{\"name\":\"Films\",\"ownerEmail\":\"a@b.c\",\"plan\":\"growth\",\"reason\":\"asked\"}"));
    }

    @Test
    void shouldListWorkspacesAndTellThatThereAreMore() {
        api.then(200, """
                {"workspaces":[{"id":"w-1","name":"Films","plan":"growth","ownerEmail":"a@b.c","credits":120}],
                 "nextCursor":"w-1"}""");

        assertThat(run("workspace", "list", "--query", "a b", "--limit", "1")).isZero();
        assertThat(output()).contains("w-1", "growth", "120", "a@b.c", "Films");
        assertThat(error()).contains("more: --cursor w-1");
        assertThat(api.requests().get(0).path()).contains("query=a+b", "limit=1");
    }

    @Test
    void shouldGrantCreditsAndChangeThePlan() throws IOException {
        api.then(200, "{\"total\":620}").then(200, "{\"subscription\":{\"plan\":\"elite\"}}");

        assertThat(run("grant", "w-1", "500", "--reason", "sorry")).isZero();
        assertThat(sent()).isEqualTo(new ObjectMapper().readTree("{\"credits\":500,\"reason\":\"sorry\"}"));
        assertThat(run("plan", "w-1", "elite", "--reason", "paid")).isZero();
        assertThat(output()).isEqualTo("620 credits can be spent\nplan elite\n");
        assertThat(api.requests().get(1).method()).isEqualTo("PUT");
    }

    @Test
    void shouldCreateAndRevokeKeys() throws IOException {
        api.then(201, "{\"info\":{\"id\":\"k-1\"},\"key\":\"rm_secret\"}")
                .then(200, "{\"name\":\"CI\",\"prefix\":\"rm_3xAbC\"}");

        assertThat(run(
                        "key",
                        "create",
                        "w-1",
                        "--name",
                        "CI",
                        "--scopes",
                        "render,publish",
                        "--sandbox",
                        "--reason",
                        "r"))
                .isZero();
        assertThat(sent().path("scopes")).hasSize(2);
        assertThat(sent().path("sandbox").booleanValue()).isTrue();
        assertThat(run("key", "revoke", "k-1", "--reason", "leaked")).isZero();
        assertThat(output()).isEqualTo("rm_secret\nrevoked rm_3xAbC… CI\n");
    }

    @Test
    void shouldShowTheAuditLog() {
        api.then(200, """
                {"entries":[{"at":"2026-11-23T10:00:00Z","actor":"oidc:ada","action":"plan.change","subject":"w-1",
                             "reason":"paid"}],"nextCursor":null}""");

        assertThat(run("audit", "--workspace", "w-1", "--action", "plan.change"))
                .isZero();
        assertThat(output()).contains("2026-11-23T10:00:00Z", "oidc:ada", "plan.change", "w-1", "paid");
        assertThat(error()).isEmpty();
        assertThat(api.requests().get(0).path()).contains("workspace=w-1", "action=plan.change");
    }

    @Test
    void shouldTellWhatTheAdministrationRefuses() {
        api.then(400, "{\"error\":\"plan must be one of free, hobby\",\"field\":\"plan\"}")
                .then(401, "");

        assertThat(run("plan", "w-1", "gold", "--reason", "r")).isEqualTo(2);
        assertThat(run("plan", "w-1", "elite", "--reason", "r")).isEqualTo(2);
        assertThat(error())
                .isEqualTo("reelmill: plan must be one of free, hobby\n"
                        + "reelmill: the operator token is wrong: set REELMILL_OPERATOR_TOKEN\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grant w-1 500",
                "grant w-1 many --reason r",
                "workspace create Films --reason r",
                "key revoke",
                "workspace sing",
            })
    void shouldEndAWrongCommandLineWithTwoAndOneLine(String line) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(error()).startsWith("reelmill: ").hasLineCount(1);
        assertThat(api.requests()).isEmpty();
    }

    @Test
    void shouldSayWhereATokenOrAnAddressWouldBe() throws IOException {
        Files.delete(home.resolve("operator-token"));
        assertThat(run("audit")).isEqualTo(2);
        assertThat(error()).contains("no operator token: set REELMILL_OPERATOR_TOKEN");
        Files.delete(home.resolve("admin-url"));
        variables.put("REELMILL_OPERATOR_TOKEN", "the token");
        assertThat(run("audit")).isEqualTo(2);
        assertThat(error()).contains("no administration: start the suite with ./reelmill up");
        variables.put("REELMILL_ADMIN_URL", api.url().toString());
        api.close();
        assertThat(run("audit")).isEqualTo(1);
        assertThat(error()).contains("no administration answers at", "REELMILL_ADMIN_URL");
    }

    private int run(String... arguments) {
        String[] line = new String[arguments.length + 1];
        line[0] = "admin";
        System.arraycopy(arguments, 0, line, 1, arguments.length);
        Terminal terminal = new Terminal(stream(out), stream(err), false);
        return ReelmillCommand.commandLine(terminal, new Environment(variables, () -> home))
                .execute(line);
    }

    private JsonNode sent() throws IOException {
        return new ObjectMapper()
                .readTree(api.requests().get(api.requests().size() - 1).body());
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String error() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
