package io.reelmill.gateway.bench;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** For {@code ./reelmill bench api} only. */
@ConfigMapping(prefix = "reelmill.bench")
interface BenchSettings {

    /** Whether {@code POST /bench/echo} is there. */
    @WithDefault("false")
    boolean echo();
}
