package io.reelmill.gateway.render;

import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** Workspaces that were refused a reservation a short time ago. */
final class RefusedWorkspaces {

    private static final Duration MEMORY = Duration.ofMinutes(1);
    private static final int MAX_SIZE = 10_000;

    private final Map<UUID, Long> since = new ConcurrentHashMap<>();

    void add(UUID workspace) {
        if (since.size() >= MAX_SIZE) {
            since.values().removeIf(RefusedWorkspaces::isOver);
        }
        if (since.size() < MAX_SIZE) {
            since.put(workspace, System.nanoTime());
        }
    }

    void remove(UUID workspace) {
        since.remove(workspace);
    }

    boolean contains(UUID workspace) {
        Long time = since.get(workspace);
        return time != null && !isOver(time);
    }

    private static boolean isOver(long time) {
        return System.nanoTime() - time > MEMORY.toNanos();
    }
}
