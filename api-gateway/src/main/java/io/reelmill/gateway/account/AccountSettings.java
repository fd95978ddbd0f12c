package io.reelmill.gateway.account;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How the gateway and the account-service are deployed. */
@ConfigMapping(prefix = "reelmill.gateway")
interface AccountSettings {

    /**
     * Whether the account-service keeps its data on the same database server. A reservation then need not be written to disk by
     * itself: the commit that follows it writes both (see {@code AccountApi.FLUSHED_BY_CALLER}).
     */
    @WithDefault("false")
    boolean sharesDatabaseServerWithAccounts();
}
