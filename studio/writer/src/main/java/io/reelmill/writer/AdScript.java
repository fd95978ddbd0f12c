package io.reelmill.writer;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.CuedScript.Cue;
import io.reelmill.writer.CuedScript.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes English advertisements: hook, problem, product, proof, call to action. All claims come from the prompt; when
 * the prompt has no proof, the script invites viewers to try the product.
 */
public final class AdScript implements AdWriter {

    private static final double TOLERANCE = 0.07;
    /** Preference for sentences of the prompt. */
    private static final int GIVEN = 60;

    private final AdKinds kinds = new AdKinds();

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
        Random random = new Random(brief.seed() * 31 + given.hashCode());
        double words = Math.max(4, brief.seconds() * brief.wordsPerMinute() / 60);
        return new Composition(brief, AdPrompt.of(brief.prompt(), brief.titles()), words, random).script();
    }

    private final class Composition {

        private final AdBrief brief;
        private final AdPrompt product;
        private final AdKinds.Kind kind;
        private final double words;
        private final Random random;
        private final List<ScriptPoint> body = new ArrayList<>();
        private final Map<ScriptPoint, Role> roles = new IdentityHashMap<>();

        Composition(AdBrief brief, AdPrompt product, double words, Random random) {
            this.brief = brief;
            this.product = product;
            this.kind = kinds.of(product, brief.prompt());
            this.words = words;
            this.random = random;
        }

        CuedScript script() {
            String call = call();
            String meet = meet();
            String hook = words < 22 ? "" : hook();
            problem();
            told();
            general();
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
                if (!met && role != Role.PROBLEM) {
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

        private String hook() {
            List<String> hooks = new ArrayList<>(kind.hooks());
            return fill(pick(hooks, words * 0.3));
        }

        /** Presents the product with the words of the prompt. */
        private String meet() {
            String name = product.name();
            boolean own = name.matches("(?i)(?:our|my|a|an|the) .*");
            String bare = name.equals("this") ? "it" : name;
            String full = product.kind().isEmpty() || own ? "" : ", " + lowerArticle(product.kind());
            String audience = product.audience().isEmpty()
                    ? ""
                    : " For " + product.audience().replaceFirst("[.!]+$", "") + ".";
            boolean proper = !bare.equals(bare.toLowerCase(Locale.ROOT)) || bare.equals("it");
            String intro = own
                    ? "Here " + (EnglishForms.isMany(name) ? "are " : "is ")
                            + lowerArticle(name).replaceFirst("^my ", "our ")
                    : (proper ? "Meet " : "Say hello to ") + bare;
            String shorter = intro.replaceFirst("^(.{12,}?) (?:in|at|near|from) \\p{Lu}.*$", "$1");
            for (String line : List.of(intro + full + "." + audience, intro + full + ".", intro + ".", shorter + ".")) {
                if (EnglishForms.words(line) <= Math.max(4, words * 0.4)) {
                    return line;
                }
            }
            return shorter + ".";
        }

        private void problem() {
            List<String> problems = shuffled(kind == kinds.named("general") ? List.of() : kind.problems());
            for (int i = 0; i < problems.size(); i++) {
                beat(problems.get(i), i == 0 ? 1 : i == 1 ? 3 : 5, i, 10 + i, Role.PROBLEM);
            }
        }

        /** The main part: the claims of the prompt. */
        private void told() {
            for (int i = 0; i < product.claims().size(); i++) {
                beat(product.claims().get(i), 0, i - GIVEN, 100 + i, Role.PRODUCT);
            }
            for (int i = 0; i < product.proofs().size(); i++) {
                beat(product.proofs().get(i), 0, i + 0.5 - GIVEN, 300 + i, Role.PROOF);
            }
            if (product.calls().size() > 1) {
                for (int i = 0; i < product.calls().size() - 1; i++) {
                    beat(product.calls().get(i), 0, 10 + i - GIVEN, 900 + i, Role.CALL_TO_ACTION);
                }
            }
        }

        private void general() {
            List<String> benefits = shuffled(kind == kinds.named("general") ? List.of() : kind.benefits());
            for (int i = 0; i < benefits.size(); i++) {
                beat(benefits.get(i), i < 2 ? 1 : 2, 1 + i, 200 + i, Role.PRODUCT);
            }
            if (product.proofs().isEmpty()) {
                // nothing proves it, so the viewer is asked to
                beat(shuffled(kinds.named("proof").problems()).get(0), 1, 3, 400, Role.PROOF);
            }
        }

        private String call() {
            List<String> own = product.calls();
            if (!own.isEmpty() && EnglishForms.words(own.get(own.size() - 1)) <= words * 0.5) {
                return own.get(own.size() - 1);
            }
            double most = Math.max(4, words * 0.35);
            boolean fits = kind.calls().stream().anyMatch(c -> EnglishForms.words(fill(c)) <= most);
            // the product has been named before
            String call = fill(pick(fits ? kind.calls() : kinds.named("general").calls(), most))
                    .replaceFirst(
                            "\\ban? (?=" + Pattern.quote(product.name().replaceFirst("(?i)^an? ", "")) + ")", "the ");
            String site = product.site(brief.prompt())
                    .map(s -> " Find it at " + s + ".")
                    .orElse("");
            return EnglishForms.words(call + site) <= words * 0.45 ? call + site : call;
        }

        private void beat(String text, int tier, double rank, double place, Role role) {
            ScriptPoint beat = new ScriptPoint(fill(text), tier, rank, place, false);
            body.add(beat);
            roles.put(beat, role);
        }

        private String fill(String line) {
            String bare = product.name().replaceFirst("^(.{4,}?) (?:in|at|near|from) \\p{Lu}.*$", "$1");
            String name = bare.equals("this") ? "it" : lowerArticle(bare).replaceFirst("^my ", "our ");
            return line.replace("{n}", name).replace("{N}", EnglishForms.capital(name));
        }

        private String pick(List<String> options, double most) {
            List<String> fitting = options.stream()
                    .filter(o -> EnglishForms.words(fill(o)) <= most)
                    .toList();
            return fitting.isEmpty()
                    ? options.stream()
                            .min(Comparator.comparingInt(o -> EnglishForms.words(fill(o))))
                            .orElse("")
                    : fitting.get(random.nextInt(fitting.size()));
        }

        private List<String> shuffled(List<String> lines) {
            List<String> copy = new ArrayList<>(lines);
            Collections.shuffle(copy, random);
            return copy;
        }
    }

    private static String lowerArticle(String phrase) {
        return phrase.matches("(?:An?|The|Our|My) .*")
                ? phrase.substring(0, 1).toLowerCase(Locale.ROOT) + phrase.substring(1)
                : phrase;
    }
}
