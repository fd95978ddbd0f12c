package io.reelmill.gateway.conformance;

import io.quarkus.arc.properties.IfBuildProperty;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Gives the suite's calls a key, since the suite cannot send one; all that follows is the gateway's own. */
@Singleton
@IfBuildProperty(name = ConformanceProfile.FIXTURES, stringValue = "true")
class FixtureKey {

    @ConfigProperty(name = "reelmill.test.mcp-key", defaultValue = "key-of-the-first-workspace")
    String key;

    void install(@Observes Router router) {
        router.route("/api/mcp").order(-3).handler(call -> {
            call.request().headers().set("key", key);
            call.next();
        });
    }
}
