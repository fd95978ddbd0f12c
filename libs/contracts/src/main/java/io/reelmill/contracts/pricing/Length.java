package io.reelmill.contracts.pricing;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.catalog.Workflow;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a video is going to be, before its script exists. */
record Length(double seconds, String assumption) {

    /** Longer ones are not foreseen; the bound also keeps hostile hints from overflowing a sum. */
    private static final double LONGEST = 36_000;

    private static final double UNKNOWN = 60;
    /** A script whose length is its own is no longer than this. */
    private static final double LONGEST_AUTO = 120;

    /** Beginning of the Thai block. */
    private static final int FIRST_UNSPACED = 0x0e00;

    private static final Pattern DIRECTION = Pattern.compile("\\[[^\\[\\]]*]");
    private static final Pattern BREAK = Pattern.compile("<break\\s+time=\"(\\d{1,4}(?:\\.\\d{1,3})?)s\"\\s*/?>");
    private static final Pattern ADDRESS = Pattern.compile("https?://\\S+");

    static Length of(RenderSpec spec, int wordsPerMinute, OptionalDouble sourceSeconds) {
        if (isAimedAt(spec)) {
            if (isLeftOpen(spec)) {
                return new Length(
                        LONGEST_AUTO,
                        "options.promptTargetDuration is auto: the topic decides, up to " + rounded(LONGEST_AUTO)
                                + " s. What is not used comes back.");
            }
            double target = spec.get(SourceParameters.DURATION_SECONDS);
            return new Length(target, "The video is " + rounded(target) + " s long: the target duration.");
        }
        Optional<String> spoken = spoken(spec);
        if (spoken.isPresent()) {
            double speed = spec.get(VoiceParameters.SPEED);
            double seconds = bounded(secondsOf(spoken.get(), wordsPerMinute) / speed);
            return new Length(
                    seconds,
                    "The video is %d s long: its text at %d words a minute and speed %s."
                            .formatted(rounded(seconds), wordsPerMinute, speed));
        }
        Optional<Double> hint = hint(spec);
        if (hint.isPresent()) {
            double seconds = bounded(hint.get());
            return new Length(seconds, "The video is " + rounded(seconds) + " s long: metadata.duration.");
        }
        if (sourceSeconds.isPresent()) {
            double seconds = bounded(sourceSeconds.getAsDouble());
            return new Length(seconds, "The video is " + rounded(seconds) + " s long: the length of its source.");
        }
        return new Length(
                UNKNOWN, "The length of the source is not known: 60 s are assumed. Give it as metadata.duration.");
    }

    /** Only sound and video have a length of their own; an article is as long as what is made of it. */
    static Optional<String> sourceToMeasure(RenderSpec spec) {
        boolean measurable =
                switch (spec.workflow()) {
                    case AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, MOTION_TRANSFER, CAPTION_VIDEO, STATIC_BACKGROUND_VIDEO ->
                        true;
                    default -> false;
                };
        return measurable && spoken(spec).isEmpty() && hint(spec).isEmpty()
                ? spec.find(SourceParameters.URL)
                : Optional.empty();
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
                        && !ADDRESS.matcher(text).matches());
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

    /** At normal speed, with its pauses and without its picture directions. */
    private static double secondsOf(String text, int wordsPerMinute) {
        double pauses = 0;
        Matcher breaks = BREAK.matcher(text);
        while (breaks.find()) {
            pauses += Double.parseDouble(breaks.group(1));
        }
        String spoken = DIRECTION.matcher(breaks.replaceAll(" ")).replaceAll(" ");
        return words(spoken) * 60.0 / wordsPerMinute + pauses;
    }

    /** Words between spaces; scripts without spaces count half a word for each character. */
    private static double words(String text) {
        long unspaced = text.codePoints().filter(Length::isUnspaced).count();
        String rest = text.codePoints()
                .map(c -> isUnspaced(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return unspaced / 2.0 + (rest.isBlank() ? 0 : rest.strip().split("\\s+").length);
    }

    private static boolean isUnspaced(int c) {
        if (c < FIRST_UNSPACED) {
            return false; // spares most texts the look-up
        }
        return switch (Character.UnicodeScript.of(c)) {
            case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
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
