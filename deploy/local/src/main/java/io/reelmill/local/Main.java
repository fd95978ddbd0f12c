package io.reelmill.local;

import io.reelmill.local.cli.ReelmillCommand;

/** The entrance, which {@code ./reelmill} calls. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(ReelmillCommand.execute(arguments));
    }
}
