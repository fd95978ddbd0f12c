package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** The parts of a particular place, person or event, and what has a gloss that names it. */
final class Mentions {

    private static final int MAX_OF_A_WORD = 60;

    private final WordNet wordNet;

    Mentions(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /** In the order in which they are worth telling: parts and events first, equal ones in random order. */
    List<Synset> of(Noun noun, Synset meaning, Random random) {
        Set<Integer> parts = new HashSet<>(meaning.linked(Relation.HAS_PART));
        List<Synset> all = new ArrayList<>(parts.stream().map(wordNet::at).toList());
        for (String word : meaning.words()) {
            boolean telling = word.contains(" ") && Character.isUpperCase(word.charAt(0)) || word.equals(noun.name());
            if (telling && word.length() > 3) {
                all.addAll(wordNet.mentioning(word, MAX_OF_A_WORD));
            }
        }
        Set<Integer> kept = new HashSet<>(Set.of(meaning.offset()));
        all.removeIf(s -> !kept.add(s.offset())
                || !Meaning.isSuitable(s)
                || !s.isNamed() && Character.isUpperCase(s.word().charAt(0))
                || !parts.contains(s.offset()) && isOfAnother(s, noun.name(), meaning.file()));
        Collections.shuffle(all, random);
        all.sort(Comparator.comparing((Synset s) -> parts.contains(s.offset()) ? 0 : rank(s)));
        return all;
    }

    /** Whether a gloss means another thing of that name, or tells of another subject. */
    private static boolean isOfAnother(Synset mention, String name, int file) {
        String quoted = Pattern.quote(name) + "\\b";
        String gloss = mention.gloss();
        // who was born and what grows in a country is another subject; "when Paris abducted Helen" means a prince
        boolean ofPlace = file == Synset.LOCATION
                && (mention.file() == Synset.PERSON
                        || mention.file() == Synset.PLANT
                        || gloss.matches("(?s).*\\b(?:by|when|while|for) " + quoted + ".*"));
        return ofPlace
                || file != Synset.PERSON && gloss.matches("(?s).*\\b\\p{Lu}\\p{L}+ " + quoted + ".*")
                || gloss.matches("(?s).*\\b" + quoted + " (?:I|II|III|IV|V|VI)\\b.*")
                || gloss.matches("(?s).*\"[^\"]*\\b" + quoted + "[^\"]*\".*");
    }

    private static int rank(Synset mention) {
        if (mention.isNamed()) {
            return mention.file() == Synset.EVENT || mention.file() == Synset.ACT
                    ? 0
                    : mention.file() == Synset.PERSON ? 1 : 2;
        }
        return 3;
    }
}
