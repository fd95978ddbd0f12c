package io.reelmill.gateway.projects;

import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** Renames projects, in whatever state they are. */
@Path("/api/public/v3/rename-project")
public class RenameResource {

    private static final int MAX_LENGTH = 200;
    /** A longer one names no project, and is not worth looking for. */
    private static final int MAX_PID = 200;

    private final Caller caller;
    private final OwnProjects projects;
    private final IdempotentExecutor once;

    RenameResource(Caller caller, OwnProjects projects, IdempotentExecutor once) {
        this.caller = caller;
        this.projects = projects;
        this.once = once;
    }

    record Renamed(int success, String pid, String name, List<String> warnings) {}

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response rename(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return once.answer(caller.principal(), "rename-project", idempotencyKey, body, () -> {
            Renamed wanted = read(body);
            projects.get(wanted.pid()); // 404 before anything is written
            return tx -> {
                projects.rename(wanted.pid(), wanted.name());
                return wanted;
            };
        });
    }

    private static Renamed read(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        String pid = fields.text("pid", 1, MAX_PID);
        String name = fields.text("name", 1, MAX_LENGTH);
        fields.requireFine();
        return new Renamed(1, pid, name, fields.warnings());
    }
}
