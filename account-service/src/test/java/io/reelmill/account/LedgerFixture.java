package io.reelmill.account;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.reservation.ReservationSettings;
import io.reelmill.account.reservation.Reservations;
import io.reelmill.account.reservation.ReserveOutcome;
import io.reelmill.account.setup.DatabaseConfiguration;
import io.reelmill.account.workspace.SigningSecrets;
import io.reelmill.account.workspace.Workspaces;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.testkit.VirtualClock;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;

/** The ledger on a database of its own, without the service around it. */
public final class LedgerFixture implements AutoCloseable {

    public static final SecretCipher CIPHER = SecretCipher.of("k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=");

    public final VirtualClock clock = new VirtualClock(Instant.parse("2026-11-20T12:00:00Z"));
    public final Jdbi jdbi;
    public final Ledger ledger = new Ledger(clock);
    public final Reservations reservations;
    public final SigningSecrets secrets;
    public final Workspaces workspaces;

    private final AgroalDataSource pool;

    public LedgerFixture() {
        String url = ((PGSimpleDataSource) TestPostgres.dataSource()).getURL();
        try {
            pool = AgroalDataSource.from(
                    new AgroalDataSourceConfigurationSupplier().connectionPoolConfiguration(p -> p.maxSize(32)
                            .acquisitionTimeout(Duration.ofSeconds(30))
                            .connectionFactoryConfiguration(
                                    f -> f.jdbcUrl(url).principal(new NamePrincipal("postgres")))));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        jdbi = DatabaseConfiguration.openMigrated(pool);
        reservations = new Reservations(jdbi, ledger, clock, new ReservationSettings() {
            @Override
            public Duration expiry() {
                return Duration.ofHours(24);
            }

            @Override
            public Duration check() {
                return Duration.ofMinutes(1);
            }
        });
        secrets = new SigningSecrets(jdbi, CIPHER, clock);
        workspaces = new Workspaces(jdbi, ledger, secrets, clock);
    }

    /** A workspace with exactly these credits. */
    public UUID workspace(int regular, int nonExpiring) {
        UUID id = UUID.randomUUID();
        jdbi.useTransaction(tx -> {
            tx.execute("INSERT INTO account.users VALUES (?, ?, 'Ada', now())", id, id + "@example.org");
            tx.execute(
                    "INSERT INTO account.workspaces VALUES (?, ?, 'Ada''s', 'free', '2026-11-20T12:00:00Z',"
                            + " '2026-12-20T12:00:00Z', now())",
                    id,
                    id);
            ledger.open(tx, id);
            if (regular > 0) {
                ledger.issue(tx, id, LedgerAccount.REGULAR, regular, "test", "regular");
            }
            if (nonExpiring > 0) {
                ledger.issue(tx, id, LedgerAccount.NON_EXPIRING, nonExpiring, "test", "non-expiring");
            }
        });
        return id;
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
        return sum("SELECT coalesce(sum(regular + non_expiring + reserved + issued + consumed + expired), 0)"
                + " FROM account.balances");
    }

    /** How many workspaces have balances that are not the sums of their transfers. */
    public long balancesThatDiffer() {
        return sum("""
                SELECT count(*) FROM account.balances b
                 WHERE (regular, non_expiring, reserved, issued, consumed, expired) <>
                       (SELECT coalesce(sum(regular), 0), coalesce(sum(non_expiring), 0), coalesce(sum(reserved), 0),
                               coalesce(sum(issued), 0), coalesce(sum(consumed), 0), coalesce(sum(expired), 0)
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
