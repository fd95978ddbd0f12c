package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Optional;

/** What kind of video is made, and from what. */
public enum Workflow {
    SCRIPT_TO_VIDEO(
            "script-to-video",
            "Speaks a script over matching pictures.",
            "source.text: the script, or the address of a post whose content becomes the script"),
    PROMPT_TO_VIDEO("prompt-to-video", "Writes a script about a topic and makes the video of it.", "source.prompt"),
    AUDIO_TO_VIDEO(
            "audio-to-video",
            "Puts pictures to a recording.",
            "source.url: an audio file, a video file or a link to a video platform"),
    MUSIC_TO_VIDEO(
            "music-to-video", "Makes the video of a track.", "source.url: a track; source.prompt is an optional brief"),
    ARTICLE_TO_VIDEO(
            "article-to-video", "Tells an article.", "source.url: an article page, a PDF or a link to a track"),
    AVATAR_TO_VIDEO("avatar-to-video", "Lets an avatar speak a script.", "source.text and avatar.url"),
    STATIC_BACKGROUND_VIDEO(
            "static-background-video", "Speaks over a looping background.", "source.text or source.url"),
    MOTION_TRANSFER(
            "motion-transfer",
            "Moves a character as someone in a video moves.",
            "source.url and media.provided with exactly one image, or a character in its place"),
    CAPTION_VIDEO("caption-video", "Captions a video.", "source.url"),
    AD_GENERATOR("ad-generator", "Makes an advertisement.", "source.prompt or media.provided");

    private final String wireName;
    private final String meaning;
    private final String requiredInput;

    Workflow(String wireName, String meaning, String requiredInput) {
        this.wireName = wireName;
        this.meaning = meaning;
        this.requiredInput = requiredInput;
    }

    /** What it makes, in a sentence. */
    public String meaning() {
        return meaning;
    }

    /** What a request cannot do without, for people. */
    public String requiredInput() {
        return requiredInput;
    }

    /** Whether it speaks a script of its own: given, written or told. */
    public boolean isNarrated() {
        return switch (this) {
            case SCRIPT_TO_VIDEO,
                    PROMPT_TO_VIDEO,
                    ARTICLE_TO_VIDEO,
                    AVATAR_TO_VIDEO,
                    STATIC_BACKGROUND_VIDEO,
                    AD_GENERATOR -> true;
            case AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, MOTION_TRANSFER, CAPTION_VIDEO -> false;
        };
    }

    /** Whether an avatar can be seen in it. */
    public boolean showsAvatars() {
        return isNarrated() && this != STATIC_BACKGROUND_VIDEO;
    }

    @JsonValue
    public String wireName() {
        return wireName;
    }

    /** The workflow of exactly this name. */
    public static Optional<Workflow> find(String wireName) {
        return Arrays.stream(values()).filter(w -> w.wireName.equals(wireName)).findFirst();
    }

    static String[] wireNames() {
        return Arrays.stream(values()).map(Workflow::wireName).toArray(String[]::new);
    }

    @JsonCreator
    static Workflow of(String wireName) {
        return find(wireName).orElseThrow(() -> new IllegalArgumentException("unknown workflow " + wireName));
    }
}
