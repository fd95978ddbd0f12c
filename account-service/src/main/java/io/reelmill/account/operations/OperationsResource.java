package io.reelmill.account.operations;

import io.reelmill.account.admin.Operator;
import io.reelmill.contracts.studio.StudioApi.Work;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.List;

/** Workers, queue and health, for operators. */
@Path("/admin/operations")
@RolesAllowed(Operator.ROLE)
class OperationsResource {

    /**
     * The state of the installation.
     *
     * @param work null while the render-service does not answer
     * @param services empty where none are named in the settings
     */
    record Operations(Work work, List<ServiceHealth.Health> services) {}

    private final RemoteWork work;
    private final ServiceHealth health;

    OperationsResource(RemoteWork work, ServiceHealth health) {
        this.work = work;
        this.health = health;
    }

    @GET
    public Operations operations() {
        return new Operations(work.now().orElse(null), health.all());
    }
}
