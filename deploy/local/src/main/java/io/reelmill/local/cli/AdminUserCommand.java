package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Users, as operators make them. */
@Command(name = "user", mixinStandardHelpOptions = true, description = "Creates users.")
final class AdminUserCommand {

    private final AdminAccess access;

    AdminUserCommand(AdminAccess access) {
        this.access = access;
    }

    @Command(name = "create", mixinStandardHelpOptions = true, description = "Creates a user and prints the id.")
    int create(
            @Parameters(paramLabel = "EMAIL", description = "The user's e-mail address.") String email,
            @Option(names = "--name", paramLabel = "NAME", description = "The user's name.") String name,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why.") String reason) {
        Map<String, String> body = new HashMap<>();
        body.put("email", email);
        body.put("name", name);
        body.put("reason", reason);
        JsonNode user = access.call(admin -> admin.post("/users", body));
        access.terminal().result(user.path("id").asText());
        return 0;
    }
}
