package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A render request after normalisation: canonical names only, defaults filled in, validated. Read it by parameter: {@code
 * spec.get(VoiceParameters.SPEED)}.
 *
 * @param values the request as a tree of canonical paths
 * @param characters those that the request names, once each and in that order; whoever knows the workspace looks them up, so
 *     that whoever renders need not
 * @param voice the cloned one that {@code voice.voiceId} names, looked up likewise; null when it names none
 * @param longestFilmSeconds what the plan of the workspace allows, looked up likewise; null where nothing was looked up
 */
public record RenderSpec(
        Workflow workflow,
        ObjectNode values,
        List<FeaturedCharacter> characters,
        ClonedVoice voice,
        Integer longestFilmSeconds) {

    public RenderSpec {
        Objects.requireNonNull(workflow);
        Objects.requireNonNull(values);
        characters = characters == null ? List.of() : List.copyOf(characters);
    }

    /** A request without characters and cloned voices. */
    public RenderSpec(Workflow workflow, ObjectNode values) {
        this(workflow, values, List.of(), null);
    }

    /** A request of a workspace whose plan was not looked up. */
    public RenderSpec(Workflow workflow, ObjectNode values, List<FeaturedCharacter> characters, ClonedVoice voice) {
        this(workflow, values, characters, voice, null);
    }

    /** The same with characters. */
    public RenderSpec featuring(List<FeaturedCharacter> others) {
        return new RenderSpec(workflow, values, others, voice, longestFilmSeconds);
    }

    /** The same, spoken by a cloned voice. */
    public RenderSpec spokenBy(ClonedVoice other) {
        return new RenderSpec(workflow, values, characters, other, longestFilmSeconds);
    }

    /** The same for a workspace whose films may be so long. */
    public RenderSpec limitedTo(int seconds) {
        return new RenderSpec(workflow, values, characters, voice, seconds);
    }

    /** The same with other values in place of its own; {@code overrides} is a tree of canonical paths. */
    public RenderSpec overriddenBy(JsonNode overrides) {
        ObjectNode merged = values.deepCopy();
        merge(merged, overrides);
        return new RenderSpec(workflow, merged, characters, voice, longestFilmSeconds);
    }

    private static void merge(ObjectNode into, JsonNode overrides) {
        overrides.properties().forEach(field -> {
            if (field.getValue().isObject()) {
                merge(into.withObjectProperty(field.getKey()), field.getValue());
            } else {
                into.set(field.getKey(), field.getValue());
            }
        });
    }

    /** Whether the film is to carry a watermark of the client's. */
    @JsonIgnore
    public boolean isWatermarked() {
        return find(OptionParameters.WATERMARK)
                .filter(mark -> mark.hasNonNull("url"))
                .isPresent();
    }

    /**
     * The value of a parameter that has a default or is required.
     *
     * @throws IllegalStateException when it is absent: the spec was not made by the normaliser
     */
    public <T> T get(Parameter<T> parameter) {
        return find(parameter)
                .orElseThrow(() -> new IllegalStateException(parameter.path() + " is absent from the render spec"));
    }

    /** The value of a parameter, empty when it was neither given nor has a default. */
    public <T> Optional<T> find(Parameter<T> parameter) {
        JsonNode node = values;
        for (String name : parameter.names()) {
            node = node.path(name);
        }
        return node.isMissingNode() || node.isNull() ? Optional.empty() : Optional.of(parameter.read(node));
    }
}
