package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Submission.Sent;
import java.util.List;
import java.util.Map;

/** Reads the body of {@code POST /export-video}. Pure. */
public final class ExportNormaliser {

    private static final Parameter<String> PID = Parameter.text("pid");
    private static final Parameter<String> FILE_NAME = Parameter.text("fileName");

    /** What an export may change of the film. */
    public static final List<Parameter<?>> OVERRIDES = List.of(
            RequestParameters.ASPECT_RATIO,
            RenderParameters.RESOLUTION,
            RenderParameters.COMPRESSION,
            RenderParameters.FRAME_RATE,
            CaptionParameters.ENABLED,
            CaptionParameters.PRESET,
            CaptionParameters.POSITION);

    private static final ParameterIndex INDEX = new ParameterIndex(List.of(
            PID,
            FILE_NAME,
            RequestParameters.ASPECT_RATIO,
            RenderParameters.RESOLUTION,
            RenderParameters.COMPRESSION,
            RenderParameters.FRAME_RATE,
            CaptionParameters.ENABLED,
            CaptionParameters.PRESET,
            CaptionParameters.POSITION));

    private ExportNormaliser() {}

    /**
     * What became of a body.
     *
     * @param pid null when it names none
     * @param fileName null when it names none
     * @param overrides values by canonical path, as a tree; empty for the film as it is
     * @param violations empty when it can be exported
     */
    public record Outcome(
            String pid, String fileName, ObjectNode overrides, List<String> warnings, List<Violation> violations) {}

    /** What becomes of a body. */
    public static Outcome normalise(JsonNode body) {
        Findings findings = new Findings();
        ObjectNode overrides = JsonNodeFactory.instance.objectNode();
        String pid = null;
        String fileName = null;
        if (!(body instanceof ObjectNode object)) {
            findings.violation(null, "type", "the body must be a JSON object");
        } else {
            StorableJson.check(object, INDEX, findings);
            if (findings.isClean()) {
                Submission submission = Submission.of(object, "", INDEX, findings);
                Map<Parameter<?>, Sent> sent = submission.resolve(null, findings);
                ValueReader reader = new ValueReader(findings, UrlRule.FORM);
                pid = text(PID, sent, reader);
                fileName = text(FILE_NAME, sent, reader);
                Draft draft = new Draft(Workflow.SCRIPT_TO_VIDEO, findings);
                for (Parameter<?> parameter : OVERRIDES) {
                    if (sent.containsKey(parameter)) {
                        reader.read(parameter, sent.get(parameter)).ifPresent(v -> draft.give(parameter, v));
                    }
                }
                overrides = draft.spec().values();
                submission.warnOfUnknown(findings);
            }
        }
        return new Outcome(
                pid, fileName, overrides, List.copyOf(findings.warnings()), List.copyOf(findings.violations()));
    }

    private static String text(Parameter<String> parameter, Map<Parameter<?>, Sent> sent, ValueReader reader) {
        return sent.containsKey(parameter)
                ? reader.read(parameter, sent.get(parameter))
                        .map(JsonNode::textValue)
                        .orElse(null)
                : null;
    }
}
