package io.reelmill.render.ad;

import io.reelmill.writer.CuedScript.Role;

/**
 * A part of an advertisement.
 *
 * @param said what is heard
 * @param start seconds of the video
 * @param end seconds of the video
 */
public record AdPart(Role role, String said, double start, double end) {}
