package io.reelmill.local.postgres;

import io.reelmill.local.process.Children;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.Installation;
import io.reelmill.local.process.Ports;
import io.reelmill.local.process.Programs;
import io.reelmill.local.process.SuiteException;
import io.reelmill.local.process.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The embedded server, with its cluster in {@code postgres/} of the home and its own password. */
public final class Postgres {

    private static final String USER = "reelmill";
    private static final String DATABASE = "reelmill";
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private Postgres() {}

    /**
     * Starts the server on a free port and returns its database, which is created at the first start.
     *
     * @param quick whether speed matters more than durability after a crash of the machine
     * @param connections how many may be open at the same time
     */
    public static Database start(
            Children children, Home home, Installation installation, boolean quick, int connections) {
        try {
            ServerAccount account = ServerAccount.choose();
            if (account.another()) {
                Files.setPosixFilePermissions(home.path(), PosixFilePermissions.fromString("rwx--x--x"));
            }
            boolean inBuild = !account.another() && mayWrite(installation.unpacked());
            Path binaries = PostgresBinaries.in(inBuild ? installation.unpacked() : home.folder("unpacked"));
            String password = home.secret("postgres-password", "");
            Path data = cluster(home, binaries, account, password);
            int port = Ports.free(1).get(0);
            List<String> server = account.command(server(binaries, data, port, quick, connections));
            children.start("postgres", Tier.DATABASE, server, Map.of());
            String url = "jdbc:postgresql://127.0.0.1:" + port + "/";
            await(url + "postgres", password, children, home);
            return new Database(url + DATABASE, USER, password);
        } catch (IOException e) {
            throw new SuiteException("PostgreSQL could not be set up: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SuiteException("interrupted", e);
        }
    }

    /** The database of the server that runs on a home; empty when none does. */
    public static Optional<Database> runningIn(Path home) {
        Path pidFile = home.resolve("postgres/postmaster.pid");
        Path password = home.resolve("postgres-password");
        try {
            if (!Files.isReadable(pidFile) || !Files.isReadable(password)) {
                return Optional.empty();
            }
            List<String> lines = Files.readAllLines(pidFile); // the fourth is the port
            return lines.size() < 4
                    ? Optional.empty()
                    : Optional.of(new Database(
                            "jdbc:postgresql://127.0.0.1:" + lines.get(3).strip() + "/" + DATABASE,
                            USER,
                            Files.readString(password).strip()));
        } catch (IOException e) {
            throw new SuiteException("cannot read " + pidFile, e);
        }
    }

    private static boolean mayWrite(Path folder) {
        try {
            return Files.isWritable(Files.createDirectories(folder));
        } catch (IOException e) {
            return false; // an executable that another user owns
        }
    }

    private static Path cluster(Home home, Path binaries, ServerAccount account, String password)
            throws IOException, InterruptedException {
        Path data = home.path().resolve("postgres");
        Path program = binaries.resolve("bin/initdb");
        if (Files.isDirectory(data)) {
            new StalePid(data).remove();
            return data;
        }
        // Created under a temporary name first: a folder called postgres is always a complete cluster.
        Path fresh = Files.createTempDirectory(home.path(), "postgres-new-");
        account.own(fresh);
        Path passwordFile = Files.createTempFile(home.path(), "initdb-", "");
        Files.writeString(passwordFile, password);
        account.own(passwordFile);
        Path log = home.folder("logs").resolve("initdb.log");
        List<String> initdb = List.of(
                program.toString(),
                "--pgdata=" + fresh,
                "--username=" + USER,
                "--pwfile=" + passwordFile,
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8",
                "--no-sync",
                "--no-instructions");
        boolean made = Programs.run(account.command(initdb), log, PATIENCE.toSeconds());
        Files.delete(passwordFile);
        if (!made) {
            throw new SuiteException("PostgreSQL could not make its data folder: "
                    + Files.readString(log).strip());
        }
        Files.move(fresh, data);
        return data;
    }

    private static List<String> server(Path binaries, Path data, int port, boolean quick, int connections) {
        List<String> command = new ArrayList<>(List.of(
                binaries.resolve("bin/postgres").toString(), "-D", data.toString(), "-p", Integer.toString(port)));
        setting(command, "listen_addresses=127.0.0.1");
        setting(command, "unix_socket_directories=");
        setting(command, "max_connections=" + connections);
        setting(command, "shared_buffers=128MB");
        if (quick) {
            setting(command, "fsync=off");
            setting(command, "full_page_writes=off");
        }
        return command;
    }

    private static void setting(List<String> command, String setting) {
        command.add("-c");
        command.add(setting);
    }

    private static void await(String url, String password, Children children, Home home) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            children.checkAlive();
            try (Connection connection = DriverManager.getConnection(url, USER, password)) {
                createDatabase(connection);
                return;
            } catch (SQLException e) {
                if (System.nanoTime() > deadline) {
                    throw new SuiteException(
                            "PostgreSQL did not start: " + e.getMessage() + "; see " + home.log("postgres"), e);
                }
            }
            Thread.sleep(50);
        }
    }

    private static void createDatabase(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            var found = statement.executeQuery("SELECT 1 FROM pg_database WHERE datname = '" + DATABASE + "'");
            if (!found.next()) {
                statement.execute("CREATE DATABASE " + DATABASE);
            }
        }
    }
}
