package io.reelmill.local.cli;

import io.reelmill.local.doctor.Check;
import io.reelmill.local.doctor.DatabaseCheck;
import io.reelmill.local.doctor.Finding;
import io.reelmill.local.doctor.Finding.Level;
import io.reelmill.local.doctor.KafkaCheck;
import io.reelmill.local.doctor.MachineCheck;
import io.reelmill.local.doctor.ProgramsCheck;
import io.reelmill.local.doctor.ServiceCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Checks the installation and says what to do. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Checks the machine, the database, Kafka and the services, and says what to do.")
final class DoctorCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Environment environment;

    DoctorCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        List<Finding> findings = new ArrayList<>();
        findings.add(new Finding(Level.OK, "version", ReelmillCommand.Version.number(), ""));
        checks().forEach(check -> findings.addAll(check.run()));
        if (environment.managementUrls().isEmpty()) {
            findings.add(new Finding(Level.OK, "services", "none are running here: ./reelmill up starts them", ""));
        }
        findings.forEach(finding -> terminal.result(finding.lines()));
        long problems =
                findings.stream().filter(f -> f.level() == Level.PROBLEM).count();
        terminal.result(problems == 0 ? "no problems" : problems == 1 ? "1 problem" : problems + " problems");
        return problems == 0 ? 0 : CommandException.FAILED;
    }

    private List<Check> checks() {
        List<Check> checks = new ArrayList<>();
        checks.add(new MachineCheck(environment.home()));
        checks.add(new ProgramsCheck(environment.searchPath()));
        environment.database().ifPresent(database -> checks.add(new DatabaseCheck(database)));
        environment.knownKafka().ifPresent(kafka -> checks.add(new KafkaCheck(kafka)));
        environment.managementUrls().forEach((service, url) -> checks.add(new ServiceCheck(service, url)));
        return checks;
    }
}
