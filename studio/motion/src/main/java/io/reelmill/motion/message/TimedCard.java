package io.reelmill.motion.message;

/**
 * A card and the time it is seen.
 *
 * @param from seconds of the clip
 * @param to seconds of the clip
 */
public record TimedCard(Card card, double from, double to) {}
