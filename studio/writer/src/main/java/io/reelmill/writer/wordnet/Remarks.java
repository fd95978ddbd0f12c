package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Turns the further clauses of a gloss into sentences. A clause whose grammar is not certain is left out. */
final class Remarks {

    private static final int MAX_WORDS = 36;
    private static final int MIN_WORDS = 3;
    /** A word that is a noun more often is no verb. */
    private static final double MAX_NOUN_SHARE = 0.6;

    private static final Pattern INDEPENDENT = Pattern.compile(
            "(?i)^(?:(?!(?:that|which|who|whose|where)\\b)[\\p{L}'’-]+,?"
                    + " ){1,7}?(?:is|are|was|were|has|have|had|can|may|will|must|would|could|lies|lie)\\b.*|^(?:it|he|she|they|there)\\s.*|^(?:in|on|for|after|before|although|when|as|during|from|at|by|until)\\s.*\\s(?:it|he|she|they)\\s.*");
    /** A subject of several words, and its verb. */
    private static final Pattern STATEMENT =
            Pattern.compile("(?i)^(?:an?|the) (?:(?!that\\b|which\\b|who\\b|whose\\b|where\\b|when\\b)[\\p{L}'’-]+"
                    + " ){2,12}(?:is|are|was|were) \\p{L}+ed\\b.*");
    /** A clause with a subject of its own: {@code the group forms an autonomous region of Portugal}, {@code the Allies established a beachhead}. */
    private static final Pattern OTHER_SUBJECT =
            Pattern.compile("(?i)^the \\p{L}+ (?:forms|covers|contains|includes|occupies|separates|connects|makes) .*"
                    + "|^the \\p{Lu}\\p{L}+ \\p{L}{3,}ed (?:an?|the|its) .*");

    private static final Pattern LONG_AGO =
            Pattern.compile(".*\\bin (?:\\d{3,4}\\b|the Middle Ages|ancient times|the \\d+(?:st|nd|rd|th) century).*");
    /** What cannot become a sentence: {@code said to have led the Knights}, {@code viewed from Hercules, all the planets …}. */
    private static final Pattern FRAGMENT = Pattern.compile("(?i)^(?:said to|supposed to|viewed from|seen from)\\b.*");
    /** WordNet has a few verbs in a wrong form. */
    private static final Pattern FAULTY =
            Pattern.compile("(?i).*\\b(?:he|she|it) (?:establish|become|make|lead|write|have|live|die)\\b.*");

    /** A verb with its object, after a year: {@code an eruption in 79 AD buried Pompeii}. */
    private static final Pattern TOLD =
            Pattern.compile(".* in \\d+(?: (?:AD|BC))? \\p{Ll}+ed (?:\\p{Lu}|the |an? |its |his |her ).*");

    private static final Pattern OBJECT = Pattern.compile("\\p{L}+ (?:\\p{Lu}|(?:the|his|her|an?|many|several)\\s).*");

    private static final Pattern ADVERB = Pattern.compile(
            "(?i)^(?:usually|often|sometimes|formerly|once|widely|mostly|typically|generally|commonly|especially|mainly|chiefly|largely|originally|frequently|now|also|best|traditionally|primarily)\\s.*");
    private final WordNet wordNet;

    Remarks(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /** What else the gloss says, in sentences that name the thing. */
    List<String> of(Noun noun, Synset meaning) {
        Gloss gloss = Gloss.of(meaning.gloss());
        List<String> told = new ArrayList<>();
        if (!Meaning.isSuitable(meaning)) {
            return told;
        }
        boolean past = Meaning.isPast(meaning, gloss);
        boolean person = meaning.file() == Synset.PERSON && meaning.isNamed();
        String name = Noun.capital(person ? surname(noun.name()) : noun.inSentence());
        String pronoun = person ? name : noun.isMany() ? "They" : "It";
        for (String clause : gloss.remarks()) {
            if (FRAGMENT.matcher(clause).matches()) {
                continue;
            }
            int words = Definitions.words(clause);
            if (words >= MIN_WORDS && words <= MAX_WORDS && !clause.contains("(") && !clause.contains(")")) {
                String subject = told.size() % 2 == 0 ? pronoun : name;
                (Meaning.isEvent(meaning) && meaning.isNamed()
                                ? happening(clause)
                                : sentence(subject, clause, past, noun.isMany(), person))
                        .map(Definitions::ended)
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
        boolean over = past || LONG_AGO.matcher(clause).matches();
        String be = many ? over ? " were " : " are " : over ? " was " : " is ";
        if (FAULTY.matcher(clause).matches()) {
            return Optional.empty();
        }
        if (STATEMENT.matcher(clause).matches() || OTHER_SUBJECT.matcher(clause).matches()) {
            return Optional.of(Noun.capital(clause));
        }
        if (clause.matches("^(?:an?|the) .*") && TOLD.matcher(clause).matches()) {
            return Optional.of(Noun.capital(clause));
        }
        if (clause.matches("(?i)^(?:an?|the|one of) .*")
                && !INDEPENDENT.matcher(clause).matches()
                && !clause.matches(".*\\b(?:began|became|ended|took|led|won|lost|fell|came)\\b.*")) {
            return Optional.of(name + be + clause);
        }
        if (person && RemarkVerbs.ACTIVE.contains(first)
                || first.endsWith("s")
                        && !many
                        && !wordNet.isNoun(first.substring(0, first.length() - 1))
                        && isThirdPerson(first)) {
            return Optional.of(name + " " + clause);
        }
        if (RemarkVerbs.PARTICIPLES.contains(first)
                && !INDEPENDENT.matcher(clause).matches()) {
            return Optional.of(name + be + clause);
        }
        boolean participle = first.endsWith("ed") && first.length() > 4;
        if (Character.isUpperCase(clause.charAt(0)) && participle) {
            return Optional.empty();
        }
        if (person && second.matches("himself|herself")) {
            return Optional.of(name + " " + clause);
        }
        if (person && RemarkVerbs.DONE.contains(first) && OBJECT.matcher(clause).matches()) {
            return Optional.of(name + " " + clause);
        }
        if (person && RemarkVerbs.SUFFERED.contains(first)) {
            return Optional.of(name + be + clause);
        }
        boolean active = person && participle && !RemarkVerbs.SUFFERED.contains(first);
        if (RemarkVerbs.ACTIVE.contains(first) || active || participle && !isPreposition(second) && past) {
            return Optional.of(name + " " + clause);
        }
        if (participle && isPreposition(second)) {
            return Optional.of(name + be + clause);
        }
        if (ADVERB.matcher(clause).matches()) {
            boolean adverbParticiple = second.endsWith("ed") || RemarkVerbs.PARTICIPLES.contains(second);
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
        // "teams take turns" is a sentence of its own
        return verb && wordNet.senses(base).size() <= 2 && wordNet.nounShare(base) < MAX_NOUN_SHARE;
    }

    private static boolean isPreposition(String word) {
        return word.matches(
                "by|in|to|for|as|from|on|with|of|at|during|between|primarily|chiefly|mainly|especially|usually|often|widely|when|into|over|through|under|around|only|near|along|among|against|because");
    }

    static String surname(String name) {
        boolean plain = !name.matches(
                "(?:.* )?(?:da|de|di|von|van|du|Du|De|Van|Von|der|della) .*|.* (?:I|II|III|IV|V|VI|VII|VIII|the"
                        + " \\p{L}+)$|.* of .*|.*Saint.*|.* Khan");
        return plain ? name.substring(name.lastIndexOf(' ') + 1) : name;
    }
}
