package io.reelmill.contracts.catalog;

/**
 * A consistent character that is to appear in a render.
 *
 * @param name as the client calls it
 * @param description what it is, and so when it fits
 * @param contentType of its image, {@code image/png}
 * @param picture key of our own copy of its image in the media store
 */
public record FeaturedCharacter(String id, String name, String description, String contentType, String picture) {}
