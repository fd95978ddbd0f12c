package io.reelmill.local.cli;

import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import io.reelmill.local.demo.DemoRequest;
import io.reelmill.local.process.Programs;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Starts a suite for one video. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        description = "Starts the suite in a temporary folder, makes one video, stops everything.")
final class DemoCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(arity = "0..1", paramLabel = "TEXT", description = "A script to speak, or a topic to write one about.")
    private String text;

    @Option(names = "--workflow", paramLabel = "NAME", description = "The workflow; by default it follows from TEXT.")
    private String workflow;

    @Option(names = "--body", paramLabel = "FILE.json", description = "A whole request body instead of TEXT.")
    private Path body;

    @Option(
            names = "--out",
            paramLabel = "FILE.mp4",
            defaultValue = "reelmill-demo.mp4",
            description = "Where the video is saved (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--open", description = "Shows the film in the console and keeps the suite running until Ctrl-C.")
    private boolean open;

    DemoCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        String request = request();
        SavedVideo.checkWritable(out);
        SuiteOptions options =
                SuiteOptions.inTemporaryFolder().from(environment.variables()).reportingTo(terminal::note);
        terminal.note("starting the suite");
        try (Suite suite = Suite.start(options)) {
            ReelmillClient client = new ReelmillClient(suite.gatewayUrl(), suite.demoKey());
            RenderStatus film = new SavedVideo(terminal, client, suite::checkAlive).make(request, out);
            if (open) {
                show(suite, film.pid());
                throw suite.awaitDeath();
            }
        }
    }

    /** Prints where the film is seen. Where there is a desktop its browser is opened; the key is typed there, never put into an address. */
    private void show(Suite suite, String pid) {
        String page = "%s/console/#/project/%s".formatted(suite.gatewayUrl(), pid);
        terminal.result("console %s key=%s".formatted(page, suite.demoKey()));
        terminal.note("the suite runs until Ctrl-C");
        if (environment.hasDesktop()) {
            Programs.output("xdg-open", page);
        }
    }

    private String request() {
        if (body == null) {
            return DemoRequest.body(Optional.ofNullable(text), Optional.ofNullable(workflow));
        }
        if (text != null || workflow != null) {
            throw new CommandException(
                    CommandException.MISUSED, "--body is the whole request: leave TEXT and --workflow away");
        }
        return SavedVideo.read(body);
    }
}
