package io.reelmill.render.quiz;

import java.util.List;

/**
 * When the parts of one question come, in seconds of the video.
 *
 * @param item number of the question, from 0
 * @param start it begins to be asked
 * @param answers each answer is said
 * @param think the countdown begins
 * @param reveal the countdown is over
 * @param light the right answer is said, and lit
 * @param explanation the explanation begins, or 0 when there is none
 * @param end the next question begins
 */
public record Round(
        int item,
        double start,
        List<Double> answers,
        double think,
        double reveal,
        double light,
        double explanation,
        double end) {
    public Round {
        answers = List.copyOf(answers);
    }
}
