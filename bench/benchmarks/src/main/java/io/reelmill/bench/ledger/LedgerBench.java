package io.reelmill.bench.ledger;

import io.reelmill.bench.Figure;
import io.reelmill.bench.api.BenchWorkspaces;
import io.reelmill.bench.api.Load;
import io.reelmill.bench.api.Outcome;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;

/**
 * Measures the ledger on this machine:
 *
 * <ul>
 *   <li>reservations on one workspace and on {@value #WORKSPACES}, beside pgbench's {@code simple-update} by as many clients on the
 *       same server, in turns: {@code ledger.hot_vs_pgbench} and {@code ledger.wide_vs_pgbench}. The chains are sealed meanwhile.
 *   <li>the time from the event of a run's end to its settlement: {@code ledger.settlement}.
 *   <li>the time from a changed plan or a revoked key to the gateway's knowing of it: {@code ledger.plan_change}, {@code
 *       ledger.revocation}.
 *   <li>a page of a statement with {@value StatementGrowth#MANY} transfers in the table, beside one with {@value
 *       StatementGrowth#FEW}: {@code ledger.statement_growth}.
 * </ul>
 *
 * <p>The suite is one of its own with default durability, in a folder that is removed. It needs six gigabytes of disk.
 */
public final class LedgerBench {

    static final int WORKSPACES = 1_000;

    private static final int CLIENTS = 64;
    private static final int ROUNDS = 4;
    private static final Duration ROUND = Duration.ofSeconds(4);
    private static final int WARM_UPS = 5;

    private final Suite suite;
    private final List<Figure> figures = new ArrayList<>();

    private LedgerBench(Suite suite) {
        this.suite = suite;
    }

    /** Prints the figures; {@code --json FILE} also writes them as an array of {@code {name, value, unit}}. */
    public static void main(String[] args) throws Exception {
        Figure.report(run(), args);
    }

    private static List<Figure> run() throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        try (Suite suite = Suite.start(SuiteOptions.keepingData(home, 0))) {
            suite.kill("render-service");
            LedgerBench bench = new LedgerBench(suite);
            StatementGrowth statements = new StatementGrowth(suite);
            double few = statements.measure(StatementGrowth.FEW);
            bench.reservations();
            double many = statements.measure(StatementGrowth.MANY);
            bench.figures.addAll(StatementGrowth.figures(few, many));
            return bench.figures;
        } finally {
            new Home(home).delete();
        }
    }

    private void reservations() throws Exception {
        BenchWorkspaces open = new BenchWorkspaces(suite.url("account-service"), suite.internalToken("operator"));
        List<UUID> workspaces = new ArrayList<>();
        for (int i = 0; i < WORKSPACES; i++) {
            workspaces.add(open.openWithoutKey());
        }
        SimpleUpdate.prepare(suite.database());
        try (Reservations reservations =
                new Reservations(suite.url("account-service"), suite.internalToken("api-gateway"))) {
            Callable<Load.Client> hot = () -> reservations.of(workspaces.subList(0, 1));
            Callable<Load.Client> wide = () -> reservations.of(workspaces);
            Callable<Load.Client> pgbench = () -> new SimpleUpdate(suite.database());
            for (int i = 0; i < WARM_UPS; i++) {
                Load.run(CLIENTS, ROUND, wide);
                Load.run(CLIENTS, ROUND, hot);
            }
            compare(hot, wide, pgbench);
            figures.addAll(SettlementTimes.measure(suite, reservations, workspaces.get(0)));
        }
        figures.addAll(new AccountChangeTimes(suite).measure(open));
    }

    private void compare(Callable<Load.Client> hot, Callable<Load.Client> wide, Callable<Load.Client> pgbench)
            throws Exception {
        List<Outcome> ofHot = new ArrayList<>();
        List<Outcome> ofWide = new ArrayList<>();
        List<Outcome> ofPgbench = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            ofHot.add(Load.run(CLIENTS, ROUND, hot));
            ofPgbench.add(Load.run(CLIENTS, ROUND, pgbench));
            ofWide.add(Load.run(CLIENTS, ROUND, wide));
        }
        Outcome yardstick = Outcome.of(ofPgbench);
        Outcome onOne = Outcome.of(ofHot);
        Outcome onMany = Outcome.of(ofWide);
        figures.addAll(onOne.figures("ledger.hot"));
        figures.addAll(onMany.figures("ledger.wide"));
        figures.addAll(yardstick.figures("ledger.pgbench"));
        figures.add(new Figure("ledger.hot_vs_pgbench", onOne.perSecond() / yardstick.perSecond(), "1"));
        figures.add(new Figure("ledger.wide_vs_pgbench", onMany.perSecond() / yardstick.perSecond(), "1"));
    }
}
