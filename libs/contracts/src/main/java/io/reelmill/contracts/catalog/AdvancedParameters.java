package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The block {@code advanced}. */
public final class AdvancedParameters {

    public static final Parameter<JsonNode> CUSTOM_CREATION_PARAMS = Parameter.object("advanced.customCreationParams")
            .openFields(Parameter.text("promptCustomRules").meaning("Rules that the script writer keeps to."))
            .alias("customCreationParams")
            .meaning("Legacy creation parameters, merged over everything else; slug and flowType stay locked.");

    /** Inside {@link #CUSTOM_CREATION_PARAMS}, the only place where it may be sent. */
    public static final Parameter<String> PROMPT_CUSTOM_RULES =
            Parameter.text("advanced.customCreationParams.promptCustomRules");

    static final List<Parameter<?>> ALL = List.of(CUSTOM_CREATION_PARAMS);

    private AdvancedParameters() {}
}
