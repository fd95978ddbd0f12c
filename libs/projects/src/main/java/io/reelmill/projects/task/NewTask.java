package io.reelmill.projects.task;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.UUID;

/**
 * What a call that orders a task stores of it.
 *
 * @param id also the id of its reservation
 * @param pid the exported project; of generated media a name of its own
 * @param options what was ordered, as the client is told
 * @param breakdown of the price, as JSON
 */
public record NewTask(
        UUID id,
        TaskKind kind,
        UUID workspaceId,
        String pid,
        JsonNode options,
        JsonNode breakdown,
        int creditsReserved,
        List<String> warnings) {}
