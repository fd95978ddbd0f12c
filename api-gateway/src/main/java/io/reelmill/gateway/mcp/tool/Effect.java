package io.reelmill.gateway.mcp.tool;

import io.quarkiverse.mcp.server.ToolManager.ToolAnnotations;

/** What a tool does to the world, as its annotations tell clients that decide whether to ask their user. */
enum Effect {
    /** Changes nothing. */
    READS(true, false, true),
    /** Makes something, each time anew; what costs credits is never a mere reading. */
    CREATES(false, false, false),
    /** Changes something to what is asked for; a second time has no effect. */
    SETS(false, false, true),
    /** Does what cannot be taken back, each time anew: publishes, or charges a payment method. */
    COMMITS(false, true, false),
    /** Deletes something; a second time has no effect. */
    DELETES(false, true, true);

    private final boolean readOnly;
    private final boolean destructive;
    private final boolean idempotent;

    Effect(boolean readOnly, boolean destructive, boolean idempotent) {
        this.readOnly = readOnly;
        this.destructive = destructive;
        this.idempotent = idempotent;
    }

    /** @param openWorld whether it reaches addresses or platforms outside of this installation */
    ToolAnnotations annotations(String title, boolean openWorld) {
        return new ToolAnnotations(title, readOnly, destructive, idempotent, openWorld);
    }
}
