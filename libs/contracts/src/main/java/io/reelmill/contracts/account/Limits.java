package io.reelmill.contracts.account;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * What a workspace may do. A component that is null in a message of an older version means: as the standard plan says, see
 * {@link #orOf}; but {@code filmRetentionDays} is null where films are kept for ever.
 *
 * @param callsPerMinute API calls for each key, above 0
 * @param concurrentRenders renders that wait or run at the same time, above 0
 * @param clonedVoices voices that it may have, 0 or above
 * @param renderPriority 0 or above; each step puts a waiting render ahead of those that came up to a minute before it
 * @param longestFilmSeconds longest film that a render may ask for, above 0
 * @param filmRetentionDays days for which a finished film is kept, 1 to {@value #MAX_RETENTION_DAYS}; null: for ever
 */
public record Limits(
        Integer callsPerMinute,
        Integer concurrentRenders,
        Integer clonedVoices,
        Integer renderPriority,
        Integer longestFilmSeconds,
        @JsonInclude(JsonInclude.Include.NON_NULL) Integer filmRetentionDays) {

    /** A hundred years. */
    public static final int MAX_RETENTION_DAYS = 36_500;

    public Limits {
        requireAtLeast(1, callsPerMinute, "callsPerMinute");
        requireAtLeast(1, concurrentRenders, "concurrentRenders");
        requireAtLeast(0, clonedVoices, "clonedVoices");
        requireAtLeast(0, renderPriority, "renderPriority");
        requireAtLeast(1, longestFilmSeconds, "longestFilmSeconds");
        requireAtLeast(1, filmRetentionDays, "filmRetentionDays");
        if (filmRetentionDays != null && filmRetentionDays > MAX_RETENTION_DAYS) {
            throw new IllegalArgumentException(
                    "filmRetentionDays must be at most " + MAX_RETENTION_DAYS + ", not " + filmRetentionDays);
        }
    }

    /** Limits of a workspace whose films are kept for ever. */
    public Limits(
            Integer callsPerMinute,
            Integer concurrentRenders,
            Integer clonedVoices,
            Integer renderPriority,
            Integer longestFilmSeconds) {
        this(callsPerMinute, concurrentRenders, clonedVoices, renderPriority, longestFilmSeconds, null);
    }

    /** These limits, with what they leave open as the standard plan says. */
    public Limits orOf(Plan plan) {
        Limits standard = PlanCatalog.standard().of(plan).limits();
        return new Limits(
                or(callsPerMinute, standard.callsPerMinute),
                or(concurrentRenders, standard.concurrentRenders),
                or(clonedVoices, standard.clonedVoices),
                or(renderPriority, standard.renderPriority),
                or(longestFilmSeconds, standard.longestFilmSeconds),
                filmRetentionDays);
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
