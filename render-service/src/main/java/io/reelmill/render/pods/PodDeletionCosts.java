package io.reelmill.render.pods;

import io.quarkus.scheduler.Scheduled;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Keeps the annotation {@code controller.kubernetes.io/pod-deletion-cost} of worker pods at 100 for each job that they render, so
 * that a cluster that scales down removes idle pods first. The process that does so renders nothing: a worker opens what comes
 * from outside, and is given no token.
 */
@Singleton
class PodDeletionCosts {

    private static final Logger LOG = Logger.getLogger(PodDeletionCosts.class);
    private static final int COST_OF_A_JOB = 100;

    private final BusyPods pods;
    private final Optional<ClusterApi> cluster;
    private final Map<String, Integer> known = new HashMap<>();

    @Inject
    PodDeletionCosts(BusyPods pods, PodSettings settings) throws IOException {
        this(
                pods,
                settings.tokenFile().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new ClusterApi(
                                settings.api(),
                                settings.namespace(),
                                settings.tokenFile().get(),
                                settings.caFile())));
    }

    PodDeletionCosts(BusyPods pods, Optional<ClusterApi> cluster) {
        this.pods = pods;
        this.cluster = cluster;
    }

    @Scheduled(every = "5s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void update() throws InterruptedException {
        if (cluster.isEmpty()) {
            return;
        }
        Map<String, Integer> jobs = pods.jobs();
        known.keySet().retainAll(jobs.keySet());
        for (Map.Entry<String, Integer> pod : jobs.entrySet()) {
            if (!pod.getValue().equals(known.get(pod.getKey()))) {
                tell(cluster.get(), pod.getKey(), pod.getValue());
            }
        }
    }

    private void tell(ClusterApi api, String pod, int jobs) throws InterruptedException {
        try {
            api.setDeletionCost(pod, jobs * COST_OF_A_JOB);
            known.put(pod, jobs);
        } catch (IOException e) {
            LOG.warnf("pod %s keeps its deletion cost: %s", pod, e.getMessage()); // told again at the next time
        }
    }
}
