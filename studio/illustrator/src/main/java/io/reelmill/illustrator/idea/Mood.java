package io.reelmill.illustrator.idea;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The mood of a text: its adjectives and how it ends. */
public final class Mood {
    private static final Map<String, List<String>> SIGNS = new TreeMap<>(Map.of(
            "joyful",
                    List.of(
                            "happy",
                            "fun",
                            "joy",
                            "celebrate",
                            "party",
                            "laugh",
                            "smile",
                            "win",
                            "winner",
                            "amazing",
                            "birthday",
                            "funny",
                            "delicious",
                            "best",
                            "love",
                            "wonderful",
                            "congratulation",
                            "sweet"),
            "dark",
                    List.of(
                            "death", "dead", "die", "war", "kill", "ghost", "horror", "dark", "night", "grave",
                            "plague", "poison", "evil", "blood", "skull", "haunted", "terrify"),
            "mysterious",
                    List.of(
                            "mystery",
                            "secret",
                            "hidden",
                            "unknown",
                            "strange",
                            "ancient",
                            "legend",
                            "curious",
                            "unsolved",
                            "lost",
                            "vanish",
                            "disappear",
                            "magic",
                            "deep"),
            "tense",
                    List.of(
                            "danger",
                            "dangerous",
                            "warning",
                            "risk",
                            "crash",
                            "fear",
                            "attack",
                            "fight",
                            "storm",
                            "mistake",
                            "never",
                            "stop",
                            "battle",
                            "enemy",
                            "explode",
                            "crisis"),
            "epic",
                    List.of(
                            "empire",
                            "king",
                            "universe",
                            "greatest",
                            "huge",
                            "massive",
                            "giant",
                            "conquer",
                            "mountain",
                            "space",
                            "history",
                            "hero",
                            "million",
                            "billion",
                            "power",
                            "giant"),
            "warm",
                    List.of(
                            "home",
                            "coffee",
                            "cozy",
                            "warm",
                            "family",
                            "honey",
                            "bread",
                            "autumn",
                            "grandmother",
                            "friend",
                            "sun",
                            "gold",
                            "golden",
                            "heart",
                            "cook"),
            "sad", List.of("sad", "lonely", "cry", "lose", "grief", "alone", "tear", "heartbreak", "regret"),
            "calm",
                    List.of(
                            "calm",
                            "breathe",
                            "breath",
                            "sleep",
                            "relax",
                            "slow",
                            "quiet",
                            "peace",
                            "meditate",
                            "gentle",
                            "sea",
                            "silence",
                            "soft",
                            "rest")));

    private Mood() {}

    /** One word: that of the sign which the text gives most of, {@code curious} for a question, {@code neutral} for none. */
    public static String of(String text) {
        Map<String, Integer> votes = new TreeMap<>();
        for (String word : Words.split(text)) {
            for (String form : Words.forms(word)) {
                SIGNS.forEach((mood, signs) -> {
                    if (signs.contains(form)) {
                        votes.merge(mood, 1, Integer::sum);
                    }
                });
            }
        }
        if (votes.isEmpty()) {
            return text.strip().endsWith("!") ? "joyful" : text.strip().endsWith("?") ? "curious" : "neutral";
        }
        return votes.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue())
                .orElseThrow()
                .getKey();
    }
}
