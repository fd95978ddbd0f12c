package io.reelmill.gateway.render;

import java.util.List;

/** What an accepted {@code POST /render} is told. */
record RenderAnswer(
        int success,
        String pid,
        String workflow,
        String webhookUrl,
        String endpoint,
        String docs,
        int creditsReserved,
        List<String> warnings) {}
