package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AD_GENERATOR;
import static io.reelmill.contracts.catalog.Workflow.MUSIC_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.PROMPT_TO_VIDEO;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The block {@code source}. */
public final class SourceParameters {

    /** Where {@code input} means the prompt; elsewhere it means the text. */
    private static final Set<Workflow> FROM_A_PROMPT = EnumSet.of(PROMPT_TO_VIDEO, AD_GENERATOR, MUSIC_TO_VIDEO);

    public static final Parameter<String> TEXT = Parameter.text("source.text")
            .alias("inputText")
            .aliasIn(EnumSet.complementOf(EnumSet.copyOf(FROM_A_PROMPT)), "input")
            .meaning("The script to be spoken, or the address of a post whose content becomes the script."
                    + " Text in [square brackets] guides the picture of its scene and is not spoken; a line break"
                    + " starts a new scene; <break time=\"1.0s\" /> is a pause. For music-to-video: the lyrics, a line each,"
                    + " with their times ([00:12.50] as in LRC files) or without. For audio-to-video and caption-video: what"
                    + " is said in the recording, where it is known, so that its captions need not be guessed.");

    public static final Parameter<String> URL =
            Parameter.url("source.url").meaning("Address of the content. A bare domain gets https:// before it.");

    public static final Parameter<String> PROMPT = Parameter.text("source.prompt")
            .alias("prompt")
            .aliasIn(FROM_A_PROMPT, "input")
            .meaning("The topic from which the script is written; for music-to-video an optional visual brief.");

    public static final Parameter<String> STYLE_PROMPT = Parameter.text("source.stylePrompt")
            .alias("options.stylePrompt", "stylePrompt", "visualDirection")
            .in(PROMPT_TO_VIDEO, AD_GENERATOR)
            .meaning("Visual style, apart from the content.");

    /** After normalisation this is the length to aim for, whichever of the two fields it came from. */
    public static final Parameter<Double> DURATION_SECONDS = Parameter.number("source.durationSeconds")
            .defaultsTo(40)
            .between(5, 1800)
            .alias("options.durationSeconds", "durationSeconds")
            .in(PROMPT_TO_VIDEO, AD_GENERATOR)
            .meaning("Hint for the length of the script in seconds. An explicit options.promptTargetDuration wins.");

    public static final Parameter<String> WEBSITE_TO_RECORD = Parameter.url("source.websiteToRecord")
            .alias("websiteToRecord")
            .meaning("Address of a website that is recorded as footage.");

    public static final Parameter<JsonNode> QUIZZ_DATA = Parameter.object("source.quizzData")
            .openFields(
                    Parameter.text("title"),
                    Parameter.list("questions")
                            .openFields(
                                    Parameter.any("id"),
                                    Parameter.text("question"),
                                    Parameter.text("explanation"),
                                    Parameter.list("answers")
                                            .openFields(
                                                    Parameter.any("id"),
                                                    Parameter.text("answer"),
                                                    Parameter.bool("isCorrect"))))
            .alias("options.quizzData", "quizzData")
            .meaning(
                    "A quiz: title, and questions with their answers. It is the whole of a prompt-to-video, and follows"
                            + " what the other narrated workflows tell.");

    public static final Parameter<String> RECORDING_TYPE =
            Parameter.choice("source.recordingType", "video", "audio").meaning("What kind of recording the source is.");

    static final List<Parameter<?>> ALL =
            List.of(TEXT, URL, PROMPT, STYLE_PROMPT, DURATION_SECONDS, WEBSITE_TO_RECORD, QUIZZ_DATA, RECORDING_TYPE);

    private SourceParameters() {}
}
