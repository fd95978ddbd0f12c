package io.reelmill.gateway.key;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Lets a workspace manage its keys. A new key is shown once. */
@Path("/api/public/v3/keys")
@Produces(MediaType.APPLICATION_JSON)
class KeyManagementResource {

    private static final int MAX_NAME_LENGTH = 100;

    private final Caller caller;
    private final Accounts accounts;

    KeyManagementResource(Caller caller, Accounts accounts) {
        this.caller = caller;
        this.accounts = accounts;
    }

    record KeyList(int success, List<KeyInfo> keys) {}

    record Created(int success, KeyInfo info, String key) {}

    record Deleted(int success, UUID deleted) {}

    @GET
    @Keyed
    public KeyList list() {
        return new KeyList(1, accounts.keys(workspace()));
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    public Created create(byte[] body) {
        CreatedKey created = accounts.createKey(workspace(), request(JsonBody.parse(body)));
        return new Created(1, created.info(), created.key());
    }

    @DELETE
    @Keyed
    public Deleted delete(@QueryParam("id") String id) {
        UUID key = id(id);
        if (key == null || !accounts.revokeKey(workspace(), key)) {
            throw ApiException.notFound("id", "the workspace has no such key");
        }
        return new Deleted(1, key);
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

    private static NewKeyRequest request(JsonNode body) {
        List<Violation> violations = new ArrayList<>();
        JsonNode name = body.path("name");
        String text = name.isTextual() ? name.textValue().strip() : "";
        if (name.isMissingNode() || name.isNull()) {
            violations.add(new Violation("name", "required", "name is required"));
        } else if (text.isEmpty() || text.length() > MAX_NAME_LENGTH || text.indexOf('\0') >= 0) {
            violations.add(new Violation(
                    "name", "bounds", "name must be text of 1 to " + MAX_NAME_LENGTH + " plain characters"));
        }
        Instant expiry = expiry(body.path("expiresAt"), violations);
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
        return new NewKeyRequest(text, expiry);
    }

    private static Instant expiry(JsonNode value, List<Violation> violations) {
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        try {
            Instant expiry = Instant.parse(value.asText());
            if (expiry.isAfter(Instant.now())) {
                return expiry;
            }
            violations.add(new Violation("expiresAt", "bounds", "expiresAt must lie in the future"));
        } catch (DateTimeParseException e) {
            violations.add(new Violation(
                    "expiresAt", "type", "expiresAt must be an ISO 8601 time such as 2027-01-31T00:00:00Z"));
        }
        return null;
    }
}
