package io.reelmill.gateway.render;

import java.util.List;

/**
 * What an accepted {@code POST /render} is told.
 *
 * @param creditsReserved 0 in the sandbox
 * @param creditsEstimate what the render takes outside of the sandbox
 */
record RenderAnswer(
        int success,
        String pid,
        String workflow,
        String webhookUrl,
        String endpoint,
        String docs,
        int creditsReserved,
        int creditsEstimate,
        boolean sandbox,
        List<String> warnings) {}
