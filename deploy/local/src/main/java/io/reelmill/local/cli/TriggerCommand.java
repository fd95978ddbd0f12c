package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.local.webhook.Listener;
import io.reelmill.local.webhook.WebhookForwarder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sends an event of a made-up render, to try out what receives it. */
@Command(
        name = "trigger",
        mixinStandardHelpOptions = true,
        description = "Sends a sample event to the address that ./reelmill listen forwards to.")
final class TriggerCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(paramLabel = "EVENT", description = "The event: " + Listener.FINISHED + ".")
    private String event;

    @Option(names = "--forward-to", paramLabel = "URL", description = "Another address.")
    private URI forwardTo;

    TriggerCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        if (!event.equals(Listener.FINISHED)) {
            throw new CommandException(
                    CommandException.MISUSED, "the event must be " + Listener.FINISHED + ", not " + event);
        }
        terminal.result(new WebhookForwarder(listener()).finished(sample()));
    }

    private Listener listener() {
        if (forwardTo != null) {
            requireAddress(forwardTo);
            return Listener.begin(environment.home(), forwardTo);
        }
        return Listener.in(environment.home())
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "nobody listens: start ./reelmill listen --forward-to URL, or name the address here"));
    }

    static void requireAddress(URI address) {
        if (!WebhookForwarder.isAddress(address)) {
            throw new CommandException(
                    CommandException.MISUSED,
                    "--forward-to must be an address such as http://localhost:3000/hook, not " + address);
        }
    }

    private static JsonNode sample() {
        try (InputStream in = TriggerCommand.class.getResourceAsStream("render-finished.json")) {
            String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
            return new ObjectMapper()
                    .readTree(new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("NOW", now));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
