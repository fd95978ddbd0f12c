package io.reelmill.local.process;

/** The order in which processes are stopped: those that use others before those that are used. */
public enum Tier {
    SERVICE,
    BROKER,
    DATABASE
}
