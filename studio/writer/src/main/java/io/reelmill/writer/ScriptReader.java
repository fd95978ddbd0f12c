package io.reelmill.writer;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.language.LanguageDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses a client's script. A line is a scene. Text in {@code [square brackets]} describes the picture of its scene and
 * is not spoken; {@code <break time="1.0s" />} is a pause. A bracket without its partner is plain text. All other words
 * are spoken unchanged. Emoji and signs are lines too, even when they are only displayed; rules and dots that separate
 * paragraphs are not.
 */
public final class ScriptReader {

    private static final double LONGEST_PAUSE = 10;
    private static final Pattern MARK = Pattern.compile(
            "\\[([^\\[\\]]*)]|<break(?:\\s+(?:time|strength)\\s*=\\s*[\"'“”]?([^\"'“”<>]*?)[\"'“”]?)*\\s*/?>",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TIME =
            Pattern.compile("\\s*(\\d+(?:\\.\\d*)?|\\.\\d+)\\s*(ms|s)?\\s*", Pattern.CASE_INSENSITIVE);
    private static final double DEFAULT_PAUSE = 0.5;

    /**
     * Parses a script.
     *
     * @param language tag such as {@code en}, or empty to tell it from the text
     * @throws ProviderException INPUT when there is nothing to speak
     */
    public Script read(String text, String language) {
        List<Scene> scenes = new ArrayList<>();
        String waiting = "";
        List<Line> silence = new ArrayList<>();
        for (String line : text.lines().toList()) {
            Scene scene = scene(line);
            if (scene.lines().isEmpty() && scene.pictureHint().isEmpty()) {
                continue;
            }
            boolean spoken = scene.lines().stream().anyMatch(Spoken.class::isInstance);
            if (!spoken) {
                // A line of its own for the picture or a pause belongs to the scene that follows.
                waiting = join(waiting, scene.pictureHint());
                silence.addAll(scene.lines());
                continue;
            }
            List<Line> lines = new ArrayList<>(silence);
            lines.addAll(scene.lines());
            scenes.add(new Scene(lines, join(waiting, scene.pictureHint())));
            waiting = "";
            silence.clear();
        }
        if (scenes.stream().noneMatch(scene -> hasWords(scene.spokenText()))) {
            throw new ProviderException(Category.INPUT, "The script has no words to speak.");
        }
        closeWith(scenes, silence, waiting);
        String spoken = String.join(" ", scenes.stream().map(Scene::spokenText).toList());
        return new Script(
                Titles.of(spoken),
                language.isBlank() ? LanguageDetector.detect(spoken).language() : language,
                scenes);
    }

    private static void closeWith(List<Scene> scenes, List<Line> silence, String hint) {
        if (!silence.isEmpty() || !hint.isEmpty()) {
            Scene last = scenes.remove(scenes.size() - 1);
            List<Line> lines = new ArrayList<>(last.lines());
            lines.addAll(silence);
            scenes.add(new Scene(lines, join(last.pictureHint(), hint)));
        }
    }

    private static Scene scene(String line) {
        List<Line> lines = new ArrayList<>();
        String hint = "";
        Matcher mark = MARK.matcher(line);
        StringBuilder spoken = new StringBuilder();
        int at = 0;
        while (mark.find()) {
            spoken.append(line, at, mark.start());
            at = mark.end();
            // A mark between a word and its punctuation leaves no space there.
            boolean punctuationFollows = at < line.length() && ",.;:!?…".indexOf(line.charAt(at)) >= 0;
            spoken.setLength(
                    punctuationFollows ? spoken.toString().stripTrailing().length() : spoken.length());
            spoken.append(punctuationFollows ? "" : " ");
            if (mark.group(1) != null) {
                hint = join(hint, fold(mark.group(1)));
                continue;
            }
            double seconds = seconds(mark.group(2));
            if (seconds > 0) {
                say(spoken, lines);
                lines.add(new Pause(seconds));
            }
        }
        spoken.append(line, at, line.length());
        say(spoken, lines);
        return new Scene(lines, hint);
    }

    private static void say(StringBuilder spoken, List<Line> lines) {
        String words = fold(spoken.toString());
        spoken.setLength(0);
        if (hasWords(words) || words.codePoints().anyMatch(ScriptReader::isSign)) {
            lines.add(new Spoken(words));
        }
    }

    private static boolean hasWords(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** Whether a character has a meaning by itself, as emoji do; lines and boxes do not. */
    private static boolean isSign(int c) {
        int type = Character.getType(c);
        boolean drawing = c >= 0x2500 && c <= 0x259F;
        return type == Character.CURRENCY_SYMBOL || type == Character.OTHER_SYMBOL && !drawing;
    }

    private static double seconds(String time) {
        Matcher m = TIME.matcher(time == null ? "" : time);
        if (!m.matches()) {
            return DEFAULT_PAUSE;
        }
        double value = Double.parseDouble(m.group(1));
        return Math.min(LONGEST_PAUSE, "ms".equalsIgnoreCase(m.group(2)) ? value / 1000 : value);
    }

    private static String fold(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private static String join(String one, String other) {
        return one.isEmpty() ? other : other.isEmpty() ? one : one + ", " + other;
    }
}
