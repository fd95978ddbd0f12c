package io.reelmill.gateway.mcp;

import io.quarkiverse.mcp.server.ResourceManager;
import io.quarkiverse.mcp.server.runtime.McpMessageHandler;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.error.HttpErrors;
import io.reelmill.gateway.key.KeyAdmission;
import io.reelmill.gateway.request.RequestLog;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Admits calls to the MCP endpoint: their origin, their key and its rate limit, the shape of the message. */
@Singleton
class McpRoute {

    static final String PATH = "/api/mcp";

    private static final String VERSION = "MCP-Protocol-Version";
    private static final String METHODS = "GET, OPTIONS, POST";
    private static final Pattern BEARER = Pattern.compile("Bearer +(\\S+)", Pattern.CASE_INSENSITIVE);

    private final AllowedOrigins origins;
    private final KeyAdmission admission;
    private final RequestLog log;
    private final ErrorAnswers errors;
    /** Looked up by the first call that needs it: the library may not have started when the route is made. */
    private final Instance<ResourceManager> resources;

    McpRoute(
            AllowedOrigins origins,
            KeyAdmission admission,
            RequestLog log,
            ErrorAnswers errors,
            Instance<ResourceManager> resources) {
        this.log = log;
        this.resources = resources;
        this.origins = origins;
        this.admission = admission;
        this.errors = errors;
    }

    void install(@Observes Router router) {
        // The transport of 2024-11-05, which the library opens too, would have to be admitted differently.
        router.routeWithRegex(PATH + "/.+")
                .order(-2)
                .handler(call -> errors.answer(call, HttpErrors.of(404).orElseThrow()));
        router.route(PATH).order(-2).handler(this::refuseOrigin);
        router.route(PATH).order(-2).method(HttpMethod.DELETE).handler(this::refuseEnd);
        router.route(PATH)
                .order(-2)
                .method(HttpMethod.POST)
                .handler(BodyHandler.create(false).setBodyLimit(JsonBody.MAX_BYTES));
        router.route(PATH).order(-2).handler(this::refuseVersion);
        router.route(PATH).order(-2).handler(this::admit);
    }

    private void refuseOrigin(RoutingContext call) {
        if (call.request().method().equals(HttpMethod.OPTIONS)) {
            call.response()
                    .putHeader(HttpHeaders.ALLOW, METHODS)
                    .setStatusCode(204)
                    .end();
        } else if (origins.allows(call.request().getHeader(HttpHeaders.ORIGIN))) {
            call.next();
        } else {
            errors.answer(call, ApiException.of(403, "origin_not_allowed", "pages of this origin may not call"));
        }
    }

    /** The protocol demands it of each call that names a version. */
    private void refuseVersion(RoutingContext call) {
        String version = call.request().getHeader(VERSION);
        if (version == null || McpMessageHandler.SUPPORTED_PROTOCOL_VERSIONS.contains(version)) {
            call.next();
        } else {
            String versions = String.join(", ", McpMessageHandler.SUPPORTED_PROTOCOL_VERSIONS);
            errors.answer(call, ApiException.invalid(VERSION, "not_allowed", VERSION + " must be one of " + versions));
        }
    }

    /** A session holds nothing and goes on at any replica, so there is nothing to end: the protocol lets a server say so. */
    private void refuseEnd(RoutingContext call) {
        call.response().putHeader(HttpHeaders.ALLOW, METHODS);
        errors.answer(call, HttpErrors.of(405).orElseThrow());
    }

    private void admit(RoutingContext call) {
        String key = key(call.request());
        try {
            Optional<Principal> known = admission.remembered(call, key);
            if (known.isPresent()) {
                forward(call, known.get());
                return;
            }
        } catch (RuntimeException e) {
            errors.answer(call, errors.refusal(e));
            return;
        }
        Callable<Principal> resolving = () -> admission.resolve(call, key);
        call.vertx().executeBlocking(resolving, false).onComplete(result -> {
            if (result.succeeded()) {
                forward(call, result.result());
            } else {
                errors.answer(call, errors.refusal(result.cause()));
            }
        });
    }

    private void forward(RoutingContext call, Principal principal) {
        McpCall.admit(call, principal);
        long begun = System.nanoTime();
        AtomicReference<String> path = new AtomicReference<>(PATH);
        call.addHeadersEndHandler(headers -> log.note(
                call,
                principal,
                call.request().method().name(),
                path.get(),
                call.response().getStatusCode(),
                (int) ((System.nanoTime() - begun) / 1_000_000)));
        if (call.request().method().equals(HttpMethod.POST)) {
            try {
                JsonRpcMessage message = JsonRpcMessage.read(call.body().buffer());
                message.takeOutBadArguments().ifPresent(refusal -> McpCall.refuseArguments(call, refusal));
                path.set((PATH + " " + message.subject()).strip());
                if (message.isUnknownNotification()) {
                    call.response().setStatusCode(202).end();
                    return;
                }
                message.requireSubscribed(uri -> resources.get().getResource(uri) != null);
                message.sign(principal);
                ((RoutingContextInternal) call).setBody(message.toBuffer());
            } catch (JsonRpcMessage.MalformedException e) {
                call.response()
                        .setStatusCode(400)
                        .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                        .end(e.answer().toBuffer());
                return;
            }
        }
        call.next();
    }

    /** MCP clients send a bearer token; those of the API may go on with its header. */
    private static String key(HttpServerRequest request) {
        String authorization = request.getHeader(HttpHeaders.AUTHORIZATION);
        Matcher bearer = BEARER.matcher(authorization == null ? "" : authorization.strip());
        if (bearer.matches()) {
            return bearer.group(1);
        }
        String key = request.getHeader("key");
        return key != null ? key : request.getHeader("x-api-key");
    }
}
