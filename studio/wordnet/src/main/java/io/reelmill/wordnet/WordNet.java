package io.reelmill.wordnet;

import io.reelmill.wordnet.Synset.Link;
import io.reelmill.wordnet.Synset.Relation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The database files of WordNet 3.1, from their Maven artifact. They are read into memory on first use (26 MB) and searched
 * as they are: the index files are sorted, and a data line is found by its offset.
 */
public final class WordNet {

    private static final String FOLDER = "/net/sf/extjwnl/data/wordnet/wn31/";
    private static final int MAX_SENSES = 12;
    /** The type of a noun in a sense key. */
    private static final char NOUN = '1';

    private final byte[] nouns = read("data.noun");
    private final byte[] nounIndex = read("index.noun");
    private final byte[] verbIndex = read("index.verb");
    private final byte[] adjectiveIndex = read("index.adj");
    private final byte[] adverbIndex = read("index.adv");
    private final byte[] irregularPlurals = read("noun.exc");
    /** Senses of words, sorted, with how often each was met in tagged texts. */
    private final byte[] counts = read("cntlist.rev");

    private WordNet() {}

    private static final class Loaded {
        static final WordNet WORDNET = new WordNet();
    }

    /** The database, read on first use. */
    public static WordNet get() {
        return Loaded.WORDNET;
    }

    /** The meanings of a noun in its base form, the usual one first; none when it is not known. */
    public List<Synset> senses(String noun) {
        String line = find(nounIndex, noun);
        if (line.isEmpty()) {
            return List.of();
        }
        String[] cells = line.split(" ");
        int senses = Integer.parseInt(cells[2]);
        return Arrays.stream(cells, cells.length - senses, cells.length)
                .limit(MAX_SENSES)
                .map(offset -> at(Integer.parseInt(offset)))
                .toList();
    }

    /** Whether WordNet has the word as a noun. */
    public boolean isNoun(String word) {
        return !find(nounIndex, word).isEmpty();
    }

    /** Whether WordNet has the word as a verb. */
    public boolean isVerb(String word) {
        return !find(verbIndex, word).isEmpty();
    }

    /** Whether WordNet has the word as an adjective. */
    public boolean isAdjective(String word) {
        return !find(adjectiveIndex, word).isEmpty();
    }

    /**
     * How many meanings of the word occur in tagged texts, as the noun, verb, adjective or adverb that has most of them: 0 for a
     * rare word, -1 for one that is not known.
     */
    public int usage(String word) {
        return Math.max(
                Math.max(tagged(nounIndex, word), tagged(verbIndex, word)),
                Math.max(tagged(adjectiveIndex, word), tagged(adverbIndex, word)));
    }

