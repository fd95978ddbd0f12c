package io.reelmill.gateway.task;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.projects.task.Task;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The answers of calls that start tasks. */
public final class TaskAnswers {

    /** A message of the studio begins with the field that is at fault. */
    private static final Pattern FIELD = Pattern.compile("([a-z][A-Za-z]*(?:\\.[A-Za-z]+)*(?:\\[\\d+])?)(?=[ :])");

    private TaskAnswers() {}

    /** The field that the error of a task names; empty where it is none of them. */
    public static Optional<String> field(Task task) {
        Matcher matcher = FIELD.matcher(task.error() == null ? "" : task.error());
        return "invalid_input".equals(task.errorCode()) && matcher.lookingAt()
                ? Optional.of(matcher.group(1))
                : Optional.empty();
    }

    /** What a call is refused with whose task has failed. Nothing was charged for it. */
    public static ApiException refusal(Task task) {
        return switch (task.errorCode()) {
            case "invalid_input" -> ApiException.invalid(field(task).orElse(null), "unusable", task.error());
            case "unavailable" -> ApiException.unavailable(task.error());
            default -> ApiException.of(500, "internal_error", task.error());
        };
    }

    /** The id under a name in an answer that was given, now or before. */
    public static Optional<UUID> id(Response answer, String name) {
        try {
            JsonNode body = ContractJson.mapper().readTree((byte[]) answer.getEntity());
            return body.path("status").asText().equals("rendering")
                    ? Optional.of(UUID.fromString(body.path(name).textValue()))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("an answer of ours is no JSON", e);
        }
    }

    /** The answer with another body; whether it was replayed is told as before. */
    public static Response with(Response answer, Object body) {
        return Response.fromResponse(answer).entity(ContractJson.bytes(body)).build();
    }
}
