package io.reelmill.render.narration;

import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.providers.picture.Style;
import io.reelmill.speech.EmbeddedVoice;

/** Chooses among the embedded voices the one that suits a film's style, where the request names none. */
public final class NarratorChoice {

    private NarratorChoice() {}

    /**
     * The id of the voice that speaks.
     *
     * @param asked {@code voice.voiceId} of the request
     * @return what was asked for, unless it is the default
     */
    public static String voiceId(String asked, Style style) {
        return isNamed(asked) ? asked : of(style).id();
    }

    /**
     * Whether a request names a voice, rather than leave the choice to us.
     *
     * @param asked {@code voice.voiceId} of the request
     */
    public static boolean isNamed(String asked) {
        return !asked.equals(
                VoiceParameters.VOICE_ID.commonDefault().orElseThrow().asText());
    }

    private static EmbeddedVoice of(Style style) {
        return switch (style) {
            case DEFAULT,
                    STYLIZED_ILLUSTRATION,
                    ILLUSTRATION,
                    SKETCH_COLOR,
                    SKETCH_BW,
                    FANTASY,
                    CREATIVE,
                    FLAT_ANIMATION,
                    EXPRESSIVE_INK_MINIMALISM,
                    INK,
                    RENDER_3D,
                    LOW_POLY -> EmbeddedVoice.AVA;
            case CHILDRENS_BOOK_ILLUSTRATIONS, CLAYMATION, ANIME, ANIME_SR, PIXEL_ART -> EmbeddedVoice.IRIS;
            case REALISM,
                    ULTRA_REALISM,
                    PHOTOGRAPHY,
                    RAYTRACED,
                    ENVIRONMENT,
                    ADVERTISEMENT_1950S,
                    MANGA_COLOR,
                    MANGA_BW,
                    EPIC_LINEBURST,
                    SCIFI -> EmbeddedVoice.OWEN;
            case MOVIE, RENAISSANCE_FRESCO, MODERN_NOIR_MINIMALISM, GILDED_COSMIC_BAROQUE, HAUNTED_LINEWORK ->
                EmbeddedVoice.ARTHUR;
        };
    }
}
