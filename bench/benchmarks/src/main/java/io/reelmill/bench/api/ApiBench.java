package io.reelmill.bench.api;

import io.reelmill.bench.Figure;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Measures the public API on this machine, each time side by side with what it is held against, in turns, so that both
 * see the same machine:
 *
 * <ul>
 *   <li>{@code calculate-credits} with a full body, against a bare endpoint of the same web server that parses the
 *       same JSON and writes it back: {@code estimate.vs_echo}.
 *   <li>accepted {@code POST /render}, with its reservation, project, outbox row and event, all durable, against commits of
 *       one row on the same database by as many clients: {@code submit.vs_pgbench}, for few clients and many. Few
 *       clients make small groups, each of which costs nearly as much as a large one; the figure without a number of
 *       clients is that of the most, who see what both can do. Nothing renders meanwhile.
 * </ul>
 *
 * <p>The suite is one of its own with default durability, on free ports, in a folder that is removed. The limits on calls
 * are lifted, nothing else differs from {@code ./reelmill up}.
 */
public final class ApiBench {

    private static final int CLIENTS = 16;
    /** From a usual number to a rush, in which calls share commits. */
    private static final List<Integer> SUBMITTERS = List.of(16, 64, 160);

    private static final String SUBMIT_RATIO = "submit.vs_pgbench";
    private static final int WORKSPACES = 8;
    private static final int ROUNDS = 4;
    private static final Duration ROUND = Duration.ofSeconds(3);
    /** A cold JVM gets faster for as long as its compiler finds something to do; after so many calls that is little. */
    private static final int WARM_AFTER = 200_000;

    private static final int WARMERS = 64;
    private static final int MAX_WARM_UPS = 60;
    private static final String NO_LIMIT = "1000000000";

    private final Suite suite;
    private final List<Figure> figures = new ArrayList<>();

    private ApiBench(Suite suite) {
        this.suite = suite;
    }

    /** Prints the figures; {@code --json FILE} also writes them as an array of {@code {name, value, unit}}. */
    public static void main(String[] args) throws Exception {
        Figure.report(run(), args);
    }

    private static List<Figure> run() throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        SuiteOptions options = SuiteOptions.keepingData(home, 0)
                .with("REELMILL_LIMITS_OPEN", NO_LIMIT)
                .with("REELMILL_PLANS_FILE", withoutLimits(home).toString());
        try (Suite suite = Suite.start(options);
                EchoServer echo = EchoServer.start()) {
            suite.kill("render-service"); // jobs are taken in by Kafka and stay there
            ApiBench bench = new ApiBench(suite);
            bench.estimates(echo.url());
            bench.submissions();
            return bench.figures;
        } finally {
            new Home(home).delete();
        }
    }

    /** The plans, of which the largest has no limits. */
    private static Path withoutLimits(Path home) throws IOException {
        try (InputStream plans = PlanCatalog.class.getResourceAsStream("/plans.yaml")) {
            String text = new String(plans.readAllBytes(), StandardCharsets.UTF_8);
            int largest = text.indexOf("enterprise:");
            String unlimited = text.substring(largest)
                    .replaceFirst("callsPerMinute: \\d+", "callsPerMinute: " + NO_LIMIT)
                    .replaceFirst("concurrentRenders: \\d+", "concurrentRenders: " + NO_LIMIT);
            return Files.writeString(home.resolve("plans.yaml"), text.substring(0, largest) + unlimited);
        }
    }

    private void estimates(URI echoUrl) throws Exception {
        byte[] body = resource("estimate.json");
        Callable<Load.Client> echo = () -> new KeptConnection(echoUrl, "", body);
        Callable<Load.Client> estimate =
                () -> new KeptConnection(gateway("/api/public/v3/calculate-credits"), "", body);
        warmUp(echo);
        warmUp(estimate);
        compare(CLIENTS, "estimate", estimate, "echo", echo, "estimate.vs_echo");
    }

    private void submissions() throws Exception {
        byte[] body = resource("submit.json");
        BenchWorkspaces workspaces = new BenchWorkspaces(suite.url("account-service"), suite.internalToken("operator"));
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < WORKSPACES; i++) {
            keys.add(workspaces.open());
        }
        RowCommits.prepare(suite.database());
        KeyRing ring = new KeyRing(keys);
        Callable<Load.Client> submit = () -> new KeptConnection(gateway("/api/public/v3/render"), ring.next(), body);
        Callable<Load.Client> commit = () -> new RowCommits(suite.database());
        warmUp(submit);
        for (int clients : SUBMITTERS) {
            String by = ".by_" + clients;
            compare(clients, "submit" + by, submit, "commit" + by, commit, SUBMIT_RATIO + by);
        }
        Figure busiest = figures.get(figures.size() - 1);
        figures.add(new Figure(SUBMIT_RATIO, busiest.value(), busiest.unit()));
    }

    private void compare(
            int clients,
            String name,
            Callable<Load.Client> ours,
            String otherName,
            Callable<Load.Client> others,
            String ratio)
            throws Exception {
        List<Outcome> own = new ArrayList<>();
        List<Outcome> other = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            own.add(Load.run(clients, ROUND, ours));
            other.add(Load.run(clients, ROUND, others));
        }
        Outcome measured = Outcome.of(own);
        Outcome held = Outcome.of(other);
        figures.addAll(measured.figures(name));
        figures.addAll(held.figures(otherName));
        figures.add(new Figure(ratio, measured.perSecond() / held.perSecond(), "1"));
    }

    private static void warmUp(Callable<Load.Client> client) throws Exception {
        long calls = 0;
        for (int round = 0; round < MAX_WARM_UPS && calls < WARM_AFTER; round++) {
            calls += Load.run(WARMERS, ROUND, client).answers();
        }
    }

    private URI gateway(String path) {
        return suite.url("api-gateway").resolve(path);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = ApiBench.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    /** Gives out keys in turn. */
    private static final class KeyRing {

        private final List<String> keys;
        private int given;

        KeyRing(List<String> keys) {
            this.keys = List.copyOf(keys);
        }

        synchronized String next() {
            return keys.get(given++ % keys.size());
        }
    }
}
