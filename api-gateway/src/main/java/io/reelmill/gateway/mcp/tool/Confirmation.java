package io.reelmill.gateway.mcp.tool;

import io.quarkiverse.mcp.server.Elicitation;
import io.quarkiverse.mcp.server.ElicitationRequest.BooleanSchema;
import io.quarkiverse.mcp.server.ElicitationResponse;
import io.quarkiverse.mcp.server.MetaKey;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.mcp.McpCall;
import io.smallrye.mutiny.TimeoutException;
import io.smallrye.mutiny.Uni;
import org.jboss.logging.Logger;

/** Asks the user before anything is spent. */
final class Confirmation {

    private static final Logger LOG = Logger.getLogger(Confirmation.class);
    /** The protocol asks for a form; whoever sends it off without changing it agrees. */
    private static final String AGREES = "agree";

    private static final MetaKey POSTED_BY = MetaKey.from(McpCall.POSTED_BY);

    private Confirmation() {}

    /** Ends well when the user agrees; fails with an {@link ApiException} otherwise. */
    static Uni<Void> ask(Elicitation elicitation, Principal who, String question) {
        return elicitation
                .requestBuilder()
                .setMessage(question)
                .addSchemaProperty(AGREES, new BooleanSchema("Yes, do it", null, true, false))
                .build()
                .send()
                .onFailure(TimeoutException.class)
                .transform(e -> refusal("the user did not answer in time; nothing was started"))
                .onItem()
                .invoke(answer -> require(answer, who))
                .replaceWithVoid();
    }

    private static void require(ElicitationResponse answer, Principal who) {
        if (!who.keyId().toString().equals(answer.meta().getValue(POSTED_BY))) {
            LOG.warnf("key %s was asked for a confirmation, and another one answered", who.keyId());
            throw refusal("the confirmation did not come from the client that was asked; nothing was started");
        }
        if (!answer.actionAccepted()
                || Boolean.FALSE.equals(answer.content().asMap().get(AGREES))) {
            throw refusal("the user did not agree; nothing was started");
        }
    }

    private static ApiException refusal(String message) {
        return ApiException.of(403, "not_confirmed", message);
    }
}
