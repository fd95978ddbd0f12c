package io.reelmill.account.admin;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.reelmill.contracts.ContractJson;
import io.reelmill.service.OwnAuthentication;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jboss.logging.Logger;

/**
 * A second listener for {@code /admin}. It hands requests to the same handlers as the usual one; a filter before all others
 * answers 404 to {@code /admin} on the usual port, and to everything else on this one.
 */
@Singleton
class AdminListener implements OwnAuthentication {

    private static final Logger LOG = Logger.getLogger(AdminListener.class);
    private static final String PATH = "/admin";
    private static final int BEFORE_ALL_OTHERS = 10_000;
    private static final int OFF = -1;

    private final AdminSettings settings;
    private final boolean needed;
    private final Vertx vertx;
    private HttpServer server;
    private volatile int port = OFF;

    AdminListener(AdminSettings settings, OperatorSettings operators, IssuerSettings issuer, Vertx vertx) {
        this.settings = settings;
        this.needed = operators.token().isPresent() || issuer.issuer().isPresent();
        this.vertx = vertx;
    }

    /** The port that it listens on. */
    int port() {
        return port;
    }

    @Override
    public boolean appliesTo(String path) {
        return path.equals(PATH) || path.startsWith(PATH + "/");
    }

    void separate(@Observes Filters filters) {
        filters.register(this::separate, BEFORE_ALL_OTHERS);
    }

    void start(@Observes StartupEvent event) {
        if (!needed) {
            LOG.info("no administration: there is neither an operator token nor an issuer");
            return;
        }
        server = vertx.createHttpServer(
                new HttpServerOptions().setHost(settings.host()).setPort(settings.port()));
        server.requestHandler(request -> VertxHttpRecorder.getRootHandler().handle(request));
        try {
            server.listen().toCompletionStage().toCompletableFuture().join();
        } catch (CompletionException e) {
            throw new IllegalStateException(
                    "reelmill.admin.port: cannot listen on " + settings.host() + ":" + settings.port(), e.getCause());
        }
        port = server.actualPort();
        LOG.infof("administration on %s:%d", settings.host(), port);
    }

    void stop(@Observes ShutdownEvent event) {
        if (server != null) {
            server.close();
        }
    }

    private void separate(RoutingContext call) {
        boolean here = call.request().connection().localAddress().port() == port;
        if (here == appliesTo(call.normalizedPath())) {
            call.next();
            return;
        }
        call.response()
                .setStatusCode(404)
                .putHeader("Content-Type", "application/json")
                .end(Buffer.buffer(ContractJson.bytes(Map.of("error", "there is nothing at this path"))));
    }
}
