package io.reelmill.account.admin;

import io.quarkus.security.identity.SecurityIdentity;
import io.reelmill.account.audit.Actor;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.util.UUID;
import java.util.regex.Pattern;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Who makes the administrative call at hand. */
@RequestScoped
public class Operator {

    /** The role that a token must carry. */
    public static final String ROLE = "reelmill-admin";

    /** Name of whoever uses the token of the environment. */
    static final String TOKEN_NAME = "operator";

    private static final String REQUEST_ID = "X-Request-Id";
    private static final Pattern REQUEST_ID_FORM = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private final SecurityIdentity identity;
    private final RoutingContext call;

    Operator(SecurityIdentity identity, RoutingContext call) {
        this.identity = identity;
        this.call = call;
    }

    /** For the audit log. The answer tells the id of the call. */
    public Actor because(String reason) {
        String sent = call.request().getHeader(REQUEST_ID);
        String id = sent != null && REQUEST_ID_FORM.matcher(sent).matches()
                ? sent
                : UUID.randomUUID().toString();
        call.response().putHeader(REQUEST_ID, id);
        return new Actor(name(), reason, id);
    }

    private String name() {
        String name = identity.getPrincipal().getName();
        return identity.getPrincipal() instanceof JsonWebToken ? "oidc:" + name : name;
    }
}
