package io.reelmill.local.cli;

import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import picocli.CommandLine.Command;

/** Starts a suite that runs until it is stopped. */
@Command(
        name = "up",
        mixinStandardHelpOptions = true,
        description = "Starts the suite and keeps it running until Ctrl-C; data stays in REELMILL_HOME.")
final class UpCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    UpCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        SuiteOptions options = SuiteOptions.keepingData(environment.home(), environment.httpPort())
                .from(environment.variables())
                .reportingTo(terminal::note);
        terminal.note("starting the suite; data and logs are in " + environment.home());
        try (Suite suite = Suite.start(options)) {
            terminal.result("ready %s key=%s".formatted(suite.gatewayUrl(), suite.demoKey()));
            throw suite.awaitDeath();
        }
    }
}
