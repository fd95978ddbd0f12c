package io.reelmill.writer.wordnet;

import java.util.Locale;
import java.util.Set;

/** Words of requests that name no thing themselves. */
final class RequestWords {

    static final Set<String> ASKING = Set.of(
            "why", "how", "when", "where", "what", "who", "which", "is", "are", "was", "were", "do", "does", "did",
            "can", "could", "should", "would", "will", "has", "have", "had", "many", "much", "long", "often", "far",
            "old", "big", "fast", "tall", "deep", "really", "actually", "exactly", "if", "happens", "happened",
            "causes", "makes", "we", "you", "i", "they", "it", "to", "us", "me", "there", "not", "don't", "so", "some",
            "all", "most", "my", "your", "our", "their", "his", "her", "its", "people", "one", "every", "and", "or",
            "but");
    static final Set<String> PREPOSITIONS = Set.of(
            "of", "in", "for", "at", "on", "with", "from", "to", "by", "about", "without", "during", "after", "before",
            "through", "under", "into", "over", "between", "against", "that", "which", "who", "when", "while", "as",
            "and", "or", "vs", "than", "is", "are", "was", "were", "because", "behind", "like", "using", "near", "has",
            "have", "can", "will", "but", "if", "it", "you", "we", "they");
    /** Nouns that say how something is told, not what. */
    static final Set<String> TELLING = Set.of(
            "history", "story", "benefits", "benefit", "importance", "power", "life", "lives", "rise", "fall", "origin",
            "origins", "secret", "secrets", "art", "basics", "guide", "introduction", "meaning", "effects", "effect",
            "future", "impact", "role", "causes", "cause", "types", "type", "kinds", "kind", "facts", "fact", "tips",
            "beauty", "science", "joy", "magic", "world", "review", "overview", "rules", "evolution", "invention",
            "birth", "death", "biography", "ways", "reasons", "things", "steps", "ideas", "lessons", "use", "uses",
            "advantages", "disadvantages", "pros", "cons", "dangers", "danger", "top", "best", "worst", "mystery",
            "truth", "myths", "difference", "purpose", "value", "cost", "price", "number", "part", "parts", "anatomy",
            "culture", "symptoms", "examples", "collapse", "discovery", "explanation", "reason", "tour", "look", "day",
            "video");
    /** "New moon" is a term, but not in "a new moon mission". */
    static final Set<String> VAGUE = Set.of(
            "new", "old", "big", "good", "great", "best", "first", "last", "free", "high", "low", "long", "short",
            "top", "little", "small", "bad", "fast", "rainy", "hot", "cold", "own", "open", "real", "right", "left",
            "young", "fine");

    static final Set<String> ARTICLES = Set.of("the", "a", "an");


    /** Verbs of headlines. What stands behind them is no subject of a film. */
    static final Set<String> HEADLINE_VERBS = Set.of(
            "fires", "lays", "wins", "loses", "beats", "bans", "drops", "falls", "rises", "climbs", "raises", "lowers", "cuts",
            "hits", "launches", "unveils", "announces", "closes", "opens", "reopens", "signs", "sues", "buys", "sells", "votes",
            "erupts", "shakes", "floods", "spreads", "spread", "strikes", "collapses", "resigns", "dies", "returns", "warns", "plans",
            "approves", "rejects", "recalls", "joins", "leaves", "elects", "agrees", "faces", "slashes", "hires", "invades");

    private RequestWords() {}

    /** Whether the word is an article, a preposition, a word of questions or a number. */
    static boolean isLittle(String token) {
        String word = token.toLowerCase(Locale.ROOT);
        return ASKING.contains(word) || ARTICLES.contains(word) || PREPOSITIONS.contains(word) || word.matches("\\d+");
    }
}
