package io.reelmill.writer;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.NounFacts;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A phrase on what an animal does, or where it is seen: {@code jaguar sightings in Arizona} is about the jaguar. */
final class ObservedAnimal {

    /** The first meaning of an octopus is a dish, that of a whale a large person. */
    private static final int MAX_SENSES = 2;
    /** Nouns that are said of animals, which tell nothing of another subject. */
    private static final Pattern OBSERVED = Pattern.compile(
            "(?i)(?<term>(?:the )?(?<animal>\\p{L}+(?:[ -]\\p{L}+)?) (?:sightings?|attacks?|intelligence|behaviou?rs?|migrations?"
                    + "|eyesight|vision|hearing|senses?|communication|songs?|sleep|diets?|anatomy|populations?|conservation"
                    + "|rescues?|reintroductions?|habitats?|memory|camouflage|courtship|hibernation))"
                    + "(?: (?:in|near|off|on|at|around|along|across|of) .+)?");

    private ObservedAnimal() {}

    /** The animal as it is written, if the phrase is of that form and no term of its own, such as "bird song". */
    static Optional<String> in(String phrase) {
        Matcher observed = OBSERVED.matcher(phrase.strip());
        if (!observed.matches() || NounFacts.compound(observed.group("term")).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(observed.group("animal").toLowerCase(Locale.ROOT)).filter(ObservedAnimal::isAnimal);
    }

    private static boolean isAnimal(String word) {
        return WordNet.get().senses(word).stream().limit(MAX_SENSES).anyMatch(sense -> sense.file() == Synset.ANIMAL);
    }
}
