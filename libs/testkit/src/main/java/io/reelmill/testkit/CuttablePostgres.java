package io.reelmill.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** Like {@link TestPostgres}, for tests that take the database away from a running service and give it back. */
public final class CuttablePostgres implements QuarkusTestResourceLifecycleManager {

    private static TcpLink link;
    private static DataSource direct;

    @Override
    public Map<String, String> start() {
        PGSimpleDataSource database = TestPostgres.newDatabase();
        direct = database;
        link = new TcpLink(database.getPortNumbers()[0]);
        return TestPostgres.settings(database, link.port());
    }

    @Override
    public void stop() {
        link.cut();
    }

    /** The same database by a way that is never cut. */
    public static DataSource direct() {
        return direct;
    }

    /** Ends all connections of the service and refuses new ones. */
    public static void cut() {
        link.cut();
    }

    /** Ends all connections of the service, which may connect again at once. */
    public static void dropConnections() {
        link.drop();
    }

    /** Lets the service connect again; nothing happens when it can. */
    public static void mend() {
        link.mend();
    }
}
