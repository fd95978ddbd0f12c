package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkiverse.mcp.server.Cancellation.OperationCancellationException;
import io.quarkiverse.mcp.server.ToolManager.ToolArguments;
import io.quarkiverse.mcp.server.ToolResponse;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.key.RequiredScopes;
import io.reelmill.gateway.mcp.McpCall;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletionException;

/** Runs tools: reads the arguments, asks the user where it costs, does the work, and answers every failure as a tool error. */
@Singleton
class ToolRunner {

    private final McpCall current;
    private final RequiredScopes scopes;
    private final ErrorAnswers errors;

    ToolRunner(McpCall current, RequiredScopes scopes, ErrorAnswers errors) {
        this.current = current;
        this.scopes = scopes;
        this.errors = errors;
    }

    Uni<ToolResponse> run(Tool tool, ToolArguments sent) {
        Context context = Vertx.currentContext();
        Principal who = current.enter();
        return ToolCall.onWorker(context, () -> call(tool, who, sent, context))
                .chain(call -> confirm(tool, call, sent)
                        .emitOn(command -> context.runOnContext(ignored -> command.run())) // not the one that answered
                        .chain(() -> tool.work().answer(call)))
                .map(answer -> ToolAnswer.of(answer, tool.operation().list()))
                .onFailure(CompletionException.class)
                .transform(Throwable::getCause)
                .onFailure(failure -> !(failure instanceof OperationCancellationException))
                .recoverWithUni(failure -> ToolCall.onWorker(context, () -> error(failure)));
    }

    private ToolCall call(Tool tool, Principal who, ToolArguments sent, Context context) {
        scopes.check(who, tool.operation().endpoint());
        current.argumentsRefusal().ifPresent(message -> {
            throw ApiException.invalid(null, "type", message);
        });
        JsonObject params = sent.rawMessage().asJsonObject().getJsonObject("params");
        JsonObject given = params.getJsonObject("arguments");
        ObjectNode arguments = given == null || given.isEmpty()
                ? ContractJson.mapper().createObjectNode()
                : (ObjectNode) JsonBody.parse(given.encode().getBytes(StandardCharsets.UTF_8));
        JsonNode key = arguments.remove(ToolSchemas.IDEMPOTENCY_KEY);
        if (key != null && !key.isNull() && !key.isTextual()) {
            throw ApiException.invalid(
                    ToolSchemas.IDEMPOTENCY_KEY, "type", ToolSchemas.IDEMPOTENCY_KEY + " must be text");
        }
        return new ToolCall(
                who,
                arguments,
                key == null || key.isNull() ? null : key.textValue(),
                sent.progress(),
                sent.cancellation(),
                context,
                current.http().response());
    }

    private Uni<Void> confirm(Tool tool, ToolCall call, ToolArguments sent) {
        if (tool.question() == Question.NONE || !sent.elicitation().isSupported()) {
            return Uni.createFrom().voidItem();
        }
        return call.onWorker(() -> tool.question().about(call))
                .chain(question -> question.isEmpty()
                        ? Uni.createFrom().voidItem()
                        : Confirmation.ask(sent.elicitation(), call.who(), question.get()));
    }

    private ToolResponse error(Throwable failure) {
        return ToolAnswer.error(errors.body(errors.refusal(failure)));
    }
}
