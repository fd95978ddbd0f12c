package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Palettes;
import java.util.stream.Collectors;

/** Names in a request that nobody here knows: the film is made without them, and the client is told. */
final class UnknownNameCheck {

    private UnknownNameCheck() {}

    static void check(RenderAttempt take) {
        take.spec()
                .find(OptionParameters.SELECTED_PALETTE)
                .map(String::strip)
                .filter(name -> !name.isEmpty()
                        && Palettes.ALL.stream().noneMatch(p -> p.name().equalsIgnoreCase(name)))
                .ifPresent(name -> take.warn("options.selectedPalette: there is no palette \"%s\"; there are %s"
                        .formatted(
                                name, Palettes.ALL.stream().map(Palette::name).collect(Collectors.joining(", ")))));
        String usual = VoiceParameters.VOICE_ID.commonDefault().orElseThrow().asText();
        String voice = take.spec().get(VoiceParameters.VOICE_ID);
        boolean spoken = take.spec().workflow().isNarrated() && take.spec().get(VoiceParameters.ENABLED);
        if (spoken
                && take.spec().voice() == null
                && !voice.equals(usual)
                && !take.crew().voices().has(voice)) {
            take.warn("voice.voiceId: there is no voice \"%s\" here; the usual one speaks".formatted(voice));
        }
    }
}
