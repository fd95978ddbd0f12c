package io.reelmill.bench.ledger;

import io.reelmill.bench.Figure;
import io.reelmill.bench.api.DurableServer;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.LedgerApi;
import io.reelmill.local.suite.Suite;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.HdrHistogram.Histogram;

/** Pages of a statement at random times, in a table of few and of many transfers. */
final class StatementGrowth {

    static final int FEW = 10_000;
    static final int MANY = 10_000_000;

    private static final int AT_ONCE = 1_000_000;
    private static final int OTHERS = 999;
    private static final int PAGES = 3_000;
    private static final int WARM_UPS = 3_000;

    /** Before the first pages, so that they are not slower for code that is not compiled yet. */
    private static final Duration FIRST_WARM_UP = Duration.ofSeconds(60);

    private static final int LINES = 100;

    /** A page before it is full and another follows: the workspace has a transfer every second second. */
    private static final int MIN_SECOND = 2 * LINES + 2;

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final double NANOS_PER_MILLI = 1e6;

    /** Every second transfer is of the first workspace, the others are those of the others in turn. */
    private static final String WHOSE = """
            SELECT n, (?::uuid[])[(CASE WHEN n %% 2 = 0 THEN 1 ELSE 2 + (n / 2) %% %1$d END)::int] AS workspace_id,
                   CASE WHEN n %% 2 = 0 THEN n / 2 ELSE (n / 2) / %1$d END + 1 AS sequence,
                   '%2$s'::timestamptz + n * interval '1 second' AS at
              FROM generate_series(?::bigint, ?::bigint) AS n
            """.formatted(OTHERS, START);

    private static final String TRANSFERS = """
            INSERT INTO account.transfers (id, workspace_id, kind, reason, regular, non_expiring, reserved, issued, consumed,
                                           expired, created_at) OVERRIDING SYSTEM VALUE
            SELECT ?::bigint + n, workspace_id, 'issue', 'bench', 0, 1, 0, -1, 0, 0, at FROM (%s) of""".formatted(WHOSE);

    private static final String LINKS = """
            INSERT INTO account.chain_links (transfer_id, workspace_id, sequence, at, regular, non_expiring, reserved, debt, hash)
            SELECT ?::bigint + n, workspace_id, sequence, at, 0, sequence, 0, 0, sha256(convert_to(n::text, 'UTF8'))
              FROM (%s) of""".formatted(WHOSE);

    private static final String HEADS = """
            INSERT INTO account.chain_heads
            SELECT last.* FROM unnest(?::uuid[]) AS id, LATERAL (
                SELECT * FROM account.chain_links WHERE workspace_id = id ORDER BY at DESC, sequence DESC LIMIT 1) last""";

    private static final String BALANCES = """
            INSERT INTO account.balances (workspace_id, non_expiring, issued)
            SELECT workspace_id, non_expiring, -non_expiring FROM account.chain_heads WHERE workspace_id = ANY(?::uuid[])""";

    /** What the account-service runs for a page. */
    private static final String PAGE = """
            EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF)
            SELECT c.*, t.* FROM account.chain_links c JOIN account.transfers t ON t.id = c.transfer_id
             WHERE c.workspace_id = ? AND c.at >= '-infinity' AND c.at < ?::timestamptz AND (c.at, c.sequence) < (?::timestamptz, ?)
             ORDER BY c.at DESC, c.sequence DESC LIMIT 101""";

    private final Suite suite;
    private boolean warm;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    StatementGrowth(Suite suite) {
        this.suite = suite;
    }

    /** Median time of a page in milliseconds after as many transfers were added. */
    double measure(int transfers) throws SQLException, IOException, InterruptedException {
        UUID workspace = fill(transfers);
        Random random = new Random(transfers);
        if (!warm) {
            long end = System.nanoTime() + FIRST_WARM_UP.toNanos();
            while (System.nanoTime() < end) {
                page(workspace, START.plusSeconds(MIN_SECOND + random.nextInt(transfers - MIN_SECOND)));
            }
            warm = true;
        }
        Histogram nanos = new Histogram(3);
        for (int i = -WARM_UPS; i < PAGES; i++) {
            long start = System.nanoTime();
            page(workspace, START.plusSeconds(MIN_SECOND + random.nextInt(transfers - MIN_SECOND)));
            if (i >= 0) {
                nanos.recordValue(System.nanoTime() - start);
            }
        }
        showPlan(workspace, START.plusSeconds(transfers / 2));
        return nanos.getValueAtPercentile(50) / NANOS_PER_MILLI;
    }

