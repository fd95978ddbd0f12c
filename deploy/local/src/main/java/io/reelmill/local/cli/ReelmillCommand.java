package io.reelmill.local.cli;

import io.reelmill.local.client.ApiCallException;
import io.reelmill.local.client.UnreachableException;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command as a whole. */
@Command(name = "reelmill", mixinStandardHelpOptions = true, versionProvider = ReelmillCommand.Version.class)
public final class ReelmillCommand implements Runnable {

    private final Terminal terminal;

    private ReelmillCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs a command line to its end and returns the exit code. */
    public static int execute(String... arguments) {
        Terminal terminal = Terminal.ofProcess();
        Runtime.getRuntime().addShutdownHook(new Thread(terminal::muteErrors, "mute"));
        return commandLine(terminal, Environment.ofProcess()).execute(arguments);
    }

    static CommandLine commandLine(Terminal terminal, Environment environment) {
        CommandLine line = new CommandLine(new ReelmillCommand(terminal))
                .addSubcommand(new DemoCommand(terminal, environment))
                .addSubcommand(new UpCommand(terminal, environment))
                .addSubcommand(new RenderCommand(terminal, environment))
                .addSubcommand(new StatusCommand(terminal, environment))
                .addSubcommand(new MediaCommand(terminal, environment))
                .addSubcommand(new ExportCommand(terminal, environment))
                .addSubcommand(new ListenCommand(terminal, environment))
                .addSubcommand(new TriggerCommand(terminal, environment))
                .addSubcommand(new McpCommand(terminal, environment))
                .addSubcommand(new TracksCommand(terminal))
                .addSubcommand(new GalleryCommand(terminal, environment))
                .addSubcommand(new DoctorCommand(terminal, environment))
                .addSubcommand(new DeadLettersCommand(terminal, environment))
                .addSubcommand(AdminCommand.commandLine(terminal, environment))
                .addSubcommand(new LedgerCommand(terminal, environment))
                .addSubcommand(new BenchCommand(terminal));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((e, arguments) -> {
            terminal.error(e.getMessage() + " (see ./reelmill --help)");
            return CommandException.MISUSED;
        });
        line.setExecutionExceptionHandler((e, command, result) -> {
            terminal.error(message(e));
            return exitCode(e);
        });
        return line;
    }

    /** The text of {@code --help}, which the script shows too, before anything is built. */
    static String usage() {
        try (InputStream in = ReelmillCommand.class.getResourceAsStream("usage.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String message(Exception e) {
        if (e instanceof UnreachableException) {
            return e.getMessage() + ": start the suite with ./reelmill up, or name another one with REELMILL_URL";
        }
        boolean forPeople = e instanceof SuiteException
                || e instanceof CommandException
                || e instanceof ApiCallException
                || e instanceof UncheckedIOException;
        return forPeople ? e.getMessage() : e.toString();
    }

    private static int exitCode(Exception e) {
        if (e instanceof CommandException command) {
            return command.exitCode();
        }
        return e instanceof ApiCallException api && api.isClientError()
                ? CommandException.MISUSED
                : CommandException.FAILED;
    }

    @Override
    public void run() {
        terminal.result(usage());
    }

    /** The version from the manifest of the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"reelmill " + number()};
        }

        static String number() {
            return Optional.ofNullable(ReelmillCommand.class.getPackage().getImplementationVersion())
                    .orElse("(not packaged)");
        }
    }
}
