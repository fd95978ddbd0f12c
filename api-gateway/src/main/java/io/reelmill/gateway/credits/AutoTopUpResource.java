package io.reelmill.gateway.credits;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.AccountApi.AutoTopUpSettings;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Lets a workspace say when credits are bought without anybody asking. */
@Path("/api/public/v3/credits/auto-topup")
@Produces(MediaType.APPLICATION_JSON)
class AutoTopUpResource {

    private static final int MAX_PACK_LENGTH = 100;

    private final Caller caller;
    private final Billing billing;

    AutoTopUpResource(Caller caller, Billing billing) {
        this.caller = caller;
        this.billing = billing;
    }

    record Answer(
            int success,
            boolean enabled,
            int threshold,
            Integer target,
            String pack,
            int dailyCap,
            Instant pausedAt,
            String pauseReason) {

        static Answer of(AutoTopUpSettings settings) {
            return new Answer(
                    1,
                    settings.enabled(),
                    settings.threshold(),
                    settings.target(),
                    settings.pack(),
                    settings.dailyCap(),
                    settings.pausedAt(),
                    settings.pauseReason());
        }
    }

    @GET
    @Keyed
    public Answer read() {
        return Answer.of(billing.autoTopUp(workspace()));
    }

    @PUT
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    public Answer save(byte[] body) {
        return Answer.of(billing.saveAutoTopUp(workspace(), settings(JsonBody.parse(body))));
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    private static AutoTopUpSettings settings(JsonNode body) {
        List<Violation> violations = new ArrayList<>();
        JsonNode enabled = body.path("enabled");
        if (!enabled.isBoolean()) {
            violations.add(violation(enabled, "enabled", "must be true or false"));
        }
        Integer threshold = number(body, "threshold", 0, true, violations);
        Integer target = number(body, "target", 1, false, violations);
        Integer dailyCap = number(body, "dailyCap", 1, true, violations);
        JsonNode pack = body.path("pack");
        boolean isPack = pack.isTextual() && pack.textValue().length() <= MAX_PACK_LENGTH;
        if (!isAbsent(pack) && !isPack) {
            violations.add(violation(pack, "pack", "must be the name of a pack"));
        }
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
        return new AutoTopUpSettings(
                enabled.booleanValue(), threshold, target, isPack ? pack.textValue() : null, dailyCap, null, null);
    }

    private static Integer number(JsonNode body, String field, int min, boolean required, List<Violation> violations) {
        JsonNode value = body.path(field);
        if (isAbsent(value) && !required) {
            return null;
        }
        if (!value.isIntegralNumber() || !value.canConvertToInt()) {
            violations.add(violation(value, field, "must be a whole number of credits"));
        } else if (value.intValue() < min) {
            violations.add(new Violation(field, "bounds", field + " must be at least " + min));
        } else {
            return value.intValue();
        }
        return null;
    }

    private static Violation violation(JsonNode value, String field, String rule) {
        return isAbsent(value)
                ? new Violation(field, "required", field + " is required")
                : new Violation(field, "type", field + " " + rule);
    }

    private static boolean isAbsent(JsonNode value) {
        return value.isMissingNode() || value.isNull();
    }
}
