package io.reelmill.account.admin;

import io.reelmill.account.audit.AuditEntry;
import io.reelmill.account.audit.AuditFilter;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.Keys;
import io.reelmill.account.key.NewKey;
import io.reelmill.account.workspace.WorkspaceDirectory;
import io.reelmill.account.workspace.WorkspaceDirectory.Summary;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.service.Refusal;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.List;
import java.util.UUID;

/** Workspaces as operators see and change them. */
@Path("/admin/workspaces")
@RolesAllowed(Operator.ROLE)
class WorkspaceAdminResource {

    private static final int RECENT = 20;

    /** @param nextCursor for the next page, or null */
    record Page(List<Summary> workspaces, UUID nextCursor) {}

    /** @param audit the newest entries */
    record View(Account account, List<KeyInfo> keys, List<AuditEntry> audit) {}

    private final Administration administration;
    private final WorkspaceDirectory directory;
    private final Keys keys;
    private final AuditLog audit;
    private final Operator operator;
    private final Clock clock;

    WorkspaceAdminResource(
            Administration administration,
            WorkspaceDirectory directory,
            Keys keys,
            AuditLog audit,
            Operator operator,
            Clock clock) {
        this.administration = administration;
        this.directory = directory;
        this.keys = keys;
        this.audit = audit;
        this.operator = operator;
        this.clock = clock;
    }

    @GET
    public Page list(
            @QueryParam("query") String query, @QueryParam("cursor") String cursor, @QueryParam("limit") String limit) {
        int size = PageSize.of(limit);
        List<Summary> found = directory.list(query, id(cursor), size + 1);
        boolean more = found.size() > size;
        List<Summary> page = more ? found.subList(0, size) : found;
        return new Page(page, more ? page.get(size - 1).id() : null);
    }

    @GET
    @Path("/{id}")
    public View show(UUID id) {
        return new View(administration.account(id), keys.list(id), audit.find(AuditFilter.recentOf(id, RECENT)));
    }

    @POST
    public Response create(byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        String email = request.email("ownerEmail");
        NewWorkspace workspace = new NewWorkspace(
                request.id().orElseGet(UUID::randomUUID),
                request.text("name"),
                request.plan(),
                email,
                request.find("ownerName").orElse(email));
        Account account = administration
                .createWorkspace(workspace, operator.because(request.reason()))
                .orElseThrow(() -> Refusal.conflict("id names a workspace that is there already"));
        return Response.status(201).entity(account).build();
    }

    @POST
    @Path("/{id}/grants")
    public Credits grant(UUID id, byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        return administration.grant(
                id,
                request.credits(),
                request.expiry(clock).orElse(null),
                request.find("reference").orElseGet(() -> UUID.randomUUID().toString()),
                operator.because(request.reason()));
    }

    @PUT
    @Path("/{id}/plan")
    public Account changePlan(UUID id, byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        return administration.changePlan(id, request.plan(), operator.because(request.reason()));
    }

    @POST
    @Path("/{id}/keys")
    public Response createKey(UUID id, byte[] body) {
        AdminRequest request = AdminRequest.read(body);
        NewKey wanted = new NewKey(
                request.text("name"), request.access(), request.expiry(clock).orElse(null));
        administration.account(id);
        ApiKey key = ApiKey.generate();
        KeyInfo info = keys.create(id, key, wanted, operator.because(request.reason()));
        return Response.status(201).entity(new CreatedKey(info, key.text())).build();
    }

    private static UUID id(String cursor) {
        try {
            return cursor == null ? null : UUID.fromString(cursor);
        } catch (IllegalArgumentException e) {
            throw new InvalidFieldException("cursor", "cursor must be nextCursor of the page before");
        }
    }
}
