package io.reelmill.contracts.account;

/**
 * What a workspace may do. A component that is null in a message of an older version means: as the standard plan says, see
 * {@link #orOf}.
 *
 * @param callsPerMinute API calls for each key, above 0
 * @param concurrentRenders renders that wait or run at the same time, above 0
 * @param clonedVoices voices that it may have, 0 or above
 * @param renderPriority 0 or above; each step puts a waiting render ahead of those that came up to a minute before it
 * @param longestFilmSeconds longest film that a render may ask for, above 0
 */
public record Limits(
        Integer callsPerMinute,
        Integer concurrentRenders,
        Integer clonedVoices,
        Integer renderPriority,
        Integer longestFilmSeconds) {

    public Limits {
        requireAtLeast(1, callsPerMinute, "callsPerMinute");
        requireAtLeast(1, concurrentRenders, "concurrentRenders");
        requireAtLeast(0, clonedVoices, "clonedVoices");
        requireAtLeast(0, renderPriority, "renderPriority");
        requireAtLeast(1, longestFilmSeconds, "longestFilmSeconds");
    }

    /** These limits, with what they leave open as the standard plan says. */
    public Limits orOf(Plan plan) {
        Limits standard = PlanCatalog.standard().of(plan).limits();
        return new Limits(
                or(callsPerMinute, standard.callsPerMinute),
                or(concurrentRenders, standard.concurrentRenders),
                or(clonedVoices, standard.clonedVoices),
                or(renderPriority, standard.renderPriority),
                or(longestFilmSeconds, standard.longestFilmSeconds));
    }

    /** The limits of a principal or an event, complete. */
    public static Limits complete(Limits given, Plan plan) {
        return given == null ? PlanCatalog.standard().of(plan).limits() : given.orOf(plan);
    }

    boolean isComplete() {
        return callsPerMinute != null
                && concurrentRenders != null
                && clonedVoices != null
                && renderPriority != null
                && longestFilmSeconds != null;
    }

    private static Integer or(Integer given, Integer standard) {
        return given == null ? standard : given;
    }

    private static void requireAtLeast(int min, Integer value, String name) {
        if (value != null && value < min) {
            throw new IllegalArgumentException(name + " must be at least " + min + ", not " + value);
        }
    }
}
