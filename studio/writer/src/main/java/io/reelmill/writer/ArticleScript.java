package io.reelmill.writer;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.writer.Summariser.Preference;
import io.reelmill.writer.Summariser.Sentence;
import io.reelmill.writer.language.LanguageDetector;
import io.reelmill.writer.language.LanguageDetector.Detection;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Turns an article into a script: its title as the hook, its key points scene by scene, and its source at the end. */
public final class ArticleScript implements ArticleWriter {

    /** A host name that should not be read out. */
    private static final String NUMBER = "[\\d.]+|\\[.*|localhost";

    /** From this number of letters on, the text itself decides the language, not its page. */
    private static final int MIN_CERTAIN_LETTERS = 400;

    private static final int LONGEST_SCENE = 30;
    private static final int SHORT = 30;
    private static final Set<String> VAGUE = Set.of(
            "several",
            "were",
            "been",
            "also",
            "into",
            "over",
            "only",
            "many",
            "some",
            "such",
            "first",
            "second",
            "year",
            "years",
            "other",
            "others",
            "them",
            "then",
            "after",
            "before",
            "since",
            "until",
            "between",
            "during",
            "under",
            "again",
            "very",
            "just",
            "still",
            "said",
            "says",
            "according",
            "while",
            "where",
            "which",
            "these",
            "those",
            "thousand",
            "million",
            "hundred",
            "three",
            "four",
            "five",
            "long",
            "last",
            "next",
            "made",
            "much",
            "every",
            "even",
            "because",
            "through",
            "along",
            "planned",
            "works",
            "worked",
            "lost");
    /** Points to other articles. */
    private static final Pattern RELATED = Pattern.compile(
            "(?iu)(?:^|(?<=[.!?] ))(?:related|see also|also read|read more|more on this)\\s?:[^.!?]*(?:[.!?]\\s*|$)");
    /** Where a report was written, before its first sentence: {@code LISBON, Aug. 14 (VC) — }, {@code Berlin (dpa) - }. */
    private static final Pattern DATELINE = Pattern.compile(
            "^(?:\\p{Lu}[\\p{Lu} .'’-]{2,30}(?:, [\\p{L}\\p{Nd} .]{2,30})?(?: \\([^()]{2,30}\\))?|\\p{Lu}[\\p{L}"
                    + " ]{2,30} \\(\\p{L}{2,10}\\)) ?[—–-] ?(?=\\S)");

    private static final Map<String, String> SOURCE = Map.ofEntries(
            Map.entry("fr", "Source : %s."),
            Map.entry("es", "Fuente: %s."),
            Map.entry("pt", "Fonte: %s."),
            Map.entry("it", "Fonte: %s."),
            Map.entry("de", "Quelle: %s."),
            Map.entry("nl", "Bron: %s."),
            Map.entry("pl", "Źródło: %s."),
            Map.entry("sv", "Källa: %s."),
            Map.entry("da", "Kilde: %s."),
            Map.entry("no", "Kilde: %s."),
            Map.entry("nb", "Kilde: %s."),
            Map.entry("fi", "Lähde: %s."),
            Map.entry("cs", "Zdroj: %s."),
            Map.entry("sk", "Zdroj: %s."),
            Map.entry("ro", "Sursa: %s."),
            Map.entry("hu", "Forrás: %s."),
            Map.entry("tr", "Kaynak: %s."),
            Map.entry("id", "Sumber: %s."),
            Map.entry("ms", "Sumber: %s."),
            Map.entry("vi", "Nguồn: %s."),
            Map.entry("el", "Πηγή: %s."),
            Map.entry("ru", "Источник: %s."),
            Map.entry("uk", "Джерело: %s."),
            Map.entry("bg", "Източник: %s."),
            Map.entry("ja", "出典：%s。"),
            Map.entry("zh", "来源：%s。"),
            Map.entry("ko", "출처: %s."),
            Map.entry("ar", "المصدر: %s."),
            Map.entry("he", "מקור: %s."),
            Map.entry("hi", "स्रोत: %s।"));

    private final Summariser summariser = new Summariser();

    /**
     * Writes the script of a document.
     *
     * @throws ProviderException INPUT when the document says nothing
     */
    @Override
    public Script write(Document document, ArticleBrief brief) {
        String language = language(document, brief);
        List<Scene> scenes = new ArrayList<>();
        boolean asItIs = brief.preference() == Preference.NO_SUMMARIZATION;
        int full = Sentences.words(document.text(), language);
        boolean fits = full <= brief.words() * 1.06;
        if (asItIs || fits && brief.preference() == Preference.SUMMARIZE_IF_LONG) {
            document.paragraphs().forEach(p -> scenes.addAll(whole(p, language)));
        } else {
            shortened(document, brief, language, scenes);
        }
        scenes.removeIf(scene -> scene.spokenText().codePoints().noneMatch(Character::isLetterOrDigit));
        if (scenes.isEmpty()) {
            throw new ProviderException(Category.INPUT, "The document has no words to speak.");
        }
        return new Script(Titles.of(document.title()), language, scenes);
    }

