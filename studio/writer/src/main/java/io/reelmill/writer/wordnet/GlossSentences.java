package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns glosses into sentences. A clause whose grammar is not certain is left out. */
final class GlossSentences {

    private static final int MAX_WORDS = 36;
    private static final int MIN_WORDS = 3;

    /** What no video says, and what was only true when WordNet was written. */
    private static final Pattern UNSUITABLE = Pattern.compile(
            "(?i).*(?:\\b(?:offensive|slang|disparag\\w*|obscen\\w*|vulgar|sexual\\w*|penis|vagina|prostitut\\w*|copulat\\w*|genital\\w*|intercourse|derogatory|nigger|negro|"
                    + "terroris\\w*|segregated|concentration camps?|now|currently|nowadays|recently|abbreviation|trade ?(?:name|mark)s?|informal|terms? used|incumbent|present-day|e\\.g\\.?|i\\.e\\.?|this sense)\\b|`).*");

    private static final Pattern DETERMINED = Pattern.compile(
            "(?i)^(?:an?|the|any|one|some|someone|somebody|something|anything|anyone|either|each|every|that|those|all|two|three|four|several|many|most|what|whatever|equal|its|his|her|their|part)\\b.*");
    private static final Pattern HEAD_END = Pattern.compile(
            "\\s(?:that|which|who|whose|whom|of|in|with|from|for|to|on|at|by|as|between|used|made|having|consisting|containing|usually|often|including|like|where|when|without|under|over|during|after|before|and|or|characterized|formed|produced|brewed|caused|worn|found|resembling|designed|native|noted|known|born|remembered|considered|involving|based|such|so|about|given|built|\\p{L}+ing|\\p{L}+ed)\\b|[,;:]");
    private static final Pattern INDEPENDENT = Pattern.compile(
            "(?i)^(?:[\\p{L}'’-]+,? ){1,7}?(?:is|are|was|were|has|have|had|can|may|will|must|would|could|lies|lie)\\b.*|^(?:it|he|she|they|there)\\s.*|^(?:in|on|for|after|before|although|when|as|during|from|at|by|until)\\s.*\\s(?:it|he|she|they)\\s.*");
    /** A finite verb that no relative pronoun governs. */
    private static final Pattern CLAUSE = Pattern.compile(
            "(?i)^(?:(?!who|which|that|whose|where|when|whom)[\\p{L}'’-]+,? ){1,5}?(?:is|are|was|were|has|had|can)\\b.*");

    private static final Set<String> PARTICIPLES = Set.of(
            "made",
            "found",
            "known",
            "born",
            "grown",
            "worn",
            "built",
            "held",
            "taken",
            "written",
            "sold",
            "cut",
            "thought",
            "seen",
            "given",
            "eaten",
            "drawn",
            "driven",
            "brought",
            "led",
            "fought",
            "drunk",
            "kept",
            "spoken",
            "famous",
            "native",
            "important",
            "common",
            "popular",
            "similar",
            "capable",
            "resistant",
            "suitable",
            "able",
            "valued",
            "edible",
            "poisonous",
            "active",
            "rich",
            "essential");
    private static final Set<String> ACTIVE = Set.of(
            "served",
            "lived",
            "died",
            "worked",
            "lasted",
            "began",
            "became",
            "returned",
            "fought",
            "led",
            "grew",
            "flourished",
            "traveled",
            "rebelled",
            "reigned",
            "ruled",
            "specialized",
            "collaborated",
            "ended",
            "opened");
    /** What is done to persons. */
    private static final Set<String> SUFFERED = Set.of(
            "noted",
            "remembered",
            "considered",
            "regarded",
            "famed",
            "exiled",
            "executed",
            "assassinated",
            "deposed",
            "defeated",
            "killed",
            "imprisoned",
            "canonized",
            "elected",
            "appointed",
            "crowned",
            "beheaded",
            "credited",
            "called",
            "named",
            "influenced",
            "murdered",
            "educated",
            "acclaimed",
            "converted",
            "banished",
            "married",
            "wounded",
            "awarded",
            "honored",
            "succeeded",
            "tried",
            "condemned",
            "convicted",
            "forced",
            "impeached");

    private static final Pattern ADVERB = Pattern.compile(
            "(?i)^(?:usually|often|sometimes|formerly|once|widely|mostly|typically|generally|commonly|especially|mainly|chiefly|largely|originally|frequently|now|also|best|traditionally|primarily)\\s.*");
    private static final Pattern GONE =
            Pattern.compile("(?i).*\\b(?:lasted|until|formerly|former|ancient|ended|destroyed|dissolved|existed)\\b.*");
    private static final Pattern FORMER = Pattern.compile(
            "(?i).*\\b(?:lasted|until|formerly|former|ancient|ended|was|were|fought|founded|ruled|who (?!is|are|has|lives|plays|studies|practices|works|can|uses|makes|sells|owns)\\p{L}+|whose)\\b.*");

    private final WordNet wordNet;

