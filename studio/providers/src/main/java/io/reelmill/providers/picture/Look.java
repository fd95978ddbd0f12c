package io.reelmill.providers.picture;

/**
 * What all pictures of a video share.
 *
 * @param preset style preset as in the request, {@code DEFAULT}
 * @param palette colour palette name, or empty for one that fits
 * @param direction the client's words on style, or empty
 * @param frameWidth pixels of the frame that will be seen
 * @param frameHeight pixels
 * @param seed the same look and shots give the same pictures
 * @param detail how much there is to see
 * @param captioned where captions will stand, so that pictures leave room there and nowhere else
 * @param language of what is said: tag such as {@code de}, or empty for English
 */
public record Look(
        String preset,
        String palette,
        String direction,
        int frameWidth,
        int frameHeight,
        long seed,
        Detail detail,
        Captioned captioned,
        String language) {

    /** Where captions stand in the frame. */
    public enum Captioned {
        /** Nowhere: the picture has the frame to itself. */
        NOWHERE,
        /** In the upper part. */
        TOP,
        /** Across the middle. */
        MIDDLE,
        /** In the lower part. */
        BOTTOM
    }

    /** How much there is to see in a picture: {@code media.imageModel}. */
    public enum Detail {
        /** The main thing and its place, hardly more. */
        PLAIN,
        /** What stands beside it, and what floats in front. */
        FULL,
        /** More of it, nearer to the viewer too; small things in the place, and stronger light. */
        RICH,
        /** As rich, for layers that are set in motion: without the birds in the sky, which whoever moves them has fly. */
        LIVING;

        public boolean rich() {
            return this == RICH || this == LIVING;
        }

        /** @param imageModel {@code cheap}, {@code good} or {@code ultra} */
        public static Detail of(String imageModel) {
            return switch (imageModel) {
                case "cheap" -> PLAIN;
                case "ultra" -> RICH;
                default -> FULL;
            };
        }
    }

    /** A look of the usual detail, with captions at the bottom. */
    public Look(String preset, String palette, String direction, int frameWidth, int frameHeight, long seed) {
        this(preset, palette, direction, frameWidth, frameHeight, seed, Detail.FULL, Captioned.BOTTOM, "");
    }

    /**
     * The style of the preset.
     *
     * @throws IllegalArgumentException when there is no such preset
     */
    public Style style() {
        return Style.of(preset);
    }

    /** The same on a frame of another size. */
    public Look on(int width, int height) {
        return new Look(preset, palette, direction, width, height, seed, detail, captioned, language);
    }

    /** The same with more or less to see. */
    public Look with(Detail other) {
        return new Look(preset, palette, direction, frameWidth, frameHeight, seed, other, captioned, language);
    }

    /** The same with captions elsewhere. */
    public Look with(Captioned other) {
        return new Look(preset, palette, direction, frameWidth, frameHeight, seed, detail, other, language);
    }

    /** The same for what is said in a language. */
    public Look speaking(String tag) {
        return new Look(preset, palette, direction, frameWidth, frameHeight, seed, detail, captioned, tag);
    }
}
