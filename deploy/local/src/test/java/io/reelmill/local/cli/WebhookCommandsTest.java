package io.reelmill.local.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.local.client.FakeApi;
import io.reelmill.local.webhook.Listener;
import io.reelmill.local.webhook.WebhookForwarder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code listen} and {@code trigger}: webhooks that a program on this machine receives. */
class WebhookCommandsTest {

    private static final int CONTROL_R = 18;

    @TempDir
    private Path home;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> variables = new HashMap<>();
    private WebhookReceiver receiver;

    @BeforeEach
    void receive() throws IOException {
        receiver = new WebhookReceiver();
        variables.put("REELMILL_HOME", home.toString());
    }

    @AfterEach
    void stop() {
        receiver.close();
    }

    @Test
    void shouldForwardEachRenderThatEndsSignedByTheSecretThatItTells() throws Exception {
        try (FakeApi api = new FakeApi()) {
            variables.put("REELMILL_URL", api.url().toString());
            variables.put("REELMILL_KEY", "rm_key");
            // The list before, then one with an end, its status, and the same list; then the API fails and the command
            // ends.
            String ended = "{\"projects\":[{\"pid\":\"p1\",\"finishedAt\":\"2026-11-20T12:00:00Z\"}]}";
            api.then(200, "{\"projects\":[{\"pid\":\"p1\",\"finishedAt\":null}]}")
                    .then(200, ended)
                    .then(200, "{\"pid\":\"p1\",\"status\":\"ready\"}")
                    .then(200, ended)
                    .then(400, "{\"error\":\"the end of the test\"}");

            run("listen", "--forward-to", receiver.url());

            assertThat(err.toString(StandardCharsets.UTF_8)).contains("the end of the test");
            assertThat(receiver.calls).singleElement().satisfies(call -> {
                assertThat(call.event().path("event").asText()).isEqualTo("render.finished");
                assertThat(call.event().path("pid").asText()).isEqualTo("p1");
                assertThat(call.event().path("attempt").asInt()).isEqualTo(1);
                call.verify(secret());
            });
            assertThat(err.toString(StandardCharsets.UTF_8)).contains("signing secret: " + secret());
        }
    }

    @Test
    void shouldSendTheLastOneAgainUnderItsIdOnControlR() throws Exception {
        WebhookForwarder forwarder = new WebhookForwarder(Listener.begin(home, URI.create(receiver.url())));
        forwarder.finished(new ObjectMapper().readTree("{\"pid\":\"p1\"}"));

        byte[] keys = {'r', CONTROL_R, '\n', CONTROL_R};
        ListenCommand.resendOnControlR(new TerminalKeys(new ByteArrayInputStream(keys)), forwarder, terminal());

        assertThat(receiver.calls).hasSize(3);
        assertThat(receiver.calls)
                .extracting(WebhookReceiver.Received::id)
                .containsOnly(receiver.calls.get(0).id());
        for (int i = 0; i < 3; i++) {
            assertThat(receiver.calls.get(i).event().path("attempt").asInt()).isEqualTo(i + 1);
            receiver.calls.get(i).verify(secret());
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("render.finished p1 -> " + receiver.url() + ": 204");
    }

    @Test
    void shouldHaveNothingToSendAgainAtFirst() {
        assertThat(new WebhookForwarder(Listener.begin(home, URI.create(receiver.url()))).again())
                .isEqualTo("nothing was sent yet");
    }

    @Test
    void shouldTriggerASampleWhereSomebodyListens() throws Exception {
        Listener.begin(home, URI.create(receiver.url()));

        assertThat(run("trigger", "render.finished")).isZero();

        assertThat(receiver.calls).singleElement().satisfies(call -> {
            assertThat(call.event().path("event").asText()).isEqualTo("render.finished");
            assertThat(call.event().path("status").asText()).isEqualTo("ready");
            call.verify(secret());
        });
    }

    @Test
    void shouldTriggerASampleAtAnotherAddressUnderTheSameSecret() throws Exception {
        Listener.begin(home, URI.create("http://127.0.0.1:1/nobody"));
        String secret = secret();

        assertThat(run("trigger", "render.finished", "--forward-to", receiver.url()))
                .isZero();

        receiver.calls.get(0).verify(secret);
    }

    @Test
    void shouldSayWhatIsWrongWithATrigger() {
        assertThat(run("trigger", "render.finished")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nobody listens: start ./reelmill listen");
        assertThat(run("trigger", "render.begun", "--forward-to", receiver.url()))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("the event must be render.finished, not render.begun");
        assertThat(run("trigger", "render.finished", "--forward-to", "localhost:3000"))
                .isEqualTo(2);
        assertThat(run("listen", "--forward-to", "file:///etc/passwd")).isEqualTo(2);
        assertThat(receiver.calls).isEmpty();
    }

    private String secret() {
        return Listener.in(home).orElseThrow().secret();
    }

    private Terminal terminal() {
        return new Terminal(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
    }

    private int run(String... arguments) {
        return ReelmillCommand.commandLine(terminal(), new Environment(variables, () -> home))
                .execute(arguments);
    }
}
