package io.reelmill.gateway.key;

import io.reelmill.contracts.account.KeyScope;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.description.Endpoint;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Refuses calls of endpoints that a key does not allow; {@link Endpoint} says what they need. */
@Singleton
public class RequiredScopes {

    /** An endpoint that is not in the table is nobody's. */
    private static final Endpoint UNKNOWN = new Endpoint("", "", true, Set.of(), false, "");

    private final Map<Method, Endpoint> byMethod = new ConcurrentHashMap<>();

    /**
     * Checks the key of a call.
     *
     * @param resource the method that serves the call
     * @throws ApiException 403 when the key has none of the endpoint's scopes, or is of the sandbox where that is not allowed
     */
    void check(Principal principal, Method resource) {
        check(principal, byMethod.computeIfAbsent(resource, RequiredScopes::declared));
    }

    /** Checks the key of a call that reaches its endpoint by another way, like {@link #check(Principal, Method)}. */
    public void check(Principal principal, Endpoint endpoint) {
        if (endpoint.auth() && !principal.access().hasAnyOf(endpoint.scopes())) {
            throw ApiException.forbidden("this call needs a key with the scope " + names(endpoint.scopes(), " or ")
                    + "; this key has " + names(principal.access().scopes(), ", "));
        }
        if (principal.isSandbox() && !endpoint.sandbox()) {
            throw ApiException.forbidden(
                    "this key is a sandbox key, which publishes nothing, buys nothing and clones no voices");
        }
    }

    static String names(Set<KeyScope> scopes, String separator) {
        return scopes.isEmpty()
                ? "none"
                : scopes.stream().sorted().map(KeyScope::wireName).collect(Collectors.joining(separator));
    }

    private static Endpoint declared(Method resource) {
        return Endpoint.find(verb(resource), path(resource.getDeclaringClass()) + path(resource))
                .orElse(UNKNOWN);
    }

    private static String path(AnnotatedElement element) {
        Path path = element.getAnnotation(Path.class);
        return path == null ? "" : path.value();
    }

    private static String verb(Method resource) {
        return Arrays.stream(resource.getAnnotations())
                .map(Annotation::annotationType)
                .filter(type -> type.isAnnotationPresent(HttpMethod.class))
                .map(type -> type.getAnnotation(HttpMethod.class).value())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(resource + " serves no method"));
    }
}
