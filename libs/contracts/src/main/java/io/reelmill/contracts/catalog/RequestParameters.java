package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What stands at the top of a request, outside any block. */
public final class RequestParameters {

    public static final Parameter<String> WORKFLOW = Parameter.choice("workflow", Workflow.wireNames())
            .required()
            .meaning("What kind of video is made; selects the required input and the defaults.");

    public static final Parameter<String> WEBHOOK_URL =
            Parameter.url("webhookUrl").alias("webhook").meaning("Called when the render finishes, well or badly.");

    public static final Parameter<String> PROJECT_ID = Parameter.text("projectId")
            .alias("pid")
            .meaning("Render an existing project of the workspace again instead of making a new one.");

    /** {@code auto} lets the pipeline choose. */
    public static final Parameter<String> ASPECT_RATIO = Parameter.choice(
                    "aspectRatio", "9:16", "16:9", "1:1", "4:5", "auto")
            .synonym("9/16", "9:16")
            .synonym("16/9", "16:9")
            .synonym("1/1", "1:1")
            .synonym("4/5", "4:5")
            .synonym("portrait", "9:16")
            .synonym("landscape", "16:9")
            .synonym("square", "1:1")
            .synonym("feed", "4:5")
            .synonym("linkedin", "4:5")
            .defaultsTo("9:16")
            .alias("ratio")
            .meaning("Ratio of the output.");

    /** Free-form; {@code duration} (seconds) and {@code urlType} are hints that may be of no use. */
    public static final Parameter<JsonNode> METADATA = Parameter.object("metadata")
            .openFields(
                    Parameter.any("duration").meaning("Length of a URL source in seconds; speeds up its processing."),
                    Parameter.any("urlType").meaning("Hint of the kind of a URL source."))
            .meaning("Stored with the project and echoed in webhooks.");

    public static final Parameter<JsonNode> CHARACTER_IDS = Parameter.list("characterIds")
            .maxItems(100)
            .alias("selectedCharacters", "options.characterIds", "options.selectedCharacters")
            .meaning("Ids of the workspace's characters that are to appear. Where an avatar is shown and avatar.url is"
                    + " not given, the first of them is the avatar; in motion-transfer without an image it moves.");

    /** The body of {@code POST /add-to-queue} without its video. */
    public static final Parameter<JsonNode> PUBLISH = Parameter.object("publish")
            .openFields(
                    Parameter.any("channelName").meaning("Channel in whose queue the video is put; or channelId."),
                    Parameter.any("channelId").meaning("Id of the channel."),
                    Parameter.any("tiktok").meaning("Account, or an object with username and fields of the post."),
                    Parameter.any("youtube").meaning("Account, or an object with username and fields of the post."),
                    Parameter.any("instagram").meaning("Account, or an object with username and fields of the post."),
                    Parameter.any("webhook").meaning("Account of a webhook."),
                    Parameter.any("extraParams").meaning("Fields of the post on every platform."))
            .meaning("Puts the video into a channel's queue when the render is ready; takes the body of"
                    + " POST /add-to-queue without videoUrl, and costs nothing. Of several outputs the first good one"
                    + " is published; a failed render publishes nothing.");

    static final List<Parameter<?>> ALL =
            List.of(WORKFLOW, WEBHOOK_URL, PROJECT_ID, ASPECT_RATIO, METADATA, CHARACTER_IDS, PUBLISH);

    private RequestParameters() {}
}
