package io.reelmill.gateway.key;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.AccountApi.Author;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyRotation;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.RequestId;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Lets a workspace manage its keys. A new key is shown once. */
@Path("/api/public/v3/keys")
@Produces(MediaType.APPLICATION_JSON)
class KeyManagementResource {

    private static final int DEFAULT_OVERLAP_SECONDS = 86_400;
    private static final int MAX_OVERLAP_SECONDS = 7 * 86_400;

    private final Caller caller;
    private final IdempotentExecutor executor;
    private final Accounts accounts;
    private final RoutingContext call;

    KeyManagementResource(Caller caller, IdempotentExecutor executor, Accounts accounts, RoutingContext call) {
        this.caller = caller;
        this.executor = executor;
        this.accounts = accounts;
        this.call = call;
    }

    record KeyList(int success, List<KeyInfo> keys) {}

    record Deleted(int success, UUID deleted) {}

    @GET
    @Keyed
    public KeyList list() {
        return new KeyList(1, accounts.keys(workspace()));
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    public Response create(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return executor.answer(caller.principal(), "keys", idempotencyKey, body, () -> {
            KeyRequest request = KeyRequest.read(BodyFields.of(body));
            KeyAccess access = request.access(caller.principal().access());
            NewKeyRequest order = new NewKeyRequest(request.name(), access, request.expiresAt(), author());
            return new NewKey(accounts, workspace(), order, request.warnings());
        });
    }

    /** Replaces a key; the former one stays valid for a while, so that clients can be changed over. */
    @POST
    @Keyed
    @Path("/{id}/rotate")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response rotate(String id, byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return executor.answer(caller.principal(), "keys/" + id + "/rotate", idempotencyKey, body, () -> {
            Optional<BodyFields> fields =
                    body == null || body.length == 0 ? Optional.empty() : Optional.of(BodyFields.of(body));
            int overlap =
                    fields.map(given -> overlap(given.value("overlapSeconds"))).orElse(DEFAULT_OVERLAP_SECONDS);
            KeyInfo key = own(id(id)).orElseThrow(KeyManagementResource::unknown);
            requireWithin(key);
            return new KeyReplacement(
                    accounts,
                    workspace(),
                    key.id(),
                    new KeyRotation(overlap, author()),
                    fields.map(BodyFields::warnings).orElse(List.of()));
        });
    }

    @DELETE
    @Keyed
    public Deleted delete(@QueryParam("id") String id) {
        UUID key = id(id);
        if (key != null && caller.principal().isSandbox()) {
            own(key).filter(info -> !info.sandbox()).ifPresent(info -> {
                throw ApiException.forbidden("id", "id must name a sandbox key: the key that is used is one");
            });
        }
        if (key == null || !accounts.revokeKey(workspace(), key, author())) {
            throw unknown();
        }
        return new Deleted(1, key);
    }

    private Optional<KeyInfo> own(UUID id) {
        return accounts.keys(workspace()).stream()
                .filter(key -> key.id().equals(id))
                .findFirst();
    }

    /** A rotated key answers with a secret, so it must not allow more than the key that asks for it. */
    private void requireWithin(KeyInfo key) {
        KeyAccess own = caller.principal().access();
        if (!own.scopes().containsAll(key.scopes()) || (own.sandbox() && !key.sandbox())) {
            throw ApiException.forbidden("id", "id names a key that allows more than the one that is used");
        }
    }

    private static int overlap(JsonNode overlap) {
        if (overlap.isMissingNode() || overlap.isNull()) {
            return DEFAULT_OVERLAP_SECONDS;
        }
        if (!overlap.canConvertToInt() || !overlap.isIntegralNumber()) {
            throw ApiException.invalid("overlapSeconds", "type", "overlapSeconds must be an integer");
        }
        if (overlap.intValue() < 0 || overlap.intValue() > MAX_OVERLAP_SECONDS) {
            throw ApiException.invalid(
                    "overlapSeconds", "bounds", "overlapSeconds must lie between 0 and " + MAX_OVERLAP_SECONDS);
        }
        return overlap.intValue();
    }

    private Author author() {
        return new Author(caller.principal().keyId(), RequestId.of(call));
    }

    static ApiException unknown() {
        return ApiException.notFound("id", "the workspace has no such key");
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    private static UUID id(String text) {
        if (text == null || text.isBlank()) {
            throw ApiException.invalid("id", "required", "id is required");
        }
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
