package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AVATAR_TO_VIDEO;

import java.util.List;

/** The block {@code avatar}. */
public final class AvatarParameters {

    public static final Parameter<Boolean> ENABLED = Parameter.bool("avatar.enabled")
            .defaultsTo(false)
            .defaultsTo(true, AVATAR_TO_VIDEO)
            .alias("hasAvatar")
            .meaning("Show a talking avatar.");

    public static final Parameter<String> URL = Parameter.url("avatar.url")
            .alias("selectedAvatar")
            .meaning("Image (png, jpg, webp) or video of the avatar; required whenever an avatar is shown, unless"
                    + " characterIds names a character, whose image it then is.");

    /** After normalisation present whenever {@link #URL} is. */
    public static final Parameter<String> MIME_TYPE = Parameter.text("avatar.mimeType")
            .alias("selectedAvatarType")
            .meaning("Mime type of avatar.url; inferred from the file extension, video/mp4 for unknown ones.");

    public static final Parameter<String> IMAGE_MODEL = Parameter.text("avatar.imageModel")
            .defaultsTo("good")
            .alias("avatarImageModel")
            .meaning("Model that animates the avatar.");

    public static final Parameter<Boolean> REMOVE_BACKGROUND = Parameter.bool("avatar.removeBackground")
            .defaultsTo(false)
            .alias("removeAvatarBackground")
            .meaning("Remove the background of the avatar.");

    static final List<Parameter<?>> ALL = List.of(ENABLED, URL, MIME_TYPE, IMAGE_MODEL, REMOVE_BACKGROUND);

    private AvatarParameters() {}
}
