package io.reelmill.account.demo;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/** The demo workspace. */
@ConfigMapping(prefix = "reelmill.demo")
interface DemoSettings {

    /** API key of the demo workspace; there is none without it. */
    Optional<String> key();
}