    static List<Figure> figures(double few, double many) {
        return List.of(
                new Figure("ledger.statement.few", few, "ms"),
                new Figure("ledger.statement.many", many, "ms"),
                new Figure("ledger.statement_growth", many / few, "1"));
    }

    private void page(UUID workspace, Instant before) throws IOException, InterruptedException {
        URI address = suite.url("account-service")
                .resolve(LedgerApi.STATEMENTS + "/" + workspace + "?limit=" + LINES + "&before=" + before);
        HttpResponse<String> answer = http.send(
                HttpRequest.newBuilder(address)
                        .header(AccountApi.TOKEN_HEADER, suite.internalToken("operator"))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200 || !answer.body().contains("\"nextCursor\":\"")) {
            throw new IOException("no full page: " + answer.statusCode() + ", "
                    + answer.body().length() + " characters");
        }
    }

    /** Adds transfers with their links, as if they had been sealed; returns the workspace that has half of them. */
    private UUID fill(int transfers) throws SQLException, InterruptedException {
        List<UUID> workspaces = new ArrayList<>();
        for (int i = 0; i <= OTHERS; i++) {
            workspaces.add(UUID.randomUUID());
        }
        try (Connection connection = DurableServer.connect(suite.database());
                Statement statement = connection.createStatement()) {
            awaitSealed(statement);
            statement.execute("SET session_replication_role = replica"); // no balances to follow, row by row
            connection.setAutoCommit(false);
            statement.execute("SELECT 1 FROM account.chain_progress FOR UPDATE");
            long base = number(statement, "SELECT coalesce(max(id), 0) + 1 FROM account.transfers");
            Object[] ids = workspaces.toArray();
            for (int from = 0; from < transfers; from += AT_ONCE) {
                int to = Math.min(transfers, from + AT_ONCE) - 1;
                execute(connection, TRANSFERS, base, connection.createArrayOf("uuid", ids), from, to);
                execute(connection, LINKS, base, connection.createArrayOf("uuid", ids), from, to);
            }
            execute(connection, HEADS, connection.createArrayOf("uuid", ids));
            execute(connection, BALANCES, connection.createArrayOf("uuid", ids));
            long last = base + transfers - 1;
            statement.execute("SELECT setval('account.transfers_id_seq', " + last + ")");
            statement.execute("UPDATE account.chain_progress SET sealed_to = " + last);
            connection.commit();
            connection.setAutoCommit(true);
            statement.execute("VACUUM ANALYZE account.transfers, account.chain_links");
            statement.execute("CHECKPOINT");
            System.out.printf(
                    "%,d transfers in the table%n", number(statement, "SELECT count(*) FROM account.transfers"));
        }
        return workspaces.get(0);
    }

    private static void awaitSealed(Statement statement) throws SQLException, InterruptedException {
        while (number(statement, """
                SELECT count(*) FROM account.transfers WHERE id > (SELECT sealed_to FROM account.chain_progress)""") > 0) {
            Thread.sleep(200);
        }
    }

    private void showPlan(UUID workspace, Instant before) throws SQLException {
        try (Connection connection = DurableServer.connect(suite.database());
                PreparedStatement explain = connection.prepareStatement(PAGE)) {
            explain.setObject(1, workspace);
            explain.setString(2, before.toString());
            explain.setString(3, before.toString());
            explain.setLong(4, Long.MAX_VALUE);
            try (ResultSet plan = explain.executeQuery()) {
                while (plan.next()) {
                    System.out.println("  " + plan.getString(1));
                }
            }
        }
    }

    private static long number(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getLong(1);
        }
    }

    private static void execute(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.executeUpdate();
        }
    }
}
