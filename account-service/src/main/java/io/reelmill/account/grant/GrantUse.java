package io.reelmill.account.grant;

import java.util.UUID;

/** Credits taken from a grant or given back to it; the amount is above 0. */
record GrantUse(UUID grantId, Kind kind, long amount) {

    enum Kind {
        CAPTURE,
        REFUND,
        EXPIRE,
        REVOKE,
        /** They had expired before they were revoked: what is left of the grant stays. */
        REVOKE_EXPIRED,
        /** They were revoked and come back. */
        RESTORE
    }
}
