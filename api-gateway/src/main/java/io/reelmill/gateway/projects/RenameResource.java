package io.reelmill.gateway.projects;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
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
import java.util.ArrayList;
import java.util.List;

/** Renames projects, in whatever state they are. */
@Path("/api/public/v3/rename-project")
public class RenameResource {

    private static final int MAX_LENGTH = 200;

    private final Caller caller;
    private final OwnProjects projects;
    private final IdempotentExecutor once;

    RenameResource(Caller caller, OwnProjects projects, IdempotentExecutor once) {
        this.caller = caller;
        this.projects = projects;
        this.once = once;
    }

    record Renamed(int success, String pid, String name) {}

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response rename(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return once.answer(caller.principal(), "rename-project", idempotencyKey, body, () -> {
            Renamed wanted = read(JsonBody.parse(body));
            projects.get(wanted.pid()); // 404 before anything is written
            return tx -> {
                projects.rename(wanted.pid(), wanted.name());
                return wanted;
            };
        });
    }

    private static Renamed read(JsonNode request) {
        List<Violation> violations = new ArrayList<>();
        String pid = text(request, "pid", violations);
        String name = text(request, "name", violations);
        if (name != null && (name.codePointCount(0, name.length()) > MAX_LENGTH || name.indexOf('\0') >= 0)) {
            violations.add(
                    new Violation("name", "bounds", "name must have at most " + MAX_LENGTH + " plain characters"));
        }
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
        return new Renamed(1, pid, name);
    }

    private static String text(JsonNode request, String field, List<Violation> violations) {
        JsonNode value = request.path(field);
        if (value.isMissingNode()
                || value.isNull()
                || value.isTextual() && value.textValue().isBlank()) {
            violations.add(new Violation(field, "required", field + " is required"));
        } else if (!value.isTextual()) {
            violations.add(new Violation(field, "type", field + " must be text"));
        } else {
            return value.textValue().strip();
        }
        return null;
    }
}
