package io.reelmill.render.job;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Run;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Tells whether a run or a task is still under way, for the account-service, which must not release its credits then. */
@Path(StudioApi.RUNS)
@RequiredScope("runs")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class RunResource {

    private final Jdbi jdbi;

    RunResource(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    @GET
    @Path("/{id}")
    public Run find(UUID id) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "SELECT bool_or(status IN ('building', 'rendering')) FROM ("
                                        + "SELECT status FROM projects.output WHERE run_id = :id"
                                        + " UNION ALL SELECT status FROM projects.task WHERE id = :id) AS work"
                                        + " HAVING count(*) > 0")
                        .bind("id", id)
                        .mapTo(Boolean.class)
                        .findOne())
                .map(underWay -> new Run(id, underWay))
                .orElseThrow(() -> Refusal.notFound("the run"));
    }
}
