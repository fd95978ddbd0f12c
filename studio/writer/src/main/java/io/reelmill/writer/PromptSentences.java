package io.reelmill.writer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a prompt says itself: its statements, without the order for a video and without directions. */
final class PromptSentences {

    /** By how much they are preferred where not all that can be told fits. */
    static final double WORTH = 60;

    private static final int MIN_WORDS = 2;
    private static final int MAX_WORDS = 40;

    /** Orders for a video in the languages of which prompts are most often written. */
    private static final Pattern ORDER = Pattern.compile(
            "(?iu)^(?:bitte\\s+)?(?:(?:mach|mache|erstelle|erzeuge|erkläre?|zeige?|schreibe?|produziere|drehe)\\s+(?:mir\\s+|uns\\s+|bitte\\s+)*"
                    + "|(?:haz|crea|hazme|créame|explica|explícame|genera|muestra|escribe)\\s+|(?:fais|faites|crée|créez|explique|expliquez|génère|montre|écris)(?:-moi|-nous)?\\s+|(?:fai|crea|spiega|genera|faça|crie|gere|explique|maak|leg"
                    + " uit)\\s+)"
                    + "(?:(?:ein(?:en)?|un|une|una|uno|um|uma|een)\\s+)?(?:(?:kurze[sn]?|breve|corto|courte?|curto|korte)\\s+)?(?:(?:kurz)?videos?|vídeos?|clips?|films?|reels?|vidéos?)?\\s*(?:über|zu|zum"
                    + " thema|von|sobre|acerca de|de|sur|à propos de|su|over|van)?\\s*[:–-]?\\s*");

    private static final Pattern CONTACT =
            Pattern.compile("(?su).*(?:\\S@\\S+\\.\\p{L}{2}|\\bwww\\.\\S|\\d{3}[- ]?\\d{4}\\b).*");
    private static final Pattern EXPLAINED = Pattern.compile("(?su)^(?<topic>[^:;?]{3,80})[:;]\\s+(?<more>[^:]+)$");
    private static final Pattern LISTING =
            Pattern.compile("(?su)^(?<head>[^:：?]{3,80})[:：]\\s*(?<items>[^:：]+[,;、，；][^:：]+)$");
    /** An order that only names the form: {@code Anuncio para nuestras zapatillas}. */
    private static final Pattern ADVERTISEMENT = Pattern.compile(
            "(?iu)^(?:(?:ein|eine|un|une|una|um|uma|een)\\s+)?(?:werbung|werbespot|werbevideo|werbefilm|anuncio|publicidad|publicité|pub|annonce|pubblicità|annuncio|anúncio|advertentie|reclame)"
                    + "\\s+(?:für|para|por|pour|per|voor|de|über|sobre)\\s+");
    /** The words for "and" and "or" before the last item, by language. */
    private static final Map<String, String> LAST_ITEM = Map.of(
            "de",
            "und|oder",
            "es",
            "y|e|o|u",
            "fr",
            "et|ou",
            "it",
            "e|ed|o|oppure",
            "pt",
            "e|ou",
            "nl",
            "en|of",
            "pl",
            "i|oraz|lub",
            "tr",
            "ve|veya",
            "ru",
            "и|или");

    private PromptSentences() {}

    /** Statements that an English prompt makes after its topic. */
    static List<String> after(String prompt, Topic topic) {
        List<String> told = new ArrayList<>();
        if (!topic.listed().isEmpty()) {
            return told;
        }
        Set<String> first = Set.copyOf(EnglishForms.stems(topic.request()));
        for (String paragraph : prompt.strip().split("\\R+")) {
            for (String sentence : Sentences.of(paragraph.replaceFirst("^\\s*(?:[-*•]|\\d+[.)])\\s*", ""), "en")) {
                String said = sentence.strip();
                int words = EnglishForms.words(said);
                List<String> stems = EnglishForms.stems(said);
                boolean isTopic = !stems.isEmpty() && first.containsAll(stems);
                boolean begins = prompt.strip().startsWith(said);
                if (begins && !isTopic) {
                    told.addAll(explained(said, topic));
                }
                if (!begins
                        && !isTopic
                        && words >= MIN_WORDS
                        && words <= MAX_WORDS
                        && (isContact(said) || !AdPrompt.isInstruction(said))) {
                    told.add(EnglishForms.capital(Outline.ended(said)));
                }
            }
        }
        return told;
    }

    /** "Write to jobs@example.com" is said to the viewer, not to the writer. */
    private static boolean isContact(String sentence) {
        return CONTACT.matcher(sentence).matches();
    }

    /** What stands behind the colon of the first sentence: {@code We are hiring: two nurses}. */
    private static List<String> explained(String first, Topic topic) {
        Matcher colon = EXPLAINED.matcher(first);
        boolean told = colon.matches()
                && topic.kind() == Topic.Kind.GENERIC
                && EnglishForms.stems(topic.request()).equals(EnglishForms.stems(colon.group("topic")))
                && EnglishForms.words(colon.group("more")) >= MIN_WORDS
                && EnglishForms.words(colon.group("more")) <= MAX_WORDS
                && !AdPrompt.isInstruction(colon.group("more"));
        return told ? List.of(EnglishForms.capital(Outline.ended(colon.group("more")))) : List.of();
    }

    /** What a prompt in any language says, as it stands: its sentences, and the items of its list one by one. */
    static List<String> all(String prompt, String language) {
        List<String> told = new ArrayList<>();
        String text = ORDER.matcher(prompt.strip()).replaceFirst("");
        text = ADVERTISEMENT.matcher(text.isBlank() ? prompt.strip() : text).replaceFirst("");
        for (String paragraph : text.split("\\R+")) {
            for (String sentence : Sentences.of(paragraph.strip(), language)) {
                String said = sentence.strip().replaceFirst("^(?:[-*•]|\\d+[.)])\\s+", "");
                Matcher listing = LISTING.matcher(said);
                if (listing.matches()) {
                    told.add(listing.group("head"));
                    told.addAll(items(listing.group("items"), language));
                } else {
                    told.add(said);
                }
            }
        }
        return told.stream()
                .filter(said -> said.codePoints().anyMatch(Character::isLetterOrDigit))
                .map(said -> EnglishForms.capital(ended(said.strip(), language)))
                .distinct()
                .toList();
    }

    private static List<String> items(String enumeration, String language) {
        String and = LAST_ITEM.get(Locale.forLanguageTag(language).getLanguage());
        String last = and == null ? "" : "|,?\\s+(?:" + and + ")\\s+(?=[^,;、，；]+$)";
        return Pattern.compile("(?iu)(?:\\s*[;、，；]" + last + "|,)\\s*")
                .splitAsStream(enumeration)
                .filter(item -> !item.isBlank())
                .toList();
    }

    private static String ended(String said, String language) {
        if (said.matches("(?s).*[.!?…。！？।؟]$")) {
            return said;
        }
        return said.replaceAll("[\\s,;:、，；：]+$", "") + (language.matches("(?:zh|ja).*") ? "。" : ".");
    }
}
