package io.reelmill.providers.script;

/**
 * A piece of news to be told with its source.
 *
 * @param title its headline
 * @param summary a few sentences, or empty
 * @param source who reports it
 */
public record News(String title, String summary, String source) {}