    /**
     * How often the word is a noun among all its uses in tagged texts, from 0 to 1. For a word that is in none of
     * them it is the share of the noun in its meanings.
     */
    public double nounShare(String word) {
        String key = word.toLowerCase(Locale.ROOT).replace(' ', '_') + "%";
        byte[] wanted = key.getBytes(StandardCharsets.UTF_8);
        int all = 0;
        int nouns = 0;
        for (int at = firstFrom(counts, wanted); at < counts.length; at = end(counts, at) + 1) {
            String line = line(counts, at);
            if (!line.startsWith(key)) {
                break;
            }
            int count =
                    Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1).strip());
            all += count;
            nouns += line.charAt(key.length()) == NOUN ? count : 0;
        }
        if (all > 0) {
            return (double) nouns / all;
        }
        double meanings = meanings(nounIndex, word);
        return meanings == 0 ? 0 : meanings / (meanings + meanings(verbIndex, word) + meanings(adjectiveIndex, word));
    }

    /** How many meanings a word has in an index. */
    private static int meanings(byte[] index, String word) {
        String[] cells = find(index, word).split(" ");
        return cells.length < 3 ? 0 : Integer.parseInt(cells[2]);
    }

    /** Where the first line of a sorted file begins that is not before the wanted bytes. */
    private static int firstFrom(byte[] sorted, byte[] wanted) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int at = start(sorted, (low + high) >>> 1);
            int end = end(sorted, at);
            if (compare(sorted, at, end, wanted) < 0) {
                low = end + 1;
            } else {
                high = at;
            }
        }
        return low;
    }

    /** The singular of an irregular plural: {@code mitochondrion} of {@code mitochondria}. */
    public Optional<String> singular(String plural) {
        String[] cells = find(irregularPlurals, plural).split(" ");
        return cells.length < 2 ? Optional.empty() : Optional.of(cells[1].replace('_', ' '));
    }

    private static int tagged(byte[] index, String word) {
        String[] cells = find(index, word).split(" ");
        return cells.length < 4 ? -1 : Integer.parseInt(cells[5 + Integer.parseInt(cells[3])]);
    }

    /** The meaning at an offset of the noun file. */
    public Synset at(int offset) {
        return synset(line(nouns, offset));
    }

    /** Meanings whose gloss has exactly this phrase, in the order of the file. */
    public List<Synset> mentioning(String phrase, int most) {
        byte[] wanted = phrase.getBytes(StandardCharsets.UTF_8);
        List<Synset> found = new ArrayList<>();
        for (int at = 0; at <= nouns.length - wanted.length && found.size() < most; at++) {
            if (nouns[at] != wanted[0] || !matches(at, wanted)) {
                continue;
            }
            int start = start(nouns, at);
            String line = line(nouns, start);
            if (at - start > line.indexOf('|') && line.charAt(0) != ' ') {
                found.add(synset(line));
            }
            at = start + line.length();
        }
        return found;
    }

    private boolean matches(int at, byte[] wanted) {
        for (int i = 1; i < wanted.length; i++) {
            if (nouns[at + i] != wanted[i]) {
                return false;
            }
        }
        return !Character.isLetter(nouns[at - 1])
                && (at + wanted.length == nouns.length || !Character.isLetter(nouns[at + wanted.length]));
    }

    private static Synset synset(String line) {
        int bar = line.indexOf('|');
        String[] cells = line.substring(0, bar).split(" ");
        int count = Integer.parseInt(cells[3], 16);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(cells[4 + 2 * i].replace('_', ' '));
        }
        List<Link> links = new ArrayList<>();
        int from = 5 + 2 * count;
        for (int i = from; i + 3 < cells.length; i += 4) {
            Relation relation = Relation.of(cells[i]);
            if (relation != Relation.OTHER && cells[i + 2].equals("n")) {
                links.add(new Link(relation, Integer.parseInt(cells[i + 1])));
            }
        }
        return new Synset(
                Integer.parseInt(cells[0]),
                Integer.parseInt(cells[1]),
                List.copyOf(words),
                List.copyOf(links),
                line.substring(bar + 1).strip());
    }

    /** The line of a sorted index that begins with the word, or an empty one. */
    private static String find(byte[] index, String word) {
        byte[] wanted = (word.toLowerCase(Locale.ROOT).replace(' ', '_') + " ").getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = index.length;
        while (low < high) {
            int at = start(index, (low + high) >>> 1);
            int end = end(index, at);
            int order = compare(index, at, end, wanted);
            if (order == 0) {
                return new String(index, at, end - at, StandardCharsets.UTF_8).strip();
            } else if (order < 0) {
                low = end + 1;
            } else {
                high = at;
            }
        }
        return "";
    }

    private static int compare(byte[] index, int at, int end, byte[] wanted) {
        for (int i = 0; i < wanted.length; i++) {
            int here = at + i < end ? index[at + i] : 0;
            if (here != wanted[i]) {
                return here - wanted[i];
            }
        }
        return 0;
    }

    private static int start(byte[] text, int at) {
        int start = at;
        while (start > 0 && text[start - 1] != '\n') {
            start--;
        }
        return start;
    }

    private static int end(byte[] text, int at) {
        int end = at;
        while (end < text.length && text[end] != '\n') {
            end++;
        }
        return end;
    }

    private static String line(byte[] text, int start) {
        return new String(text, start, end(text, start) - start, StandardCharsets.UTF_8);
    }

    private static byte[] read(String file) {
        try (InputStream in = WordNet.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IllegalStateException("The artifact of WordNet has no " + file);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
