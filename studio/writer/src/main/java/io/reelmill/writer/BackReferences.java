package io.reelmill.writer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words at the start of a sentence that refer to the sentence before it. */
final class BackReferences {

    /** They can be removed without changing the meaning. */
    private static final Map<String, Pattern> LINKS = Map.of(
            "en",
            links(
                    "however|moreover|furthermore|therefore|thus|hence|meanwhile|nevertheless|nonetheless|still|instead|besides|also|additionally"
                            + "|in addition|for example|for instance|as a result|in contrast|by contrast|on the other hand|in fact|indeed|of course|consequently"
                            + "|similarly|likewise|finally|secondly|thirdly|first|second|third|then|in other words|in short|in conclusion|that said|at the same time|after all|overall|as such|to be sure"),
            "de",
            links("jedoch|allerdings|außerdem|zudem|deshalb|daher|dennoch|trotzdem|zum beispiel|schließlich"),
            "fr",
            links(
                    "cependant|toutefois|de plus|en outre|par ailleurs|ainsi|donc|en effet|par exemple|enfin|par conséquent|en revanche|pourtant"),
            "es",
            links(
                    "sin embargo|además|por lo tanto|por ejemplo|en cambio|no obstante|finalmente|así|por otro lado|en efecto"),
            "pt",
            links("no entanto|além disso|portanto|por exemplo|contudo|porém|finalmente|por outro lado"),
            "it",
            links("tuttavia|inoltre|quindi|per esempio|ad esempio|infine|d'altra parte|pertanto|però"));

    private static final Map<String, Pattern> CONJUNCTIONS = Map.of(
            "en", Pattern.compile("(?iu)^(?:and|but|so|yet|or)\\s+(?!far\\b|long\\b|much\\b|many\\b)"),
            "de", Pattern.compile("(?iu)^(?:und|aber|doch|denn)\\s+"),
            "fr", Pattern.compile("(?iu)^(?:et|mais|or|car)\\s+"),
            "es", Pattern.compile("(?iu)^(?:y|pero)\\s+"),
            "pt", Pattern.compile("(?iu)^(?:e|mas)\\s+"),
            "it", Pattern.compile("(?iu)^(?:e|ma)\\s+"));

    /** They refer to something said before. */
    private static final Map<String, Pattern> POINTERS = Map.of(
            "en",
            Pattern.compile(
                    "(?iu)^(?:[“\"])?(?:it|its|he|his|she|her|they|their|them|this|that|these|those|such|both|neither|the (?:former|latter|same|others?|second|third)|another|others|one of (?:them|these)|some of (?:them|these)|there,)(?:['’]\\w+)?\\b(?!\\s+(?:is|was|takes|took) (?:clear|time|easy|hard|possible|known|said|a|an)\\s+(?:that|to)\\b).*"),
            "de",
            Pattern.compile(
                    "(?iu)^(?:er|sie|es|sein|seine|ihr|ihre|dies|diese|dieser|dieses|das|der|dort|dabei|damit|dadurch)\\s+(?:ist|war|hat|wird|sind|waren|haben|kann|soll|\\p{Ll}+)\\b.*"),
            "fr",
            Pattern.compile(
                    "(?iu)^(?:il|elle|ils|elles|ce|cela|ça|cet|cette|ces|son|sa|ses|celui-ci|celle-ci|c['’]est)\\b.*"),
            "es",
            Pattern.compile("(?iu)^(?:él|ella|ellos|ellas|esto|este|esta|estos|estas|ese|esa|eso|su|sus|ambos)\\b.*"),
            "pt",
            Pattern.compile("(?iu)^(?:ele|ela|eles|elas|isto|isso|este|esta|esse|essa|seu|sua|ambos)\\b.*"),
            "it",
            Pattern.compile("(?iu)^(?:lui|lei|essi|esse|questo|questa|questi|queste|ciò|suo|sua|entrambi)\\b.*"));

    private static final Map<String, Pattern> WITHIN = Map.of(
            "en",
            Pattern.compile(
                    "(?iu).*\\b(?:(?:of|with|for|from|to|by|among|between) (?:them|these|those)|does so|did so|do so|theirs|the (?:former|latter))\\b.*"
                            + "|.*\\b(?:these|those) \\p{L}+\\b.*|.*\\bthis (?!year|week|month|morning|evening|summer|winter|spring|autumn|time|century|decade|season)\\p{L}+\\b.*"),
            "de",
            Pattern.compile(
                    "(?iu).*\\bdies(?:e|er|es|en|em)\\b(?! (?:jahr|woche|monat|sommer|winter)).*"
                            + "|^(?:allerdings|jedoch|deshalb|daher|dennoch|trotzdem|daraus|dadurch|damit|dabei|dann|dazu|darum|deswegen|für (?:sie|ihn)|außerdem|zudem)\\b.*"),
            "fr",
            Pattern.compile("(?iu).*\\b(?:cet|cette|ces|celui-ci|celle-ci|ceux-ci)\\b(?! (?:année|semaine|mois)).*"),
            "es",
            Pattern.compile("(?iu).*\\b(?:estos|estas|esos|esas|dicho|dicha)\\b.*"));

    private BackReferences() {}

    private static Pattern links(String words) {
        return Pattern.compile("(?iu)^(?:" + words + ")(?:,\\s+|\\s+(?=\\p{Lu}))");
    }

    /** Whether the sentence cannot be understood without the one before. */
    static boolean points(String sentence, String language) {
        Pattern pointers = POINTERS.get(base(language));
        Pattern within = WITHIN.get(base(language));
        return pointers != null && pointers.matcher(bare(sentence, language)).matches()
                || within != null && within.matcher(sentence).matches();
    }

    /** The sentence without words that link it to the one before. */
    static String bare(String sentence, String language) {
        String rest = sentence;
        for (Map<String, Pattern> patterns : List.of(LINKS, CONJUNCTIONS, LINKS)) {
            Pattern pattern = patterns.get(base(language));
            Matcher m = pattern == null ? null : pattern.matcher(rest);
            if (m != null && m.find() && rest.length() - m.end() > 20) {
                rest = rest.substring(m.end());
            }
        }
        return rest.equals(sentence) ? sentence : EnglishForms.capital(rest);
    }

    private static String base(String language) {
        return Locale.forLanguageTag(language).getLanguage();
    }
}