    private static String language(Document document, ArticleBrief brief) {
        if (!brief.language().isBlank()) {
            return brief.language();
        }
        String declared = document.language();
        Detection detected = LanguageDetector.detect(document.text());
        if (declared.isBlank()) {
            return detected.language();
        }
        // The template of a page often declares a language other than that of its text.
        boolean certain = detected.evident() && document.text().length() > MIN_CERTAIN_LETTERS;
        boolean same = Locale.forLanguageTag(declared).getLanguage().equals(detected.language());
        return certain && !same ? detected.language() : declared;
    }

    private void shortened(Document document, ArticleBrief brief, String language, List<Scene> scenes) {
        int target = brief.words();
        String hook = hook(document.title());
        String close = target < SHORT ? "" : credit(document, language, target);
        int around = Sentences.words(hook, language) + Sentences.words(close, language);
        boolean led = Sentences.words(hook, language) <= target * 0.3;
        int left = Math.max(5, target - (led ? around : around - Sentences.words(hook, language)));
        List<String> paragraphs = new ArrayList<>(document.paragraphs());
        paragraphs.set(0, DATELINE.matcher(paragraphs.get(0)).replaceFirst(""));
        paragraphs.replaceAll(paragraph -> RELATED.matcher(paragraph).replaceAll(""));
        paragraphs.removeIf(String::isBlank);
        List<Sentence> told = summariser.summarise(document.title(), paragraphs, language, left);
        if (led && !told.isEmpty() && !repeats(hook, told.get(0).text(), language)) {
            scenes.add(scene(hook, ""));
        }
        Sentence last = null;
        StringBuilder open = new StringBuilder();
        Set<String> topics = new LinkedHashSet<>();
        for (Sentence sentence : told) {
            boolean together = last != null
                    && sentence.paragraph() == last.paragraph()
                    && Sentences.words(open + " " + sentence.text(), language) <= LONGEST_SCENE;
            if (last != null && !together) {
                scenes.add(scene(open.toString(), hint(topics)));
                open.setLength(0);
                topics.clear();
            }
            open.append(open.isEmpty() || isDense(language) ? "" : " ").append(ended(sentence.text()));
            topics.addAll(pictured(sentence, language));
            last = sentence;
        }
        if (last != null) {
            scenes.add(scene(open.toString(), hint(topics)));
        }
        if (!close.isEmpty()) {
            scenes.add(scene(close, ""));
        }
    }

    /** The words of the sentence that are topics of the whole text: pictures are chosen by English words. */
    private static List<String> pictured(Sentence sentence, String language) {
        List<String> words = new ArrayList<>();
        if (!Locale.forLanguageTag(language).getLanguage().equals("en")) {
            return words;
        }
        for (String word : sentence.text().split("[^\\p{L}\\p{M}'’-]+")) {
            String bare = word.replaceAll("['’].*$", "").toLowerCase(Locale.ROOT);
            boolean says = bare.length() > 3 && !EnglishForms.isLittle(bare) && !VAGUE.contains(bare);
            if (says && sentence.topics().contains(EnglishForms.stem(bare)) && !words.contains(bare)) {
                words.add(bare);
            }
        }
        return words;
    }

    private static String hint(Set<String> topics) {
        return String.join(" ", topics.stream().limit(4).toList());
    }

    private static List<Scene> whole(String paragraph, String language) {
        List<Scene> scenes = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        for (String sentence : Sentences.of(paragraph, language)) {
            if (!open.isEmpty() && Sentences.words(open + " " + sentence, language) > 2 * LONGEST_SCENE) {
                scenes.add(scene(open.toString(), ""));
                open.setLength(0);
            }
            open.append(open.isEmpty() || isDense(language) ? "" : " ").append(sentence);
        }
        if (!open.isEmpty()) {
            scenes.add(scene(open.toString(), ""));
        }
        return scenes;
    }

    private static boolean isDense(String language) {
        return Set.of("zh", "ja").contains(Locale.forLanguageTag(language).getLanguage());
    }

    private static Scene scene(String text, String hint) {
        return new Scene(List.of(new Spoken(text.strip())), hint);
    }

    private static String hook(String title) {
        return ended(EnglishForms.capital(title.strip()));
    }

    private static String ended(String text) {
        if (text.matches("(?s).*[.!?…。！？।؟።:][\"”’»)\\]」』]*$")) {
            return text;
        }
        boolean dense = text.codePoints().anyMatch(Character::isIdeographic);
        return text.replaceFirst("[\\s,;–—-]+$", "") + (dense ? "。" : ".");
    }

    private static boolean repeats(String hook, String first, String language) {
        Set<String> little = LanguageDetector.functionWords(language);
        Set<String> promised = Ranking.content(hook, little);
        Set<String> said = Ranking.content(first, little);
        long shared = promised.stream().filter(said::contains).count();
        return !promised.isEmpty() && shared >= 0.9 * promised.size() && said.size() <= 1.4 * promised.size();
    }

    private static String credit(Document document, String language, int target) {
        String site = document.site();
        if (site.isBlank() || site.matches(NUMBER)) {
            return "";
        }
        String base = Locale.forLanguageTag(language).getLanguage();
        if (!base.equals("en")) {
            return SOURCE.getOrDefault(base, "Source: %s.").formatted(site);
        }
        boolean named = !document.author().isBlank() && !document.author().equals(site) && target >= 2 * SHORT;
        return named
                ? "The full story, by " + document.author() + ", is on " + site + "."
                : "The full story is on " + site + ".";
    }
}
