package io.reelmill.local.cli;

import io.reelmill.local.process.Installation;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a benchmark in a JVM of its own. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures on this machine and prints what it has measured.")
final class BenchCommand implements Callable<Integer> {

    /** The available benchmarks. */
    enum Bench {
        RENDER("io.reelmill.bench.render.RenderBench", Installation::studioClassPath),
        FILM("io.reelmill.bench.film.FilmBench", Installation::renderServiceClassPath),
        MEMORY("io.reelmill.bench.render.MemoryBench", Installation::studioClassPath),
        API("io.reelmill.bench.api.ApiBench", Installation::localClassPath),
        HOSTILE("io.reelmill.bench.hostile.HostileBench", Installation::localClassPath),
        LEDGER("io.reelmill.bench.ledger.LedgerBench", Installation::localClassPath),
        WEBHOOKS("io.reelmill.bench.webhook.WebhookBench", Installation::localClassPath),
        SCALE("io.reelmill.bench.scale.ScaleBench", Installation::renderServiceClassPath);

        private final String mainClass;
        private final Function<Installation, String> classPath;

        Bench(String mainClass, Function<Installation, String> classPath) {
            this.mainClass = mainClass;
            this.classPath = classPath;
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

    @Option(
            names = "--only",
            paramLabel = "NAME",
            description = "film: measures one of script, prompt and article alone.")
    private String only;

    @Option(
            names = "--workers",
            paramLabel = "COUNTS",
            description = "film: measures how much sooner one film is made by several workers, such as 1,2,4.")
    private String workers;

    BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Installation installation = Installation.find();
        List<String> command = new ArrayList<>(Installation.java());
        command.add("-D" + Installation.ROOT_PROPERTY + "=" + installation.root());
        command.addAll(List.of(
                "-cp",
                installation.benchClassPath() + File.pathSeparator + bench.classPath.apply(installation),
                bench.mainClass));
        if (only != null) {
            command.addAll(List.of("--only", only));
        }
        if (workers != null) {
            command.addAll(List.of("--workers", workers));
        }
        if (json != null) {
            SavedVideo.checkWritable(json);
            command.add("--json");
            command.add(json.toAbsolutePath().toString());
        }
        terminal.note("measuring; this takes some minutes");
        Process process = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy, "bench-stop"));
        return process.waitFor();
    }
}
