package io.reelmill.local.cli;

import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the progress of a project. */
@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        description = "Tells how far a project of a running suite is.")
final class StatusCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(paramLabel = "PID", description = "The project, as the render call has named it.")
    private String pid;

    @Option(names = "--json", description = "Prints the whole answer.")
    private boolean json;

    StatusCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        RenderStatus status = new ReelmillClient(environment.url(), environment.key()).status(pid);
        if (json) {
            terminal.result(status.body().toPrettyString());
            return;
        }
        terminal.result("%s  %d %%%s"
                .formatted(
                        status.status(),
                        status.progress(),
                        status.stage().map(s -> "  " + s).orElse("")));
        if (!status.error().isEmpty()) {
            terminal.result(status.error());
        }
        status.videoUrl().ifPresent(url -> terminal.result(url.toString()));
    }
}
