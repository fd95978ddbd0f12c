package io.reelmill.account.admin;

import io.reelmill.console.ConsoleFiles;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.stream.Stream;

/**
 * Serves {@code /admin/console/}, the console of operators, on the listener of {@code /admin} alone. Its files are no secret; what they
 * ask for needs the operator's token.
 */
@Singleton
class AdminConsole {

    private final ConsoleFiles files =
            new ConsoleFiles("/admin/console/", AdminConsole.class, "/admin-console/", Stream.empty());

    void install(@Observes Router router) {
        files.install(router);
    }
}
