package io.reelmill.account.admin;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Where {@code /admin} is served. */
@ConfigMapping(prefix = "reelmill.admin")
interface AdminSettings {

    /** Address to listen on; loopback, unless the operator's network is to reach it. */
    @WithDefault("127.0.0.1")
    String host();

    /** Port to listen on; 0 for any that is free. */
    @WithDefault("8093")
    int port();

    /** Calls a minute from one address whose token is wrong; more are answered 429. */
    @WithDefault("30")
    int failedSignIns();
}
