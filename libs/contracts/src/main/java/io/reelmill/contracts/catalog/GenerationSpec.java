package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A media generation after normalisation: canonical names only, defaults filled in, validated. Read it by parameter: {@code
 * spec.get(GenerationParameters.COUNT)}.
 *
 * @param values by canonical name
 * @param characters those that it names, looked up
 * @param voice the cloned one that {@code voiceId} names, looked up; null when it names none
 */
public record GenerationSpec(ObjectNode values, List<FeaturedCharacter> characters, ClonedVoice voice) {

    public GenerationSpec {
        Objects.requireNonNull(values);
        characters = characters == null ? List.of() : List.copyOf(characters);
    }

    /** The same with characters. */
    public GenerationSpec featuring(List<FeaturedCharacter> others) {
        return new GenerationSpec(values, others, voice);
    }

    /** The same, spoken by a cloned voice. */
    public GenerationSpec spokenBy(ClonedVoice other) {
        return new GenerationSpec(values, characters, other);
    }

    /**
     * The value of a parameter that is always there after normalisation.
     *
     * @throws IllegalStateException when it is absent
     */
    public <T> T get(Parameter<T> parameter) {
        return find(parameter)
                .orElseThrow(() -> new IllegalStateException(parameter.path() + " is absent from the generation spec"));
    }

    /** The value of a parameter, empty when it was neither given nor has a default. */
    public <T> Optional<T> find(Parameter<T> parameter) {
        JsonNode node = values.path(parameter.path());
        return node.isMissingNode() || node.isNull() ? Optional.empty() : Optional.of(parameter.read(node));
    }

    /** The texts of a list; empty when it is absent. */
    public List<String> texts(Parameter<JsonNode> list) {
        List<String> texts = new ArrayList<>();
        find(list).ifPresent(items -> items.forEach(item -> texts.add(item.textValue())));
        return texts;
    }

    /** The settings that pictures, voices and sounds of it are made with, as a render has them. */
    public RenderSpec renderSpec() {
        return GenerationNormaliser.renderSpec(this);
    }

    public boolean isVideo() {
        return get(GenerationParameters.MEDIA_TYPE).equals("video");
    }

    /** What {@code voiceId} says: the quoted parts of the prompt, else all of it; empty without a voice. */
    public String speech() {
        return isVideo() && find(GenerationParameters.VOICE_ID).isPresent()
                ? QuotedText.of(find(GenerationParameters.PROMPT).orElse(""))
                : "";
    }
}
