package io.reelmill.gateway.request;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Lists the latest calls of a workspace. */
@Path("/api/public/v3/requests")
@Produces(MediaType.APPLICATION_JSON)
public class RequestLogResource {

    private static final int DEFAULT_LIMIT = 100;

    private final Caller caller;
    private final RequestLog log;

    RequestLogResource(Caller caller, RequestLog log) {
        this.caller = caller;
        this.log = log;
    }

    record Requests(int success, List<LoggedRequest> requests) {}

    @GET
    @Keyed
    public Requests list(@QueryParam("limit") String limit) {
        return new Requests(1, log.latest(caller.principal().workspaceId(), size(limit)));
    }

    private static int size(String limit) {
        if (limit == null) {
            return DEFAULT_LIMIT;
        }
        if (!limit.matches("[0-9]{1,4}")
                || Integer.parseInt(limit) < 1
                || Integer.parseInt(limit) > RequestLog.MAX_KEPT) {
            throw ApiException.invalid("limit", "bounds", "limit must lie between 1 and " + RequestLog.MAX_KEPT);
        }
        return Integer.parseInt(limit);
    }
}
