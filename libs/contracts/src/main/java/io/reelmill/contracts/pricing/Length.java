package io.reelmill.contracts.pricing;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.LongestInput;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.SpokenText;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.catalog.Workflow;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * How long a video is going to be, before its script exists.
 *
 * @param assumption in words, which most callers do not ask for
 */
record Length(double seconds, Supplier<String> assumption) {

    /** Longer ones are not foreseen; the bound also keeps hostile hints from overflowing a sum. */
    private static final double LONGEST = 36_000;

    private static final double UNKNOWN = 60;

    /** So much longer than the estimate may spoken text turn out; voices and languages differ in pace. */
    private static final double MAX_OVERRUN = 1.25;

    /** A script whose length is its own is no longer than this. */
    private static final double LONGEST_AUTO = 120;

    static Length of(RenderSpec spec, int wordsPerMinute, OptionalDouble sourceSeconds) {
        if (isAimedAt(spec)) {
            if (isLeftOpen(spec)) {
                return new Length(
                        LONGEST_AUTO,
                        () -> "options.promptTargetDuration is auto: the topic decides, up to " + rounded(LONGEST_AUTO)
                                + " s. What is not used comes back.");
            }
            double target = spec.get(SourceParameters.DURATION_SECONDS);
            return new Length(target, () -> "The video is " + rounded(target) + " s long: the target duration.");
        }
        Optional<String> spoken = spoken(spec);
        if (spoken.isPresent()) {
            double speed = spec.get(VoiceParameters.SPEED);
            double seconds = bounded(new SpokenText(spoken.get()).seconds(wordsPerMinute) / speed);
            return new Length(seconds, () -> "The video is %d s long: its text at %d words a minute and speed %s."
                    .formatted(rounded(seconds), wordsPerMinute, speed));
        }
        Optional<Double> hint = hint(spec);
        if (hint.isPresent()) {
            double seconds = bounded(hint.get());
            return new Length(seconds, () -> "The video is " + rounded(seconds) + " s long: metadata.duration.");
        }
        if (sourceSeconds.isPresent()) {
            double seconds = bounded(sourceSeconds.getAsDouble());
            return new Length(seconds, () -> "The video is " + rounded(seconds) + " s long: the length of its source.");
        }
        return new Length(
                UNKNOWN,
                () -> "The length of the source is not known: 60 s are assumed. Give it as metadata.duration.");
    }

    static Optional<String> sourceToMeasure(RenderSpec spec) {
        return hasLengthOfItsOwn(spec) && hint(spec).isEmpty() ? spec.find(SourceParameters.URL) : Optional.empty();
    }

    /** What is longer than anything that a video is made from. */
    static Optional<Violation> excess(RenderSpec spec, int wordsPerMinute, OptionalDouble sourceSeconds) {
        Optional<String> spoken = isAimedAt(spec) ? Optional.empty() : spoken(spec);
        if (spoken.isPresent()) {
            double seconds = new SpokenText(spoken.get()).seconds(wordsPerMinute) / spec.get(VoiceParameters.SPEED);
            return seconds > LongestInput.SCRIPT_SECONDS
                    ? excess(SourceParameters.TEXT.path(), LongestInput.SCRIPT_SECONDS, "to speak", seconds)
                    : Optional.empty();
        }
        if (!hasLengthOfItsOwn(spec)) {
            return Optional.empty();
        }
        Optional<Double> hint = hint(spec);
        double seconds = hint.orElse(sourceSeconds.orElse(0));
        String field = hint.isPresent() ? "metadata.duration" : SourceParameters.URL.path();
        return seconds > LongestInput.SOURCE_SECONDS
                ? excess(field, LongestInput.SOURCE_SECONDS, "of sound or video", seconds)
                : Optional.empty();
    }

    /** What makes the film longer than so many seconds. */
    static Optional<Violation> filmAbove(
            int maxSeconds, RenderSpec spec, int wordsPerMinute, OptionalDouble sourceSeconds) {
        Length length = of(spec, wordsPerMinute, sourceSeconds);
        return length.seconds() <= maxSeconds
                ? Optional.empty()
                : Optional.of(filmAbove(maxSeconds, spec, length.seconds()));
    }

    /**
     * What makes a film longer than the plan allows whose length is known by now. The estimate let it pass, so it may differ from
     * that as far as speech differs; a length that the writer aims at is not the client's fault.
     */
    static Optional<Violation> filmAbove(RenderSpec spec, double seconds) {
        Integer max = spec.longestFilmSeconds();
        return max == null || isAimedAt(spec) || seconds <= max * MAX_OVERRUN
                ? Optional.empty()
                : Optional.of(filmAbove(max, spec, seconds));
    }

    private static Violation filmAbove(int maxSeconds, RenderSpec spec, double seconds) {
        String field = decidingField(spec);
        String message = "%s makes a film of about %d s; the plan of this workspace allows %d s"
                .formatted(field, rounded(seconds), maxSeconds);
        return new Violation(field, "plan_required", message);
    }

    /** The field that decides how long the film is going to be. */
    private static String decidingField(RenderSpec spec) {
        if (isAimedAt(spec)) {
            return isLeftOpen(spec)
                    ? OptionParameters.PROMPT_TARGET_DURATION.path()
                    : SourceParameters.DURATION_SECONDS.path();
        }
        if (spoken(spec).isPresent()) {
            return SourceParameters.TEXT.path();
        }
        return hint(spec).isPresent() ? "metadata.duration" : SourceParameters.URL.path();
    }

    private static Optional<Violation> excess(String field, int most, String of, double seconds) {
        String message = "%s must be at most %d minutes %s; this is about %d minutes"
                .formatted(field, most / 60, of, (long) Math.ceil(bounded(seconds) / 60));
        return Optional.of(new Violation(field, "bounds", message));
    }

    /** Only sound and video have one; an article is as long as what is made of it. */
    private static boolean hasLengthOfItsOwn(RenderSpec spec) {
        return switch (spec.workflow()) {
            case AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, MOTION_TRANSFER, CAPTION_VIDEO, STATIC_BACKGROUND_VIDEO ->
                spoken(spec).isEmpty();
            default -> false;
        };
    }

    private static boolean isAimedAt(RenderSpec spec) {
        return spec.workflow() == Workflow.PROMPT_TO_VIDEO || spec.workflow() == Workflow.AD_GENERATOR;
    }

    private static boolean isLeftOpen(RenderSpec spec) {
        return spec.find(OptionParameters.PROMPT_TARGET_DURATION)
                .map(JsonNode::isTextual)
                .orElse(false);
    }

    private static Optional<String> spoken(RenderSpec spec) {
        return spec.find(SourceParameters.TEXT)
                .map(String::strip)
                .filter(text -> speaks(spec.workflow())
                        && !text.isEmpty()
                        && new SpokenText(text).address().isEmpty());
    }

    private static Optional<Double> hint(RenderSpec spec) {
        return spec.find(RequestParameters.METADATA)
                .map(metadata -> metadata.path("duration"))
                .filter(JsonNode::isNumber)
                .map(JsonNode::doubleValue)
                .filter(seconds -> seconds > 0);
    }

    private static boolean speaks(Workflow workflow) {
        return switch (workflow) {
            case SCRIPT_TO_VIDEO, AVATAR_TO_VIDEO, STATIC_BACKGROUND_VIDEO -> true;
            default -> false;
        };
    }

    private static double bounded(double seconds) {
        return Math.min(LONGEST, Math.max(1, seconds));
    }

    private static long rounded(double seconds) {
        return Math.max(1, Math.round(seconds));
    }
}
