package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Submission.Sent;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a {@link RenderSpec} of a request body: aliases, then the escape hatch over everything, then types and bounds, then
 * defaults, derived and forced values, then the workflow's required input. Pure: no input, no output, no clock.
 */
public final class RequestNormaliser {

    private static final String HATCH = AdvancedParameters.CUSTOM_CREATION_PARAMS.path();

    /** They say which pipeline runs, which is not for the escape hatch to change. */
    private static final Set<String> LOCKED = Set.of("slug", "flowType", "workflow");

    private RequestNormaliser() {}

    /** What becomes of a body; a body that is no object is a violation of no field. */
    public static Normalisation normalise(JsonNode body) {
        return normalise(body, UrlRule.FORM);
    }

    /** The same under a stricter rule for addresses. */
    public static Normalisation normalise(JsonNode body, UrlRule urls) {
        Findings findings = new Findings();
        if (!(body instanceof ObjectNode object)) {
            findings.violation(null, "type", "the body must be a JSON object");
            return new Normalisation.Rejected(findings.violations());
        }
        StorableJson.check(object, Catalog.INDEX, findings);
        if (!findings.isClean()) {
            return new Normalisation.Rejected(findings.violations());
        }
        return normalise(object, urls, findings);
    }

    private static Normalisation normalise(ObjectNode body, UrlRule urls, Findings findings) {
        Submission submission = Submission.of(body, "", Catalog.INDEX, findings);
        Optional<Workflow> workflow = workflow(submission, findings);
        Map<Parameter<?>, Sent> sent = submission.resolve(workflow.orElse(null), findings);
        mergeEscapeHatch(sent, workflow.orElse(null), findings);

        Draft draft = new Draft(workflow.orElse(null), findings);
        ValueReader reader = new ValueReader(findings, urls);
        for (Parameter<?> parameter : Catalog.parameters()) {
            Sent value = sent.get(parameter);
            if (value != null && parameter != RequestParameters.WORKFLOW) {
                reader.read(parameter, value).ifPresent(v -> draft.give(parameter, v));
            }
        }
        workflow.ifPresent(known -> complete(draft));
        submission.warnOfUnknown(findings);
        return findings.isClean()
                ? new Normalisation.Accepted(draft.spec(), findings.warnings())
                : new Normalisation.Rejected(findings.violations());
    }

    private static Optional<Workflow> workflow(Submission submission, Findings findings) {
        Parameter<String> parameter = RequestParameters.WORKFLOW;
        JsonNode sent = submission.entries().get(parameter.path());
        if (sent == null || sent.isTextual() && sent.textValue().isBlank()) {
            findings.violation(parameter.path(), "required", "workflow is required: " + ValueReader.oneOf(parameter));
            return Optional.empty();
        }
        return new ValueReader(findings, UrlRule.FORM)
                .read(parameter, new Sent(sent, null, false))
                .flatMap(value -> Workflow.find(value.textValue()));
    }

    /** Its names are the aliases; what it sets is checked like anything else. */
    private static void mergeEscapeHatch(Map<Parameter<?>, Sent> sent, Workflow workflow, Findings findings) {
        Sent hatch = sent.get(AdvancedParameters.CUSTOM_CREATION_PARAMS);
        if (hatch == null || !(hatch.value() instanceof ObjectNode object)) {
            return;
        }
        ObjectNode custom = object.deepCopy();
        for (String locked : LOCKED) {
            if (custom.remove(locked) != null) {
                findings.warning(HATCH + "." + locked + " is locked and was ignored");
            }
        }
        sent.put(AdvancedParameters.CUSTOM_CREATION_PARAMS, new Sent(custom.deepCopy(), hatch.sentAs(), false));
        AdvancedParameters.CUSTOM_CREATION_PARAMS.fields().forEach(own -> custom.remove(own.path()));
        custom.remove("customCreationParams");
        custom.remove("advanced");
        Submission inner = Submission.of(custom, HATCH + ".", Catalog.INDEX, findings);
        sent.putAll(inner.resolve(workflow, findings));
        inner.warnOfUnknown(findings);
    }

    private static void complete(Draft draft) {
        for (Parameter<?> parameter : Catalog.parameters()) {
            if (!draft.isGiven(parameter)) {
                parameter.defaultIn(draft.workflow).ifPresent(value -> draft.setCopy(parameter, value));
            } else if (!parameter.workflows().isEmpty()
                    && !parameter.workflows().contains(draft.workflow)) {
                draft.findings.warning(parameter.path() + " has no effect in " + draft.workflow.wireName());
            }
        }
        Derivations.apply(draft);
        RequiredInput.check(draft);
    }
}
