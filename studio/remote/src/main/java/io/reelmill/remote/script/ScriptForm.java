package io.reelmill.remote.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.CuedScript;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The form in which a model writes a script, and the check that it kept to it. */
final class ScriptForm {

    private static final int MAX_SCENES = 80;
    private static final int LONGEST_SCENE = 2_000;
    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_PICTURE = 300;
    private static final List<String> ROLES = List.of("hook", "problem", "product", "proof", "call_to_action");
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ScriptForm() {}

    static ObjectNode schema(boolean roles) {
        ObjectNode scene = object();
        property(scene, "text");
        property(scene, "picture");
        if (roles) {
            ObjectNode role = property(scene, "role");
            ROLES.forEach(role.putArray("enum")::add);
        }
        ObjectNode script = object();
        property(script, "title");
        ((ObjectNode) script.get("properties"))
                .putObject("scenes")
                .put("type", "array")
                .set("items", scene);
        script.withArray("required").add("scenes");
        return script;
    }

    /**
     * Reads what a model wrote. What is spoken are plain words: marks that a script could hold are taken out.
     *
     * @throws FaultyScriptException when it is not a script
     */
    static CuedScript read(JsonNode answer, String language) throws FaultyScriptException {
        JsonNode list = answer.path("scenes");
        if (!list.isArray() || list.isEmpty() || list.size() > MAX_SCENES) {
            throw new FaultyScriptException("\"scenes\" must be an array of 1 to " + MAX_SCENES + " objects");
        }
        List<Scene> scenes = new ArrayList<>();
        List<Cue> cues = new ArrayList<>();
        for (JsonNode item : list) {
            String text =
                    plain(item.isTextual() ? item.asText() : item.path("text").asText(""), LONGEST_SCENE);
            if (text.codePoints().noneMatch(Character::isLetterOrDigit)) {
                throw new FaultyScriptException("every scene must have words in \"text\"");
            }
            scenes.add(new Scene(
                    List.of(new Spoken(text)), plain(item.path("picture").asText(""), LONGEST_PICTURE)));
            cues.add(new Cue(role(item.path("role").asText("")).orElse(Role.PRODUCT), -1));
        }
        String title = plain(answer.path("title").asText(""), LONGEST_TITLE);
        String named = title.isBlank() ? cut(scenes.get(0).spokenText(), LONGEST_TITLE) : title;
        return new CuedScript(new Script(named, language, scenes), cues);
    }

    private static Optional<Role> role(String name) {
        String role = name.toLowerCase(Locale.ROOT);
        return ROLES.contains(role) ? Optional.of(Role.valueOf(role.toUpperCase(Locale.ROOT))) : Optional.empty();
    }

    private static String plain(String text, int longest) throws FaultyScriptException {
        String plain = text.replaceAll("<[^<>]{0,80}>", " ")
                .replaceAll("[\\[\\]{}*_#`|]+", " ")
                .replaceAll("[\\p{Cc}\\p{Cf}\\s]+", " ")
                .strip();
        if (plain.length() > longest && longest == LONGEST_SCENE) {
            throw new FaultyScriptException("a scene must not be longer than " + longest + " characters");
        }
        return cut(plain, longest);
    }

    private static String cut(String text, int longest) {
        if (text.length() <= longest) {
            return text;
        }
        int space = text.lastIndexOf(' ', longest);
        return text.substring(0, space > 0 ? space : text.offsetByCodePoints(0, text.codePointCount(0, longest) - 1));
    }

    private static ObjectNode object() {
        ObjectNode object = JSON.objectNode().put("type", "object").put("additionalProperties", false);
        object.putObject("properties");
        object.putArray("required");
        return object;
    }

    private static ObjectNode property(ObjectNode object, String name) {
        object.withArray("required").add(name);
        return ((ObjectNode) object.get("properties")).putObject(name).put("type", "string");
    }

    /** What a model wrote is not a script, in words that the model is told. */
    static final class FaultyScriptException extends Exception {

        private static final long serialVersionUID = 1;

        FaultyScriptException(String message) {
            super(message);
        }
    }
}
