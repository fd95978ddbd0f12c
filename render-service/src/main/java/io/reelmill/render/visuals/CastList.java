package io.reelmill.render.visuals;

import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.providers.picture.Shot;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Decides who appears when: where a character is named, or where what is said is what its description tells of; else at the
 * beginning, at the end, and often enough between them to be remembered. Several take turns.
 */
public final class CastList {

    /** Nobody appears. */
    public static final int NOBODY = -1;

    /** Without a word of theirs they appear in every second picture, with one in every third at least. */
    private static final int UNPROMPTED = 2;

    private static final int PROMPTED = 3;
    private static final int SHORTEST_WORD = 4;

    /** Words of descriptions that tell of nothing. */
    private static final Set<String> EMPTY = Set.of(
            "about",
            "always",
            "appear",
            "appears",
            "character",
            "dressed",
            "every",
            "figure",
            "from",
            "have",
            "having",
            "image",
            "into",
            "likes",
            "little",
            "looks",
            "loves",
            "made",
            "named",
            "never",
            "often",
            "only",
            "over",
            "person",
            "picture",
            "small",
            "some",
            "speaks",
            "talks",
            "tells",
            "that",
            "their",
            "them",
            "then",
            "there",
            "they",
            "this",
            "used",
            "very",
            "want",
            "wants",
            "wear",
            "wearing",
            "wears",
            "what",
            "when",
            "where",
            "which",
            "while",
            "whose",
            "with",
            "your");

    /** Scripts that do not divide words by spaces. */
    private static final Set<UnicodeScript> UNSPACED = Set.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.THAI,
            UnicodeScript.LAO,
            UnicodeScript.KHMER,
            UnicodeScript.MYANMAR);

    private final List<Person> people;

    private record Person(Pattern name, Set<String> names, Set<String> traits) {

        static Person of(FeaturedCharacter character) {
            Set<String> names = words(character.name());
            Set<String> traits = words(character.description());
            traits.removeAll(names);
            String name = character.name().toLowerCase(Locale.ROOT).strip();
            boolean spaced = !UNSPACED.contains(UnicodeScript.of(name.codePointAt(0)));
            String edge = "[\\p{L}\\p{N}]";
            String literal = Pattern.quote(name);
            Pattern alone = Pattern.compile(spaced ? "(?<!" + edge + ")" + literal + "(?!" + edge + ")" : literal);
            return new Person(alone, names, traits);
        }

        /** 2 when named, 1 when spoken of, else 0. */
        int called(String said, Set<String> words) {
            if (name.matcher(said).find() || words.stream().anyMatch(names::contains)) {
                return 2;
            }
            return words.stream().anyMatch(traits::contains) ? 1 : 0;
        }
    }

    public CastList(List<FeaturedCharacter> characters) {
        this.people = characters.stream().map(Person::of).toList();
    }

    /**
     * Who appears in each shot.
     *
     * @param open which shots have pictures that somebody can appear in
     * @return for each shot the index of a character, or {@link #NOBODY}
     */
    public int[] of(List<Shot> shots, List<Boolean> open) {
        int[] cast = new int[shots.size()];
        Arrays.fill(cast, NOBODY);
        List<Integer> free = new ArrayList<>();
        boolean prompted = false;
        for (int i = 0; i < cast.length; i++) {
            if (open.get(i)) {
                free.add(i);
                cast[i] = called(shots.get(i), i == 0 ? NOBODY : cast[i - 1]);
                prompted |= cast[i] != NOBODY;
            }
        }
        int gap = prompted ? PROMPTED : UNPROMPTED;
        int since = gap;
        for (int n = 0; n < free.size(); n++) {
            int shot = free.get(n);
            since++;
            boolean due = since >= gap || n == free.size() - 1;
            if (cast[shot] == NOBODY && due) {
                cast[shot] = longestUnseen(cast, shot);
            }
            since = cast[shot] == NOBODY ? since : 0;
        }
        return cast;
    }

    /** Of two characters that match, the one that was not shown last. */
    private int called(Shot shot, int before) {
        String said = (shot.hint() + " " + shot.words()).toLowerCase(Locale.ROOT);
        Set<String> words = words(said);
        int best = NOBODY;
        int most = 0;
        for (int p = 0; p < people.size(); p++) {
            int called = people.get(p).called(said, words);
            if (called > most || called == most && called > 0 && best == before) {
                best = p;
                most = called;
            }
        }
        return best;
    }

    private int longestUnseen(int[] cast, int before) {
        int best = 0;
        int earliest = Integer.MAX_VALUE;
        for (int p = 0; p < people.size(); p++) {
            int seen = NOBODY;
            for (int i = 0; i < before; i++) {
                seen = cast[i] == p ? i : seen;
            }
            if (seen < earliest) {
                earliest = seen;
                best = p;
            }
        }
        return best;
    }

    /** The words that mean something, without the s of a plural. */
    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> word.length() >= SHORTEST_WORD && !EMPTY.contains(word))
                .map(word -> word.endsWith("s") && word.length() > SHORTEST_WORD
                        ? word.substring(0, word.length() - 1)
                        : word)
                .collect(Collectors.toSet());
    }
}
