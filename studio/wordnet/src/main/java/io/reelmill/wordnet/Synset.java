package io.reelmill.wordnet;

import java.util.List;

/**
 * A meaning, as WordNet has it.
 *
 * @param offset its place in the noun file, which identifies it
 * @param file number of the lexicographer file: 5 animals, 18 persons …
 * @param words that have this meaning, the usual one first, as they are written
 * @param links to other noun meanings
 * @param gloss definition, remarks and examples
 */
public record Synset(int offset, int file, List<String> words, List<Link> links, String gloss) {

    public static final int ACT = 4;
    public static final int ANIMAL = 5;
    public static final int EVENT = 11;
    public static final int LOCATION = 15;
    public static final int PERSON = 18;
    public static final int PLANT = 20;

    /** Relations that facts are made of. */
    public enum Relation {
        KIND_OF("@"),
        INSTANCE_OF("@i"),
        HAS_KIND("~"),
        HAS_INSTANCE("~i"),
        HAS_PART("%p"),
        MADE_OF("%s"),
        HAS_MEMBER("%m"),
        PART_OF("#p"),
        OPPOSITE("!"),
        OTHER("");

        private final String symbol;

        Relation(String symbol) {
            this.symbol = symbol;
        }

        static Relation of(String symbol) {
            for (Relation relation : values()) {
                if (relation.symbol.equals(symbol)) {
                    return relation;
                }
            }
            return OTHER;
        }
    }

    /** A relation to the meaning at an offset. */
    public record Link(Relation relation, int offset) {}

    /** Its usual word. */
    public String word() {
        return words.get(0);
    }

    /** Whether it is one particular thing, such as a person, a place or a war. */
    public boolean isNamed() {
        return links.stream().anyMatch(link -> link.relation() == Relation.INSTANCE_OF);
    }

    /** Offsets of the meanings that it has the relation to. */
    public List<Integer> linked(Relation relation) {
        return links.stream()
                .filter(link -> link.relation() == relation)
                .map(Link::offset)
                .toList();
    }
}
