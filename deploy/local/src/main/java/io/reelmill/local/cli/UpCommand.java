package io.reelmill.local.cli;

import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts a suite that runs until it is stopped. */
@Command(
        name = "up",
        mixinStandardHelpOptions = true,
        description = "Starts the suite and keeps it running until Ctrl-C; data stays in REELMILL_HOME.")
final class UpCommand implements Runnable {

    /** Whether the script has just built the project. The start after a build records class data and is slower. */
    private static final String BUILT_PROPERTY = "reelmill.built";

    private final Terminal terminal;
    private final Environment environment;

    UpCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Option(
            names = "--render-workers",
            paramLabel = "N",
            description = "So many processes that only render, each one film at a time on about two cores."
                    + " Without it the render-service renders itself.")
    private int renderWorkers;

    @Override
    public void run() {
        if (renderWorkers < 0 || renderWorkers > SuiteOptions.MAX_RENDER_WORKERS) {
            throw new CommandException(
                    CommandException.MISUSED,
                    "--render-workers must be 1 to %d, not %d"
                            .formatted(SuiteOptions.MAX_RENDER_WORKERS, renderWorkers));
        }
        SuiteOptions options = SuiteOptions.keepingData(environment.home(), environment.httpPort())
                .from(environment.variables())
                .withRenderWorkers(renderWorkers)
                .reportingTo(terminal::note);
        if (Boolean.getBoolean(BUILT_PROPERTY)) {
            options = options.recordingClassData();
        }
        terminal.note("starting the suite; data and logs are in " + environment.home());
        try (Suite suite = Suite.start(options)) {
            terminal.note("console %s/console/".formatted(suite.gatewayUrl()));
            terminal.note("operators' console %s/admin/console/, token in %s"
                    .formatted(suite.adminUrl(), environment.home().resolve("operator-token")));
            terminal.result("ready %s key=%s".formatted(suite.gatewayUrl(), suite.demoKey()));
            suite.supervise();
            throw suite.awaitDeath();
        }
    }
}
