package io.reelmill.illustrator.idea;

import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** English words: splitting, and folding of plurals and verb forms. */
final class Words {
    private static final Map<String, String> IRREGULAR = Map.ofEntries(
            Map.entry("men", "man"),
            Map.entry("women", "woman"),
            Map.entry("children", "child"),
            Map.entry("mice", "mouse"),
            Map.entry("feet", "foot"),
            Map.entry("teeth", "tooth"),
            Map.entry("geese", "goose"),
            Map.entry("oxen", "cow"),
            Map.entry("wolves", "wolf"),
            Map.entry("knives", "knife"),
            Map.entry("lives", "life"),
            Map.entry("wives", "wife"),
            Map.entry("thieves", "thief"),
            Map.entry("ran", "run"),
            Map.entry("thought", "think"),
            Map.entry("slept", "sleep"),
            Map.entry("ate", "eat"),
            Map.entry("eaten", "eat"),
            Map.entry("drank", "drink"),
            Map.entry("wrote", "write"),
            Map.entry("written", "write"),
            Map.entry("won", "win"),
            Map.entry("built", "build"),
            Map.entry("fought", "fight"),
            Map.entry("flew", "fly"),
            Map.entry("flown", "fly"),
            Map.entry("flies", "fly"),
            Map.entry("swam", "swim"),
            Map.entry("bought", "buy"),
            Map.entry("paid", "pay"),
            Map.entry("taught", "teach"),
            Map.entry("drove", "drive"),
            Map.entry("driven", "drive"),
            Map.entry("grew", "grow"),
            Map.entry("grown", "grow"),
            Map.entry("spent", "spend"),
            Map.entry("sang", "sing"),
            Map.entry("sung", "sing"),
            Map.entry("froze", "freeze"),
            Map.entry("frozen", "freeze"),
            Map.entry("woke", "wake"),
            Map.entry("dug", "dig"),
            Map.entry("hid", "hidden"),
            Map.entry("learnt", "learn"),
            Map.entry("dreamt", "dream"),
            Map.entry("forgot", "forget"),
            Map.entry("forgotten", "forget"),
            Map.entry("died", "die"),
            Map.entry("dying", "die"),
            Map.entry("heard", "hear"),
            Map.entry("felt", "feel"),
            Map.entry("sold", "sell"),
            Map.entry("shone", "shine"),
            Map.entry("fungi", "fungus"));

    private Words() {}

    /** Words in lower case, in order, without apostrophe endings. */
    static List<String> split(String text) {
        return written(text).stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
    }

    /** The same as they are written. */
    static List<String> written(String text) {
        List<String> words = new ArrayList<>();
        for (String raw : text.replace('’', '\'').split("[^\\p{L}\\p{N}']+")) {
            String word = raw.replaceAll("(?i)^'+|('s|s'|')$", m(raw));
            word = word.replace("'", "");
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    private static String m(String raw) {
        return raw.endsWith("s'") ? "s" : "";
    }

    /** The word itself and what it may be a form of, likeliest first. */
    static Set<String> forms(String word) {
        Set<String> forms = new LinkedHashSet<>();
        forms.add(word);
        if (IRREGULAR.containsKey(word)) {
            forms.add(IRREGULAR.get(word));
        }
        int n = word.length();
        if (n > 4 && word.endsWith("ies")) {
            forms.add(word.substring(0, n - 3) + "y");
        }
        if (n > 4 && word.endsWith("ves")) {
            forms.add(word.substring(0, n - 3) + "f");
            forms.add(word.substring(0, n - 3) + "fe");
        }
        if (n > 3 && word.endsWith("s") && !word.endsWith("ss")) {
            forms.add(word.substring(0, n - 1));
            if (word.endsWith("es")) {
                forms.add(word.substring(0, n - 2));
            }
        }
        verb(forms, word, "ing");
        verb(forms, word, "ed");
        // who does something: a runner runs, but brothers are no broth
        doer(forms, word, "er");
        doer(forms, word, "ers");
        if (n > 5 && word.endsWith("ly")) {
            forms.add(word.substring(0, n - 2));
        }
        return forms;
    }

    /** What a word may be a form of. A noun is its own base: a reporter is no report; and an adverb is no noun: "chiefly". */
    static Set<String> baseForms(String word) {
        if (WordNet.get().isNoun(word.replace('-', ' '))) {
            return Set.of(word);
        }
        Set<String> forms = new LinkedHashSet<>(forms(word));
        forms.removeIf(form -> word.equals(form + "ly"));
        return forms;
    }

    /**
     * The base forms up to the first one that is a word: {@code pull} of "pulled", and not the "pul" of Afghanistan after
     * it.
     */
    static List<String> knownForms(String word) {
        List<String> known = new ArrayList<>();
        for (String form : baseForms(word)) {
            known.add(form);
            if (WordNet.get().isNoun(form)
                    || WordNet.get().isVerb(form)
                    || WordNet.get().isAdjective(form)) {
                break;
            }
        }
        return known;
    }

    /** A form of a verb, if it may be one: who cared has no car. */
    private static void verb(Set<String> forms, String word, String ending) {
        Set<String> stems = new LinkedHashSet<>();
        ending(stems, word, ending);
        List<String> verbs = stems.stream().filter(WordNet.get()::isVerb).toList();
        forms.addAll(verbs.isEmpty() ? stems : verbs);
    }

    private static void doer(Set<String> forms, String word, String ending) {
        Set<String> stems = new LinkedHashSet<>();
        ending(stems, word, ending);
        stems.removeIf(stem -> !WordNet.get().isVerb(stem) && !WordNet.get().isAdjective(stem));
        forms.addAll(stems);
    }

    private static void ending(Set<String> forms, String word, String ending) {
        if (!word.endsWith(ending) || word.length() < ending.length() + 3) {
            return;
        }
        String stem = word.substring(0, word.length() - ending.length());
        int n = stem.length();
        forms.add(stem);
        forms.add(stem + "e");
        if (stem.endsWith("i")) {
            forms.add(stem.substring(0, n - 1) + "y");
        }
        if (n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2)) {
            forms.add(stem.substring(0, n - 1));
        }
    }
}
