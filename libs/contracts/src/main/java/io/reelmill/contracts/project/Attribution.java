package io.reelmill.contracts.project;

/**
 * Somebody else's work that is seen in a video.
 *
 * @param work what it is, as its source names it
 * @param author who made it; empty where the source does not tell
 * @param source where it is from: a library or a publication
 * @param url page of the work; empty where it has none
 */
public record Attribution(String work, String author, String source, String url) {}
