package io.reelmill.render.progress;

/**
 * A part of the progress of a job. A job that goes through the steps more than once, as one that draws several images, has one for
 * each time.
 *
 * @param index which part, from 0
 * @param count of equal parts
 */
public record Portion(int index, int count) {

    public static final Portion WHOLE = new Portion(0, 1);

    public Portion {
        if (index < 0 || index >= count) {
            throw new IllegalArgumentException("part " + index + " of " + count);
        }
    }

    /**
     * The percent of the job.
     *
     * @param within percent of this part
     */
    double percent(double within) {
        return (100.0 * index + within) / count;
    }
}
