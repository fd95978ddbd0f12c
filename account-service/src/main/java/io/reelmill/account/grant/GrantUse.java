package io.reelmill.account.grant;

import java.util.UUID;

/** Credits taken from a grant or given back to it; the amount is above 0. */
record GrantUse(UUID grantId, Kind kind, long amount) {

    enum Kind {
        CAPTURE,
        REFUND,
        EXPIRE,
        REVOKE
    }
}
