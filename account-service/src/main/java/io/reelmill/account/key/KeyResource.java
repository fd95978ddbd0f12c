package io.reelmill.account.key;

import io.reelmill.account.audit.Actor;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Author;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.KeyRotation;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.Principal;
import io.reelmill.service.Caller;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** Keys as other services see them. */
@Path(AccountApi.KEYS)
@RequiredScope("keys")
public class KeyResource {

    private final Keys keys;
    private final Caller caller;
    private final Clock clock;

    KeyResource(Keys keys, Caller caller, Clock clock) {
        this.keys = keys;
        this.caller = caller;
        this.clock = clock;
    }

    /** Serves {@link AccountApi#RESOLVE_KEY}. */
    @POST
    @Path("/resolve")
    public Principal resolve(KeyQuery query) {
        Refusal.required(query, "a body");
        Refusal.required(query.key(), "key");
        return keys.resolve(new ApiKey(query.key())).orElseThrow(() -> Refusal.notFound("the key"));
    }

    @GET
    public List<KeyInfo> list(@QueryParam("workspace") UUID workspace) {
        return keys.list(Refusal.required(workspace, "workspace"));
    }

    @POST
    public Response create(@QueryParam("workspace") UUID workspace, NewKeyRequest request) {
        Refusal.required(workspace, "workspace");
        Refusal.required(request, "a body");
        String name = Refusal.required(request.name(), "name").strip();
        if (request.expiresAt() != null && !request.expiresAt().isAfter(clock.instant())) {
            throw Refusal.badRequest("expiresAt must lie in the future");
        }
        KeyAccess access = request.access() == null ? KeyAccess.FULL : request.access();
        ApiKey key = ApiKey.generate();
        KeyInfo info =
                keys.create(workspace, key, new NewKey(name, access, request.expiresAt()), actor(request.author()));
        return Response.status(201).entity(new CreatedKey(info, key.text())).build();
    }

    @POST
    @Path("/{id}/rotate")
    public Response rotate(UUID id, @QueryParam("workspace") UUID workspace, KeyRotation request) {
        Refusal.required(workspace, "workspace");
        Refusal.required(request, "a body");
        if (request.overlapSeconds() < 0) {
            throw Refusal.badRequest("overlapSeconds must not be below 0");
        }
        return keys.rotate(
                        id,
                        workspace,
                        ApiKey.generate(),
                        Duration.ofSeconds(request.overlapSeconds()),
                        actor(request.author()))
                .map(rotated -> Response.status(201).entity(rotated).build())
                .orElseThrow(() -> Refusal.notFound("the key"));
    }

    @POST
    @Path("/{id}/revoke")
    public void revoke(UUID id, @QueryParam("workspace") UUID workspace, Author author) {
        if (keys.revoke(id, workspace, actor(author)).isEmpty()) {
            throw Refusal.notFound("the key");
        }
    }

    private Actor actor(Author author) {
        return Actor.of(author, caller.actor());
    }
}
