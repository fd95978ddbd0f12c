package io.reelmill.local.cli;

import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.webhook.FinishedRenders;
import io.reelmill.local.webhook.Listener;
import io.reelmill.local.webhook.WebhookForwarder;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Forwards the webhooks of a running suite to a local address, which the suite itself may not be able to reach. */
@Command(
        name = "listen",
        mixinStandardHelpOptions = true,
        description = "Forwards the webhooks of a running suite to a local address.")
final class ListenCommand implements Runnable {

    private static final long LOOK_EVERY_SECONDS = 2;
    private static final int CONTROL_R = 18;

    private final Terminal terminal;
    private final Environment environment;

    @Option(
            names = "--forward-to",
            paramLabel = "URL",
            required = true,
            description = "Where they are sent, such as http://localhost:3000/hook.")
    private URI forwardTo;

    ListenCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        TriggerCommand.requireAddress(forwardTo);
        ReelmillClient client = new ReelmillClient(environment.url(), environment.key());
        FinishedRenders renders = new FinishedRenders(client::latestProjects);
        renders.next();
        Listener listener = Listener.begin(environment.home(), forwardTo);
        WebhookForwarder forwarder = new WebhookForwarder(listener);
        terminal.note("signing secret: " + listener.secret());
        terminal.note("listening at " + environment.url() + "; Ctrl-R sends the last one again, Ctrl-C ends");
        if (terminal.isTty()) {
            resendOnControlR(forwarder);
        }
        while (true) {
            pause();
            for (String pid : renders.next()) {
                terminal.result(forwarder.finished(client.status(pid).body()));
            }
        }
    }

    private void resendOnControlR(WebhookForwarder forwarder) {
        TerminalKeys keys = TerminalKeys.open();
        Thread reader = new Thread(() -> resendOnControlR(keys, forwarder, terminal), "keys");
        reader.setDaemon(true);
        reader.start();
    }

    /** Returns at the end of the input. */
    static void resendOnControlR(TerminalKeys keys, WebhookForwarder forwarder, Terminal terminal) {
        try {
            for (int key = keys.read(); key >= 0; key = keys.read()) {
                if (key == CONTROL_R) {
                    terminal.result(forwarder.again());
                }
            }
        } catch (IOException e) {
            terminal.note("the keyboard cannot be read: " + e.getMessage());
        }
    }

    private static void pause() {
        try {
            TimeUnit.SECONDS.sleep(LOOK_EVERY_SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandException(CommandException.FAILED, "interrupted");
        }
    }
}
