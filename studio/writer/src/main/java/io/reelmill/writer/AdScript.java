package io.reelmill.writer;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Writes English advertisements: hook, product, proof, call to action. All that it says of the product stands in the prompt;
 * where that is little, the advertisement is short.
 */
public final class AdScript implements AdWriter {

    private static final double TOLERANCE = 0.07;
    /** Preference for sentences of the prompt. */
    private static final int GIVEN = 60;

    /**
     * Writes an advertisement.
     *
     * @return a script of the requested length, within ten percent, or a shorter one where the prompt says too little
     * @throws ProviderException INPUT when there is no product, or the prompt is not in English
     */
    @Override
    public CuedScript write(AdBrief brief) {
        if (!Locale.forLanguageTag(brief.language()).getLanguage().equals("en")) {
            throw new ProviderException(
                    Category.ABSENT,
                    "Advertisements in the language '" + brief.language()
                            + "' need a remote writer (an OpenAI-compatible endpoint); the built-in one writes English.");
        }
        String given = brief.prompt() + " " + String.join(" ", brief.titles());
        if (given.codePoints().noneMatch(Character::isLetterOrDigit)) {
            throw new ProviderException(Category.INPUT, "The prompt has no words.");
        }
        double words = Math.max(4, brief.seconds() * brief.wordsPerMinute() / 60);
        return new Composition(brief, AdPrompt.of(brief.prompt(), brief.titles()), words).script();
    }

    private static final class Composition {

        private final AdBrief brief;
        private final AdPrompt product;
        private final double words;
        private final List<ScriptPoint> body = new ArrayList<>();
        private final Map<ScriptPoint, Role> roles = new IdentityHashMap<>();

        Composition(AdBrief brief, AdPrompt product, double words) {
            this.brief = brief;
            this.product = product;
            this.words = words;
        }

        CuedScript script() {
            String call = call();
            String meet = meet();
            String hook = words < 22 ? "" : hook();
            told();
            int around = EnglishForms.words(call) + EnglishForms.words(meet) + EnglishForms.words(hook);
            int least = (int) Math.ceil(words * (1 - TOLERANCE)) - around;
            int most = Math.max(least, (int) Math.floor(words * (1 + TOLERANCE)) - around);
            Set<ScriptPoint> chosen = most <= 0 ? Set.of() : Fitting.choose(body, List.of(), least, most);
            List<String> lines = new ArrayList<>();
            List<Role> cues = new ArrayList<>();
            add(hook, Role.HOOK, lines, cues);
            boolean met = false;
            for (ScriptPoint beat : chosen.stream()
                    .sorted(Comparator.comparingDouble(ScriptPoint::place))
                    .toList()) {
                Role role = roles.getOrDefault(beat, Role.PRODUCT);
                if (!met) {
                    add(meet, Role.PRODUCT, lines, cues);
                    met = true;
                }
                add(beat.text(), role, lines, cues);
            }
            if (!met) {
                add(meet, Role.PRODUCT, lines, cues);
            }
            add(call, Role.CALL_TO_ACTION, lines, cues);
            return cued(lines, cues);
        }

        private CuedScript cued(List<String> lines, List<Role> cues) {
            List<Scene> scenes = new ArrayList<>();
            int shown = 0;
            for (int i = 0; i < lines.size(); i++) {
                String hint = "";
                boolean shows = cues.get(i) == Role.PRODUCT || cues.get(i) == Role.CALL_TO_ACTION;
                if (shows && !brief.titles().isEmpty()) {
                    hint = brief.titles().get(shown++ % brief.titles().size());
                }
                scenes.add(new Scene(List.of(new Spoken(lines.get(i))), hint));
            }
            String title = product.name().equals("this")
                    ? Titles.of(brief.prompt())
                    : EnglishForms.capital(
                            product.name().replaceFirst("(?i)^an? ", "").replaceFirst("(?i)^my ", "our "));
            return new CuedScript(
                    new Script(title, brief.language(), scenes),
                    cues.stream().map(Cue::of).toList());
        }

        private void add(String line, Role role, List<String> lines, List<Role> cues) {
            if (!line.isEmpty()) {
                lines.add(line);
                cues.add(role);
            }
        }

        /** The prompt's own question, or one for those who want such a thing; it claims nothing. */
        private String hook() {
            String hook =
                    product.questions().stream().findFirst().orElseGet(() -> new ProductPhrase(product).question());
            return EnglishForms.words(hook) <= Math.max(6, words * 0.3) ? hook : "";
        }

        /** Presents the product with the words of the prompt. */
        private String meet() {
            ProductPhrase phrase = new ProductPhrase(product);
            String intro = phrase.introduction();
            String shorter = intro.replaceFirst("^(.{12,}?) (?:in|at|near|from) \\p{Lu}.*$", "$1");
            for (String line : List.of(
                    intro + phrase.kind() + "." + phrase.audience(),
                    intro + phrase.kind() + ".",
                    intro + ".",
                    shorter + ".")) {
                if (EnglishForms.words(line) <= Math.max(4, words * 0.4)) {
                    return line;
                }
            }
            return shorter + ".";
        }

        /** The main part: the claims of the prompt. */
        private void told() {
            for (int i = 0; i < product.claims().size(); i++) {
                beat(product.claims().get(i), i - GIVEN, 100 + i, Role.PRODUCT);
            }
            for (int i = 0; i < product.proofs().size(); i++) {
                beat(product.proofs().get(i), i + 0.5 - GIVEN, 300 + i, Role.PROOF);
            }
            if (product.calls().size() > 1) {
                for (int i = 0; i < product.calls().size() - 1; i++) {
                    beat(product.calls().get(i), 10 + i - GIVEN, 900 + i, Role.CALL_TO_ACTION);
                }
            }
        }

        private String call() {
            List<String> own = product.calls();
            if (!own.isEmpty() && EnglishForms.words(own.get(own.size() - 1)) <= words * 0.5) {
                return own.get(own.size() - 1);
            }
            ProductPhrase phrase = new ProductPhrase(product);
            return product.site(brief.prompt())
                    .map(phrase::foundAt)
                    .filter(line -> EnglishForms.words(line) <= words * 0.45)
                    .orElseGet(phrase::call);
        }

        private void beat(String text, double rank, double place, Role role) {
            ScriptPoint beat = new ScriptPoint(text, 0, rank, place, false);
            body.add(beat);
            roles.put(beat, role);
        }
    }
}
