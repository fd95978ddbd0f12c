package io.reelmill.render.attempt;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Palettes;
import java.util.stream.Collectors;

/** Warns of unknown names of palettes and voices in a request; the film is made without them. */
public final class UnknownNameCheck {

    private UnknownNameCheck() {}

    public static void check(RenderAttempt attempt) {
        attempt.spec()
                .find(OptionParameters.SELECTED_PALETTE)
                .map(String::strip)
                .filter(name -> !name.isEmpty()
                        && Palettes.ALL.stream().noneMatch(p -> p.name().equalsIgnoreCase(name)))
                .ifPresent(name -> attempt.warn("options.selectedPalette: there is no palette \"%s\"; there are %s"
                        .formatted(
                                name, Palettes.ALL.stream().map(Palette::name).collect(Collectors.joining(", ")))));
        String usual = VoiceParameters.VOICE_ID.commonDefault().orElseThrow().asText();
        String voice = attempt.spec().get(VoiceParameters.VOICE_ID);
        boolean spoken =
                attempt.spec().workflow().isNarrated() && attempt.spec().get(VoiceParameters.ENABLED);
        if (spoken
                && attempt.spec().voice() == null
                && !voice.equals(usual)
                && !attempt.providers().voices().has(voice)) {
            attempt.warn("voice.voiceId: there is no voice \"%s\" here; the usual one speaks".formatted(voice));
        }
    }
}
