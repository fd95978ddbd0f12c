package io.reelmill.account.admin;

import io.reelmill.account.key.Keys;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.service.Refusal;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.UUID;

/** Keys of any workspace, as operators end them. */
@Path("/admin/keys")
@RolesAllowed(Operator.ROLE)
class KeyAdminResource {

    private final Keys keys;
    private final Operator operator;

    KeyAdminResource(Keys keys, Operator operator) {
        this.keys = keys;
        this.operator = operator;
    }

    /** Revokes a key; revoking it again does nothing. */
    @POST
    @Path("/{id}/revoke")
    public KeyInfo revoke(UUID id, byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        return keys.revoke(id, null, operator.because(request.reason())).orElseThrow(() -> Refusal.notFound("the key"));
    }
}
