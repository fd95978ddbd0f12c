package io.reelmill.writer;

import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells the language of a text: by its script where that is enough, else by its most common little words. */
final class Languages {

    private static final Map<UnicodeScript, String> BY_SCRIPT = new EnumMap<>(UnicodeScript.class);
    private static final Map<String, List<String>> LITTLE_WORDS = new LinkedHashMap<>();

    static {
        BY_SCRIPT.put(UnicodeScript.HIRAGANA, "ja");
        BY_SCRIPT.put(UnicodeScript.KATAKANA, "ja");
        BY_SCRIPT.put(UnicodeScript.HANGUL, "ko");
        BY_SCRIPT.put(UnicodeScript.HAN, "zh");
        BY_SCRIPT.put(UnicodeScript.ARABIC, "ar");
        BY_SCRIPT.put(UnicodeScript.HEBREW, "he");
        BY_SCRIPT.put(UnicodeScript.GREEK, "el");
        BY_SCRIPT.put(UnicodeScript.THAI, "th");
        BY_SCRIPT.put(UnicodeScript.DEVANAGARI, "hi");
        BY_SCRIPT.put(UnicodeScript.BENGALI, "bn");
        BY_SCRIPT.put(UnicodeScript.TAMIL, "ta");
        BY_SCRIPT.put(UnicodeScript.TELUGU, "te");
        BY_SCRIPT.put(UnicodeScript.GEORGIAN, "ka");
        BY_SCRIPT.put(UnicodeScript.ARMENIAN, "hy");
        words(
                "en",
                "the and of to is in that it you for are with this was on have not be your what from they we as but");
        words(
                "fr",
                "le la les des et est une dans que qui pour pas vous nous avec sur ce cette du au il elle je plus sont");
        words("es", "el la los las y es una en que por para con no su como más pero del se lo al este esta son muy");
        words("pt", "o a os as e é uma em que por para com não seu como mais mas do da se ao este esta são você muito");
        words(
                "de",
                "der die das und ist ein eine in zu den von mit nicht auf für sich es dem auch wir ihr sind im wie");
        words(
                "it",
                "il la i gli le e è una in che per con non si come più ma del della al questo questa sono di anche");
        words("nl", "de het een en is van in op te dat niet met voor zijn je wij ook aan maar dit er naar bij als wat");
        words("pl", "i w na jest nie się to że do z jak co dla po tak ale jego od za są przez tylko być może już");
        words("sv", "och att det är en som på för inte med av den till har jag du vi men ett om kan från så när var");
        words("tr", "ve bir bu için ile de da çok ne gibi daha var değil ama sen ben o mi her kadar olarak en olan");
        words(
                "id",
                "dan yang di ini itu untuk dengan tidak dari ke adalah pada akan anda kita saya bisa juga lebih ada");
        words("cs", "a je se na v že to s z do jak ale pro jsou jsem nebo by také když jeho tak být už po co");
        words("ro", "și este în o un pe la cu de nu că mai din sunt care pentru ce să au fi dar ca ale lui");
    }

    private Languages() {}

    /** A language tag; {@code en} when nothing tells. */
    static String of(String text) {
        Map<UnicodeScript, Integer> scripts = new EnumMap<>(UnicodeScript.class);
        text.codePoints().filter(Character::isLetter).forEach(c -> scripts.merge(UnicodeScript.of(c), 1, Integer::sum));
        int letters = scripts.values().stream().mapToInt(Integer::intValue).sum();
        int kana = scripts.getOrDefault(UnicodeScript.HIRAGANA, 0) + scripts.getOrDefault(UnicodeScript.KATAKANA, 0);
        if (kana * 10 > letters) {
            return "ja";
        }
        if (scripts.getOrDefault(UnicodeScript.CYRILLIC, 0) * 2 > letters) {
            return text.matches("(?s).*[іїєґІЇЄҐ].*") ? "uk" : "ru";
        }
        for (Map.Entry<UnicodeScript, Integer> script : scripts.entrySet()) {
            if (script.getValue() * 2 > letters && BY_SCRIPT.containsKey(script.getKey())) {
                return BY_SCRIPT.get(script.getKey());
            }
        }
        return byLittleWords(text);
    }

    private static String byLittleWords(String text) {
        List<String> words = Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"));
        String best = "en";
        long most = count(words, LITTLE_WORDS.get("en"));
        for (Map.Entry<String, List<String>> language : LITTLE_WORDS.entrySet()) {
            long count = count(words, language.getValue());
            // Another language than English has to show it more than once.
            if (count > most && count >= 2) {
                best = language.getKey();
                most = count;
            }
        }
        return best;
    }

    private static long count(List<String> words, List<String> little) {
        return words.stream().filter(little::contains).count();
    }

    private static void words(String language, String words) {
        LITTLE_WORDS.put(language, List.of(words.split(" ")));
    }
}
