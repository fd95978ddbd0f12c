package io.reelmill.publishing.queue;

import io.reelmill.publishing.queue.QueueDispatcher.Work;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * When the work of each lane last moved in this process. A task that is claimed anew after its lease is no movement: workers that
 * hang lose their leases one after the other, and nothing gets done.
 */
public final class LaneActivity {

    private final Clock clock;
    private final Map<UUID, Lane> lanes = new ConcurrentHashMap<>();

    /** @param moved when a task last ended or got further, or the first one began */
    private record Lane(int underWay, Instant moved) {}

    public LaneActivity(Clock clock) {
        this.clock = clock;
    }

    /** The same work, observed. */
    public <T> Work<T> of(Work<T> work, Function<T, UUID> lane) {
        return tasks -> {
            tasks.forEach(task -> began(lane.apply(task)));
            try {
                List<CompletableFuture<Void>> ends = work.begin(tasks);
                for (int i = 0; i < ends.size(); i++) {
                    UUID of = lane.apply(tasks.get(i));
                    ends.get(i).whenComplete((nothing, failure) -> ended(of));
                }
                return ends;
            } catch (RuntimeException | Error e) {
                tasks.forEach(task -> ended(lane.apply(task)));
                throw e;
            }
        };
    }

    /** A task of a lane got further. */
    public void moved(UUID lane) {
        lanes.computeIfPresent(lane, (id, before) -> new Lane(before.underWay(), clock.instant()));
    }

    /** Lanes with tasks under way of which none has moved since a time. */
    Set<UUID> silentSince(Instant time) {
        return lanes.entrySet().stream()
                .filter(lane -> !lane.getValue().moved().isAfter(time))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private void began(UUID lane) {
        lanes.compute(
                lane,
                (id, before) -> before == null
                        ? new Lane(1, clock.instant())
                        : new Lane(before.underWay() + 1, before.moved()));
    }

    private void ended(UUID lane) {
        lanes.computeIfPresent(
                lane, (id, before) -> before.underWay() == 1 ? null : new Lane(before.underWay() - 1, clock.instant()));
    }
}
