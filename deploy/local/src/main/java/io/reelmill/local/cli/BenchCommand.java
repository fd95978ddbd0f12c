package io.reelmill.local.cli;

import io.reelmill.local.process.Installation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a benchmark in a JVM of its own. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures on this machine and prints what it has measured.")
final class BenchCommand implements Callable<Integer> {

    /** What can be measured; a benchmark without a class is still to come. */
    enum Bench {
        RENDER("io.reelmill.compositor.bench.RenderBench"),
        API(null),
        LEDGER(null),
        WEBHOOKS(null),
        SCALE(null);

        private final String mainClass;

        Bench(String mainClass) {
            this.mainClass = mainClass;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Terminal terminal;

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            defaultValue = "render",
            description = "One of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Bench bench;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes an array of {name, value, unit} as well.")
    private Path json;

    BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (bench.mainClass == null) {
            throw new CommandException(
                    CommandException.MISUSED, "there is no benchmark of " + bench + " yet, only: render");
        }
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(List.of("-cp", Installation.find().studioClassPath(), bench.mainClass));
        if (json != null) {
            SavedVideo.checkWritable(json);
            command.add("--json");
            command.add(json.toAbsolutePath().toString());
        }
        terminal.note("measuring; this takes a minute or two");
        Process process = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy, "bench-stop"));
        return process.waitFor();
    }
}
