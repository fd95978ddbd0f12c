package io.reelmill.projects;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.UUID;

/**
 * What a render call stores of itself.
 *
 * @param runId made by the gateway; also the id of the reservation of credits
 * @param name of a new project; an existing one keeps its own
 * @param outputs variations, 1 to 10
 * @param creditsReserved above 0, or 0 in the sandbox
 * @param warnings told to the client, kept with the project
 * @param metadata echoed to the client, or null
 * @param webhookUrl called at the end, or null
 * @param sandbox whether the project is free of charge, marked and never published
 * @param retentionDays days for which the finished film is kept, above 0; null: for ever
 * @param watermarked whether the film carries a watermark of the client's, which not every platform takes
 */
public record NewRun(
        String pid,
        UUID runId,
        UUID workspaceId,
        String name,
        String workflow,
        int outputs,
        int creditsReserved,
        List<String> warnings,
        JsonNode metadata,
        String webhookUrl,
        boolean sandbox,
        Integer retentionDays,
        boolean watermarked) {}
