package io.reelmill.motion.message;

/**
 * A card and the time during which it is shown.
 *
 * @param from seconds of the clip
 * @param to seconds of the clip
 */
public record TimedCard(Card card, double from, double to) {}
