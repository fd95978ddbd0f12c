package io.reelmill.account.admin;

import io.reelmill.contracts.account.AccountApi.User;
import io.reelmill.service.Refusal;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

/** Users as operators make them. */
@Path("/admin/users")
@RolesAllowed(Operator.ROLE)
class UserAdminResource {

    private final Administration administration;
    private final Operator operator;

    UserAdminResource(Administration administration, Operator operator) {
        this.administration = administration;
        this.operator = operator;
    }

    @POST
    public Response create(byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        String email = request.email("email");
        User user = administration
                .createUser(email, request.find("name").orElse(email), operator.because(request.reason()))
                .orElseThrow(() -> Refusal.conflict("email names a user who is there already"));
        return Response.status(201).entity(user).build();
    }
}
