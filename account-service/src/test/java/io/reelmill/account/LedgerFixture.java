package io.reelmill.account;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.exceptionsorter.PostgreSQLExceptionSorter;
import io.agroal.api.security.NamePrincipal;
import io.reelmill.account.chain.ChainReader;
import io.reelmill.account.chain.ChainSealer;
import io.reelmill.account.chain.ChainVerification;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.grant.Revocations;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.reservation.ReservationExpiry;
import io.reelmill.account.reservation.ReservationSettings;
import io.reelmill.account.reservation.Reservations;
import io.reelmill.account.reservation.ReserveOutcome;
import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.account.setup.DatabaseConfiguration;
import io.reelmill.account.statement.Statements;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.testkit.VirtualClock;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;

/** The ledger on a database of its own, without the service around it. */
public final class LedgerFixture implements AutoCloseable {

    public final VirtualClock clock = new VirtualClock(Instant.parse("2026-11-20T12:00:00Z"));
    public final Jdbi jdbi;
    public final Ledger ledger = new Ledger(clock);
    public final Grants grants;
    public final Revocations revocations;
    public final Reservations reservations;
    public final ReservationExpiry expiry;
    public final Map<UUID, RunDirectory.State> runs = new ConcurrentHashMap<>();
    public final ChainSealer sealer;
    public final ChainVerification verification;
    public final Statements statements;

    private final AgroalDataSource pool;

    public LedgerFixture() {
        this(((PGSimpleDataSource) TestPostgres.dataSource()).getURL());
    }

    /** @param url of an empty database */
    public LedgerFixture(String url) {
        try {
            pool = AgroalDataSource.from(
                    new AgroalDataSourceConfigurationSupplier().connectionPoolConfiguration(p -> p.maxSize(32)
                            .acquisitionTimeout(Duration.ofSeconds(30))
                            .exceptionSorter(new PostgreSQLExceptionSorter())
                            .connectionFactoryConfiguration(
                                    f -> f.jdbcUrl(url).principal(new NamePrincipal("postgres")))));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        jdbi = DatabaseConfiguration.openMigrated(pool);
        grants = new Grants(jdbi, ledger, clock);
        revocations = new Revocations(ledger, grants, clock);
        reservations = new Reservations(jdbi, ledger, grants, clock);
        expiry = new ReservationExpiry(
                reservations,
                new ReservationSettings() {
                    @Override
                    public Duration expiry() {
                        return Duration.ofHours(24);
                    }

                    @Override
                    public Duration check() {
                        return Duration.ofMinutes(1);
                    }
                },
                runId -> runs.getOrDefault(runId, RunDirectory.State.UNKNOWN));
        sealer = new ChainSealer(jdbi);
        verification = new ChainVerification(jdbi);
        statements = new Statements(jdbi, ledger, new ChainReader());
    }

    /** A workspace with exactly these credits. */
    public UUID workspace(int regular, int nonExpiring) {
        UUID id = UUID.randomUUID();
        jdbi.useTransaction(tx -> {
            tx.execute("INSERT INTO account.users VALUES (?, ?, 'Ada', now())", id, id + "@example.org");
            tx.execute(
                    "INSERT INTO account.workspaces (id, owner_id, name, plan, created_at) VALUES (?, ?, 'Ada''s', 'free', now())",
                    id,
                    id);
            tx.execute(
                    "INSERT INTO account.subscriptions (workspace_id, plan, status, complimentary, period_start, period_end)"
                            + " VALUES (?, 'free', 'active', true, '2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z')",
                    id);
            ledger.open(tx, id);
            if (regular > 0) {
                issue(tx, id, GrantCategory.PLAN, regular, "regular");
            }
            if (nonExpiring > 0) {
                issue(tx, id, GrantCategory.PACK, nonExpiring, "non-expiring");
            }
        });
        return id;
    }

    /** Gives credits; those that expire do so after 30 days. */
    public boolean issue(Handle tx, UUID workspace, GrantCategory category, int credits, String reference) {
        Instant expiry = category.expires() ? clock.instant().plus(Duration.ofDays(30)) : null;
        return grants.issue(tx, new NewGrant(workspace, category, credits, expiry, "test", reference));
    }

    /** Takes back all that a grant gave. */
    public boolean revoke(Handle tx, UUID workspace, String reference, String reason) {
        return tx.createQuery("SELECT amount FROM account.grants WHERE workspace_id = ? AND reference = ?")
                .bind(0, workspace)
                .bind(1, reference)
                .mapTo(Long.class)
                .findOne()
                .filter(amount -> revocations.revoke(tx, workspace, reference, amount, reason))
                .isPresent();
    }

    /** How many workspaces have grants that do not add up to what their balances show and their reservations hold. */
    public long grantsThatDiffer() {
        return sum("""
                SELECT count(*) FROM account.balances b
                 WHERE (b.regular + (SELECT coalesce(sum(from_regular), 0) FROM account.reservations r
                                      WHERE r.workspace_id = b.workspace_id AND state = 'pending'),
                        b.non_expiring + (SELECT coalesce(sum(credits - from_regular), 0) FROM account.reservations r
                                           WHERE r.workspace_id = b.workspace_id AND state = 'pending')) <>
                       (SELECT coalesce(sum(remaining) FILTER (WHERE account = 'regular'), 0),
                               coalesce(sum(remaining) FILTER (WHERE account = 'non_expiring'), 0)
                          FROM account.grants g WHERE g.workspace_id = b.workspace_id)""");
    }

    /** Seals until every transfer has its link; an open transaction anywhere on the server delays those of large numbers. */
    public int sealAll() {
        int links = 0;
        do {
            links += sealer.seal();
        } while (sum("SELECT (SELECT count(*) FROM account.transfers) - (SELECT count(*) FROM account.chain_links)")
                > 0);
        return links;
    }

    public Balances balances(UUID workspace) {
        return jdbi.withHandle(handle -> ledger.balances(handle, workspace));
    }

    public ReserveOutcome reserve(ReservationRequest request) {
        return reservations.reserve(request, false);
    }

    public List<ReserveOutcome> reserve(List<ReservationRequest> requests) {
        return reservations.reserve(requests, true);
    }

    public static ReservationRequest request(UUID id, UUID workspace, int credits) {
        return new ReservationRequest(id, workspace, credits, "render", "a pid");
    }

    /** Sum of all balances; it is zero at every commit. */
    public long sumOfBalances() {
        return sum("SELECT coalesce(sum(regular + non_expiring + reserved + issued + consumed + expired + debt), 0)"
                + " FROM account.balances");
    }

    /** How many workspaces have balances that are not the sums of their transfers. */
    public long balancesThatDiffer() {
        return sum("""
                SELECT count(*) FROM account.balances b
                 WHERE (regular, non_expiring, reserved, issued, consumed, expired, debt) <>
                       (SELECT coalesce(sum(regular), 0), coalesce(sum(non_expiring), 0), coalesce(sum(reserved), 0),
                               coalesce(sum(issued), 0), coalesce(sum(consumed), 0), coalesce(sum(expired), 0), coalesce(sum(debt), 0)
                          FROM account.transfers t WHERE t.workspace_id = b.workspace_id)""");
    }

    private long sum(String sql) {
        return jdbi.withHandle(
                handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }

    @Override
    public void close() {
        pool.close();
    }
}
