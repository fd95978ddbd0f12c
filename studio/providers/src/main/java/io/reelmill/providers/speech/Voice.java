package io.reelmill.providers.speech;

/**
 * How to speak.
 *
 * @param id voice id as in the request; a synthesizer that does not know it uses its default voice
 * @param language tag such as {@code en}
 * @param speed 0.5 to 2, 1 as the voice is; pitch stays
 * @param stability 0 to 1; lower is more expressive
 */
public record Voice(String id, String language, double speed, double stability) {}
