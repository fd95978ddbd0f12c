package io.reelmill.account.key;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.Principal;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.UUID;

/** Keys as other services see them. */
@Path("/internal/keys")
@RequiredScope("keys")
public class KeyResource {

    private final Keys keys;

    KeyResource(Keys keys) {
        this.keys = keys;
    }

    /** Serves {@link AccountApi#RESOLVE_KEY}. */
    @POST
    @Path("/resolve")
    public Principal resolve(KeyQuery query) {
        Refusal.required(query, "a body");
        Refusal.required(query.key(), "key");
        return keys.resolve(new ApiKey(query.key())).orElseThrow(() -> Refusal.notFound("the key"));
    }

    @POST
    @Path("/{id}/revoke")
    public void revoke(UUID id) {
        if (!keys.revoke(id)) {
            throw Refusal.notFound("the key");
        }
    }
}
