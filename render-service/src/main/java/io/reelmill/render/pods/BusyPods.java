package io.reelmill.render.pods;

import jakarta.inject.Singleton;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;

/** Reads from the queue how many jobs each pod renders. A worker's name begins with that of its pod. */
@Singleton
class BusyPods {

    /** Pods that have ended a job lately are listed too, so that those that became idle are known after a restart. */
    private static final String QUERY = """
        SELECT split_part(worker, '/', 1) AS pod, count(*) FILTER (WHERE state = 'running') AS jobs
          FROM render.job
         WHERE state = 'running' AND lease_until > now() OR state = 'done' AND finished_at > now() - interval '10 minutes'
         GROUP BY 1 HAVING split_part(worker, '/', 1) ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'\
        """;

    private final Jdbi jdbi;

    BusyPods(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    Map<String, Integer> jobs() {
        return jdbi
                .withHandle(handle -> handle.createQuery(QUERY)
                        .map((row, context) -> Map.entry(row.getString("pod"), row.getInt("jobs")))
                        .list())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
