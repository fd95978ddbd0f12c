package io.reelmill.gateway.mcp.tool;

import io.reelmill.gateway.character.CharactersResource;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.voice.VoiceCloneResource;
import jakarta.inject.Singleton;
import java.util.List;

/** Characters and voices. */
@Singleton
class CastTools implements ToolSet {

    private static final String CHARACTERS = "/consistent-characters";

    private final CharactersResource characters;
    private final VoiceCloneResource voices;

    CastTools(CharactersResource characters, VoiceCloneResource voices) {
        this.characters = characters;
        this.voices = voices;
    }

    @Override
    public List<Tool> tools() {
        return List.of(
                Tool.of(
                        "list_characters",
                        "List characters",
                        "Lists the saved characters, newest first; their ids go into characterIds of render_video.",
                        new Operation("get", CHARACTERS, "characters"),
                        Effect.READS,
                        ToolAction.blocking(call -> characters.list())),
                Tool.of(
                                "create_character",
                                "Create a character",
                                "Saves a character that looks the same from film to film, made of an image.",
                                Operation.post(CHARACTERS),
                                Effect.CREATES,
                                ToolAction.blocking(call -> characters.make(call.body(), call.idempotencyKey())))
                        .reachingOutside(),
                Tool.of(
                        "delete_character",
                        "Delete a character",
                        "Deletes a saved character for good. Films that show it stay as they are.",
                        new Operation("delete", CHARACTERS, null),
                        Effect.DELETES,
                        ToolAction.blocking(call -> characters.delete(null, call.body()))),
                Tool.of(
                                "clone_voice",
                                "Clone a voice",
                                "Makes a voice of a recording, for voice.voiceId of render_video. Needs the plan elite"
                                        + " or above and takes one of the voices that the plan allows; costs no credits.",
                                Operation.post("/voice-clone"),
                                Effect.CREATES,
                                ToolAction.blocking(call -> voices.make(call.body(), call.idempotencyKey())))
                        .reachingOutside());
    }
}
