package io.reelmill.local.process;

/** The order in which processes are stopped: clients before the servers that they use. */
public enum Tier {
    SERVICE,
    BROKER,
    DATABASE
}
