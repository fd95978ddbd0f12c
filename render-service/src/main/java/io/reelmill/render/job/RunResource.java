package io.reelmill.render.job;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import io.reelmill.contracts.studio.StudioApi.Run;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/**
 * Tells the account-service whether a run or a task is still under way, so that it does not release its credits, and which runs
 * have ended, so that it can compare their charges.
 */
@Path(StudioApi.RUNS)
@RequiredScope("runs")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class RunResource {

    private static final int MAX_LISTED = 1_000;

    private final Jdbi jdbi;
    private final EndedRuns ended;

    RunResource(Jdbi jdbi, EndedRuns ended) {
        this.jdbi = jdbi;
        this.ended = ended;
    }

    @GET
    public List<EndedRun> ended(
            @QueryParam("endedFrom") String from,
            @QueryParam("endedBefore") String before,
            @QueryParam("after") UUID after,
            @QueryParam("limit") @DefaultValue("500") int limit) {
        return ended.page(time(from, "endedFrom"), time(before, "endedBefore"), after, Math.min(limit, MAX_LISTED));
    }

    @GET
    @Path("/{id}")
    public Run find(UUID id) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT bool_or(status IN ('building', 'rendering')) FROM ("
                                + "SELECT status FROM projects.output WHERE run_id = :id"
                                + " UNION ALL SELECT status FROM projects.task WHERE id = :id) AS work"
                                + " HAVING count(*) > 0")
                        .bind("id", id)
                        .mapTo(Boolean.class)
                        .findOne())
                .map(underWay -> new Run(id, underWay))
                .orElseThrow(() -> Refusal.notFound("the run"));
    }

    private static Instant time(String text, String name) {
        try {
            return Instant.parse(Refusal.required(text, name));
        } catch (DateTimeException e) {
            throw Refusal.badRequest(name + " must be an ISO 8601 time");
        }
    }
}
