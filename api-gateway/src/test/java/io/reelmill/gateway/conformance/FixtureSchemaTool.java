package io.reelmill.gateway.conformance;

import io.quarkiverse.mcp.server.ToolManager;
import io.quarkiverse.mcp.server.ToolResponse;
import io.quarkus.arc.properties.IfBuildProperty;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** A tool whose schema uses what JSON Schema 2020-12 has; the suite asks that it is listed as it stands. */
@Singleton
@IfBuildProperty(name = ConformanceProfile.FIXTURES, stringValue = "true")
class FixtureSchemaTool {

    private static final String SCHEMA = """
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
             "$defs": {"address": {"$anchor": "addressDef", "type": "object",
               "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}},
             "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"},
               "contactMethod": {"type": "string", "enum": ["phone", "email"]},
               "phone": {"type": "string"}, "email": {"type": "string"}},
             "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
             "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
             "then": {"required": ["phone"]}, "else": {"required": ["email"]},
             "additionalProperties": false}""";

    private final ToolManager tools;

    FixtureSchemaTool(ToolManager tools) {
        this.tools = tools;
    }

    void register(@Observes StartupEvent event) {
        tools.newTool("json_schema_2020_12_tool")
                .setDescription("Tool with JSON Schema 2020-12 features")
                .setInputSchema(new JsonObject(SCHEMA))
                .setHandler(arguments -> ToolResponse.success("ok"))
                .register();
    }
}
