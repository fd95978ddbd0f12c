package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.local.client.AdminClient;
import io.reelmill.local.client.UnreachableException;
import java.util.function.Function;

/** Calls the administration of the running suite for the commands below {@code admin}. */
record AdminAccess(Terminal terminal, Environment environment) {

    JsonNode call(Function<AdminClient, JsonNode> call) {
        try {
            return call.apply(new AdminClient(environment.adminUrl(), environment.operatorToken()));
        } catch (UnreachableException e) {
            throw new CommandException(
                    CommandException.FAILED,
                    e.getMessage()
                            + ": start the suite with ./reelmill up, or name another address with REELMILL_ADMIN_URL");
        }
    }
}