    GlossSentences(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /** Whether it may be told at all. */
    static boolean isSuitable(Synset meaning) {
        return !UNSUITABLE.matcher(meaning.gloss()).matches();
    }

    /** {@code The Ottoman Empire was a Turkish sultanate of …}; none when the gloss makes no good sentence. */
    Optional<String> definition(Noun noun, Synset meaning) {
        Gloss gloss = Gloss.of(meaning.gloss());
        String text = gloss.definition();
        int words = words(text);
        if (words < 2 || words > MAX_WORDS || !isSuitable(meaning) || text.contains("(") || text.contains(")")) {
            return Optional.empty();
        }
        boolean past = isPast(meaning, gloss);
        boolean begun = DETERMINED.matcher(text).matches();
        if (isEvent(meaning)
                && text.matches(".* (?:was|were) .*")
                && !text.matches(".*\\b(?:that|which|who|where|when)\\b.*")) {
            return Optional.empty();
        }
        if (!begun && (meaning.isNamed() && isEvent(meaning) || !isNounPhrase(text))) {
            return Optional.empty();
        }
        String thing = noun.form() == Noun.Form.PLURAL ? text : determined(text, noun);
        String verb = noun.isMany() ? past ? " were " : " are " : past ? " was " : " is ";
        return Optional.of(ended(Noun.capital(noun.inSentence()) + verb + thing));
    }

    private static boolean isEvent(Synset meaning) {
        return meaning.file() == Synset.ACT || meaning.file() == Synset.EVENT;
    }

    private static boolean isNounPhrase(String text) {
        return !CLAUSE.matcher(text).matches() && !(words(text) < 5 && text.matches("\\p{Lu}\\S* \\p{Lu}.*"));
    }

    /** What else the gloss says, in sentences that name the thing. */
    List<String> remarks(Noun noun, Synset meaning) {
        Gloss gloss = Gloss.of(meaning.gloss());
        List<String> told = new ArrayList<>();
        if (!isSuitable(meaning)) {
            return told;
        }
        boolean past = isPast(meaning, gloss);
        boolean person = meaning.file() == Synset.PERSON && meaning.isNamed();
        String name = Noun.capital(person ? surname(noun.name()) : noun.inSentence());
        String pronoun = person ? name : noun.isMany() ? "They" : "It";
        for (String clause : gloss.remarks()) {
            int words = words(clause);
            if (words >= MIN_WORDS && words <= MAX_WORDS && !clause.contains("(") && !clause.contains(")")) {
                String subject = told.size() % 2 == 0 ? pronoun : name;
                (isEvent(meaning) && meaning.isNamed()
                                ? happening(clause)
                                : sentence(subject, clause, past, noun.isMany(), person))
                        .map(GlossSentences::ended)
                        .ifPresent(told::add);
            }
        }
        if (person && !gloss.from().isEmpty() && !gloss.to().isEmpty()) {
            told.add(name + " lived from " + gloss.from() + " to " + gloss.to() + ".");
        } else if (person && !gloss.from().isEmpty()) {
            told.add(name + " was born in " + gloss.from() + ".");
        }
        return told;
    }

    /** What happened, where the clause is a sentence. */
    private static Optional<String> happening(String clause) {
        if (clause.matches("(?i)^(?:an?|the first|the last|one of) .*")) {
            return Optional.of("It was " + clause);
        }
        boolean told = INDEPENDENT.matcher(clause).matches()
                || clause.matches("(?i)^(?:the |\\p{Lu}).*\\b(?:\\p{L}{3,}ed|began|won|lost|took|fell|fought)\\b.*")
                        && !clause.matches("(?i)^\\S+ed (?:by|in|at)\\b.*");
        return told && !clause.matches("(?i)^the .*\\b(?:of|in) .* began .*")
                ? Optional.of(Noun.capital(clause))
                : Optional.empty();
    }

    private Optional<String> sentence(String name, String clause, boolean past, boolean many, boolean person) {
        String first = clause.split("[ ,]", 2)[0].toLowerCase(Locale.ROOT);
        String second = clause.contains(" ") ? clause.split("[ ,]+")[1].toLowerCase(Locale.ROOT) : "";
        String be = many ? past ? " were " : " are " : past ? " was " : " is ";
        if (clause.matches("(?i)^(?:an?|the|one of) .*")
                && !INDEPENDENT.matcher(clause).matches()
                && !clause.matches(".*\\b(?:began|became|ended|took|led|won|lost|fell|came)\\b.*")) {
            return Optional.of(name + be + clause);
        }
        if (PARTICIPLES.contains(first) && !INDEPENDENT.matcher(clause).matches()) {
            return Optional.of(name + be + clause);
        }
        boolean participle = first.endsWith("ed") && first.length() > 4;
        if (Character.isUpperCase(clause.charAt(0)) && participle) {
            return Optional.empty();
        }
        boolean active = person && participle && !SUFFERED.contains(first);
        if (ACTIVE.contains(first) || active || participle && !isPreposition(second) && past) {
            return Optional.of(name + " " + clause);
        }
        if (participle && isPreposition(second)) {
            return Optional.of(name + be + clause);
        }
        if (ADVERB.matcher(clause).matches()) {
            boolean adverbParticiple = second.endsWith("ed") || PARTICIPLES.contains(second);
            return adverbParticiple ? Optional.of(name + be + clause) : Optional.empty();
        }
        if (INDEPENDENT.matcher(clause).matches()
                && !first.matches("which|that|who|whose|where|has|had|can|goal|may")) {
            return Optional.of(Noun.capital(clause));
        }
        if (isThirdPerson(first) && !many && !first.matches("its|plants|is")) {
            return Optional.of(name + " " + clause);
        }
        return first.equals("is") || first.equals("was") ? Optional.of(name + " " + clause) : Optional.empty();
    }

    private boolean isThirdPerson(String word) {
        if (word.equals("has")) {
            return true;
        }
        if (!word.endsWith("s") || word.endsWith("ss") || word.length() < 4) {
            return false;
        }
        String base = word.substring(0, word.length() - 1);
        String short2 = word.endsWith("es") ? word.substring(0, word.length() - 2) : base;
        boolean verb = wordNet.isVerb(base)
                || wordNet.isVerb(short2)
                || word.endsWith("ies") && wordNet.isVerb(word.substring(0, word.length() - 3) + "y");
        return verb && wordNet.familiarity(base) <= 2;
    }

    private static boolean isPreposition(String word) {
        return word.matches(
                "by|in|to|for|as|from|on|with|of|at|during|between|primarily|chiefly|mainly|especially|usually|often|widely|when|into|over|through|under|around|only|near|along|among|against|because");
    }

    /** The noun phrase with the article that it needs after "is". */
    private String determined(String text, Noun noun) {
        if (text.matches("any (?!of\\b).*")) {
            return Noun.article(text.substring(4)) + text.substring(3);
        }
        if (text.matches(
                "(?:wife|husband|mother|father|capital|largest|second largest|highest|longest|birthplace)\\b.*")) {
            return "the " + text;
        }
        if (DETERMINED.matcher(text).matches() || text.matches("\\p{Ll}+ing .*")) {
            return text;
        }
        Matcher end = HEAD_END.matcher(text);
        String head = end.find() ? text.substring(0, end.start()) : text;
        String word = head.substring(head.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        boolean plural = word.matches(".*[^sui]s") && !wordNet.isNoun(word);
        boolean counted =
                noun.form() == Noun.Form.COUNTED || noun.form() == Noun.Form.NAME || noun.form() == Noun.Form.THE
                        ? !isMass(word)
                        : isCounted(word) && !word.equals(noun.name());
        boolean abstraction = noun.form() == Noun.Form.MASS
                && word.matches(".*(?:tion|sion|ity|ness|ment|ism)|interest|synthesis|\\S+ing");
        return plural || !counted || abstraction || word.isEmpty() ? text : Noun.article(text) + " " + text;
    }

    /** Whether WordNet describes it as one of several: {@code a thing that …}. */
    private boolean isCounted(String word) {
        return wordNet.senses(word).stream()
                .findFirst()
                .filter(s -> s.gloss().matches("^(?:\\([^)]*\\)\\s*)?(?:an?|any) .*") && !isMass(word))
                .isPresent();
    }

    private static boolean isMass(String word) {
        return word.matches(
                "matter|water|food|meat|cloth|fabric|leather|wood|metal|paper|rock|music|work|information|knowledge|behavior|furniture|equipment|clothing|energy|bread|rice|milk|cheese|coffee|tea|sugar|flour|fat|oil|synthesis|soil|ice|snow|glass|steel|hair|fur|skin|poetry|art|literature|money|land|air|training|care|activity|pain|software|hardware|machinery|fruit|research");
    }

    private static boolean isPast(Synset meaning, Gloss gloss) {
        if (!gloss.to().isEmpty()) {
            return true;
        }
        if (!gloss.from().isEmpty() && meaning.file() == Synset.PERSON) {
            return Integer.parseInt(gloss.from().replaceAll("\\D", "")) < 1940;
        }
        if (meaning.isNamed()) {
            if (meaning.file() == Synset.PERSON) {
                return FORMER.matcher(meaning.gloss()).matches();
            }
            return isEvent(meaning)
                    || GONE.matcher(gloss.definition()).matches()
                    || meaning.gloss().matches("(?i).*\\b(?:lasted|dissolved|destroyed|existed)\\b.*");
        }
        return GONE.matcher(Gloss.of(meaning.gloss()).definition()).matches()
                && meaning.gloss().matches("(?i).*\\b(?:lasted until|in ancient|extinct|ancient)\\b.*");
    }

    static String surname(String name) {
        boolean plain = !name.matches(
                "(?:.* )?(?:da|de|di|von|van|du|Du|De|Van|Von|der|della) .*|.* (?:I|II|III|IV|V|VI|VII|VIII|the \\p{L}+)$|.* of .*|.*Saint.*");
        return plain ? name.substring(name.lastIndexOf(' ') + 1) : name;
    }

    private static String ended(String sentence) {
        return Noun.capital(sentence.strip().replaceAll("[\\s.,;:]+$", "")) + ".";
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
