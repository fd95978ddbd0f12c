package io.reelmill.local;

import io.reelmill.local.cli.ReelmillCommand;

/** The entry point, called by {@code ./reelmill}. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(ReelmillCommand.execute(arguments));
    }
}
