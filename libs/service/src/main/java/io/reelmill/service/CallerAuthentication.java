package io.reelmill.service;

import io.reelmill.contracts.internal.ServiceCredential;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Response;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Admits only callers with a known token, and each only to resources whose {@link RequiredScope} it has. A resource that names
 * no scope is open to callers with all scopes alone.
 */
@Singleton
public class CallerAuthentication {

    private static final String ACTOR = CallerAuthentication.class.getName();
    private static final String ALL_SCOPES = "*";

    // Filters are created while the application is built, before its settings can be read.
    private final Provider<InternalSettings> settings;
    private final Provider<Caller> caller;
    private final Instance<OwnAuthentication> others;
    private volatile Map<String, String> actorsByHash;

    CallerAuthentication(
            Provider<InternalSettings> settings, Provider<Caller> caller, @Any Instance<OwnAuthentication> others) {
        this.settings = settings;
        this.caller = caller;
        this.others = others;
    }

    @ServerRequestFilter(preMatching = true)
    public Response authenticate(ContainerRequestContext request) {
        if (isAuthenticatedElsewhere(request)) {
            return null;
        }
        String token = request.getHeaderString(ServiceCredential.HEADER);
        // Looking up the hash takes a time that says nothing about how much of a token is right.
        String actor = token == null ? null : actors().get(ServiceCredential.hash(token));
        if (actor == null) {
            return ServiceErrorBody.answer(
                    Response.Status.UNAUTHORIZED.getStatusCode(), "the internal token is missing or wrong");
        }
        request.setProperty(ACTOR, actor);
        return null;
    }

    @ServerRequestFilter
    public Response authorize(ContainerRequestContext request, ResourceInfo resource) {
        if (isAuthenticatedElsewhere(request)) {
            return null;
        }
        String actor = (String) request.getProperty(ACTOR);
        List<String> scopes = settings.get().scopes().getOrDefault(actor, List.of());
        String needed = requiredScope(resource);
        if (!scopes.contains(ALL_SCOPES) && !scopes.contains(needed)) {
            return ServiceErrorBody.answer(
                    Response.Status.FORBIDDEN.getStatusCode(), actor + " does not have the scope " + needed);
        }
        caller.get().identify(actor);
        return null;
    }

    private boolean isAuthenticatedElsewhere(ContainerRequestContext request) {
        String path = request.getUriInfo().getRequestUri().getPath();
        return others.stream().anyMatch(other -> other.appliesTo(path));
    }

    private static String requiredScope(ResourceInfo resource) {
        for (AnnotatedElement element : List.of(resource.getResourceMethod(), resource.getResourceClass())) {
            RequiredScope scope = element.getAnnotation(RequiredScope.class);
            if (scope != null) {
                return scope.value();
            }
        }
        return ALL_SCOPES;
    }

    private Map<String, String> actors() {
        if (actorsByHash == null) {
            actorsByHash = ServiceCredential.parse(settings.get().credentials().orElse("")).stream()
                    .collect(Collectors.toMap(ServiceCredential::tokenHash, ServiceCredential::actor, (a, b) -> a));
        }
        return actorsByHash;
    }
}
