package io.reelmill.local.cli;

import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import io.reelmill.local.doctor.Finding;
import io.reelmill.local.doctor.Finding.Level;
import io.reelmill.local.doctor.ServiceCheck;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the progress of a project, or which services run. */
@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        description =
                "Tells how far a project of a running suite is; without PID, how its services and render workers are.")
final class StatusCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Environment environment;

    @Parameters(arity = "0..1", paramLabel = "PID", description = "The project, as the render call has named it.")
    private String pid;

    @Option(names = "--json", description = "Prints the whole answer.")
    private boolean json;

    StatusCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        if (pid == null) {
            return services();
        }
        project();
        return 0;
    }

    private int services() {
        Map<String, URI> services = environment.managementUrls();
        if (services.isEmpty()) {
            throw new CommandException(
                    CommandException.FAILED,
                    "no suite runs on " + environment.home() + ": start one with ./reelmill up, or name a project");
        }
        List<Finding> findings = services.entrySet().stream()
                .flatMap(service -> new ServiceCheck(service.getKey(), service.getValue()).run().stream())
                .toList();
        findings.forEach(finding -> terminal.result(finding.lines()));
        return findings.stream().anyMatch(finding -> finding.level() == Level.PROBLEM) ? CommandException.FAILED : 0;
    }

    private void project() {
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
