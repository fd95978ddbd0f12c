package io.reelmill.gateway.export;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.media.SignedLinks;
import io.reelmill.outbox.Outbox;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;

/** Exports finished projects as they are. */
@Path("/api/public/v3/export-video")
class ExportResource {

    private final Caller caller;
    private final OwnProjects projects;
    private final SignedLinks links;
    private final PriceList prices;
    private final Accounts accounts;
    private final Outbox outbox;
    private final Clock clock;
    private final IdempotentExecutor executor;

    ExportResource(
            Caller caller,
            OwnProjects projects,
            SignedLinks links,
            PriceList prices,
            Accounts accounts,
            Outbox outbox,
            Clock clock,
            IdempotentExecutor executor) {
        this.caller = caller;
        this.projects = projects;
        this.links = links;
        this.prices = prices;
        this.accounts = accounts;
        this.outbox = outbox;
        this.clock = clock;
        this.executor = executor;
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response export(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        return executor.answer(who, "export-video", idempotencyKey, body, () -> check(who, JsonBody.parse(body)));
    }

    private ExportOperation check(Principal who, JsonNode request) {
        JsonNode pid = request.path("pid");
        if (!pid.isTextual() && !pid.isMissingNode() && !pid.isNull()) {
            throw ApiException.invalid("pid", "type", "pid must be text");
        }
        ProjectSnapshot project = projects.get(pid.textValue());
        OwnProjects.requireSameSide(who, project, "pid");
        if (project.status() != ProjectStatus.READY) {
            throw ApiException.invalid(
                    "pid",
                    "not_ready",
                    "pid must be a project that is ready; this one is "
                            + project.status().wireName());
        }
        if (request.hasNonNull("render") || request.hasNonNull("aspectRatio")) {
            throw ApiException.of(501, "not_implemented", "an export in another form is not served yet");
        }
        ProjectSnapshot.Output output = project.outputs().stream()
                .filter(o -> o.videoKey() != null)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("project " + project.pid() + " is ready without a video"));
        String name = request.path("fileName").asText(project.name());
        return new ExportOperation(
                accounts, outbox, clock, who, ExportAnswer.of(project, output, name, links, who.isSandbox() ? 0 : prices.export()));
    }
}
