package io.reelmill.account.ledger;

import java.util.UUID;

/** A workspace that has no accounts. */
public final class UnknownWorkspaceException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnknownWorkspaceException(UUID workspaceId) {
        super("workspace " + workspaceId + " is not known");
    }
}
