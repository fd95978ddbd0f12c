package io.reelmill.render.provider;

import java.util.Locale;

/** What a remote provider is for, and what a client is told when the embedded one took its place. */
enum Role {
    SCRIPTS("The AI writer was not available; the built-in writer was used"),
    PROMPTS("The AI writer was not available; the prompt was improved by built-in rules"),
    TRANSCRIPTS("The transcription service was not available; the built-in one, which knows English only, was used"),
    PICTURES("AI pictures were not available; the built-in illustrator was used"),
    TRAINED_PICTURES("The trained model of a character was not available; the character was drawn from its image"),
    CLIPS("AI clips were not available; built-in living scenes were used"),
    MOTIONS("Motion transfer by AI was not available; the built-in one, which does not move limbs, was used"),
    AVATARS("AI avatars were not available; the built-in talking picture was used"),
    STILLS("AI motion for pictures was not available; the built-in one was used"),
    STOCK("Stock videos were not available; those of this installation were used");

    private final String warning;

    Role(String warning) {
        this.warning = warning;
    }

    String warning() {
        return warning;
    }

    /** For metrics and logs. */
    String tag() {
        return name().toLowerCase(Locale.ROOT);
    }
}
