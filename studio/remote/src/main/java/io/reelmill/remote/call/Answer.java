package io.reelmill.remote.call;

/**
 * What a service answered, with a 2xx.
 *
 * @param type of the content, in lower case and without parameters; empty when not told
 */
@SuppressWarnings("ArrayRecordComponent") // an answer, never compared
public record Answer(int status, String type, byte[] body) {}
