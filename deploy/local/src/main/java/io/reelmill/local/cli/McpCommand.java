package io.reelmill.local.cli;

import io.reelmill.local.mcp.StdioBridge;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** Lets an MCP client that starts programs use a running suite. */
@Command(
        name = "mcp",
        mixinStandardHelpOptions = true,
        description = "Speaks the Model Context Protocol on standard input and output, for a running suite.")
final class McpCommand implements Runnable {

    private final Terminal terminal;
    private final Environment environment;

    McpCommand(Terminal terminal, Environment environment) {
        this.terminal = terminal;
        this.environment = environment;
    }

    @Override
    public void run() {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            new StdioBridge(environment.url(), environment.key(), terminal::result).run(input);
        } catch (IOException e) {
            throw new UncheckedIOException("standard input cannot be read", e);
        }
    }
}
