package io.reelmill.gateway.mcp.tool;

import io.quarkiverse.mcp.server.ToolManager;
import io.quarkus.arc.All;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;

/** Makes the tools known to the MCP server as the service starts. */
@Singleton
class ToolRegistration {

    private final ToolManager manager;
    private final ToolRunner runner;
    private final ToolSchemas schemas;
    private final List<ToolSet> sets;

    ToolRegistration(ToolManager manager, ToolRunner runner, ToolSchemas schemas, @All List<ToolSet> sets) {
        this.manager = manager;
        this.runner = runner;
        this.schemas = schemas;
        this.sets = sets;
    }

    void register(@Observes StartupEvent event) {
        sets.forEach(set -> set.tools().forEach(this::register));
    }

    private void register(Tool tool) {
        manager.newTool(tool.name())
                .setTitle(tool.title())
                .setDescription(tool.description())
                .setInputSchema(schemas.input(tool))
                .setOutputSchema(schemas.output(tool))
                .setAnnotations(tool.effect().annotations(tool.title(), tool.openWorld()))
                .setAsyncHandler(arguments -> runner.run(tool, arguments))
                .register();
    }
}
