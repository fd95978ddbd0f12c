package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.Definitions.Definition;
import io.reelmill.writer.wordnet.Noun.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells of the kinds of a thing: the well-known ones, and not all in the same form. */
final class KindSentences {

    private static final int MAX_KINDS = 6;
    /** Kinds of which an opening gives the names. */
    private static final int NAMED_KINDS = 3;

    private static final Pattern WITHOUT_NOUN = Pattern.compile(
            "(?<rest>(?:with|for|used|designed|made|built|equipped|propelled|worn|played|grown|tied|celebrating|\\p{L}{3,}ed) .+)");

    private final WordNet wordNet;
    private final Definitions definitions;
    private final CommonWords common;
    private final List<String> told = new ArrayList<>();
    private final List<String> usual = new ArrayList<>();

    KindSentences(WordNet wordNet, Definitions definitions) {
        this.wordNet = wordNet;
        this.definitions = definitions;
        this.common = new CommonWords(wordNet);
    }

    /** Collects what can be told; kinds with usual names first. */
    void collect(Noun noun, Synset meaning, Random random) {
        Set<String> seen = new HashSet<>();
        List<Synset> kinds = new ArrayList<>(meaning.linked(Relation.HAS_KIND).stream()
                .map(wordNet::at)
                .filter(Meaning::isSuitable)
                .filter(kind -> !kind.isNamed()
                        && !kind.word().contains(" of ")
                        && seen.add(kind.word())
                        && !kind.word().matches(".* \\p{Lu}|.*\\d.*"))
                .toList());
        Collections.shuffle(kinds, random);
        kinds.sort(Comparator.comparing((Synset kind) -> -weight(kind)));
        for (Synset kind : kinds) {
            Noun named = named(noun, kind);
            if (told.size() < MAX_KINDS && common.isCommon(named.name()) && seen.add(named.name() + " ")) {
                definitions
                        .of(named, kind)
                        .filter(definition -> common.isPlain(definition.thing()))
                        .filter(definition -> !isCircular(noun, kind, definition.sentence()))
                        .ifPresent(definition -> {
                            told.add(sentence(noun, definition, told.size()));
                            if (wordNet.usage(kind.word()) > 0) {
                                usual.add(named.inSentence());
                            }
                        });
            }
        }
    }

    List<String> sentences() {
        return told;
    }

    /** {@code A trumpet, a tuba, and a horn: each of them is a brass instrument.} Empty when too few are known. */
    String opening(Noun noun) {
        if (usual.size() < NAMED_KINDS || noun.form() == Form.NAME) {
            return "";
        }
        String all = noun.form() == Form.COUNTED ? "each of them is " : "all of that is ";
        return Noun.capital(Noun.list(usual.subList(0, NAMED_KINDS))) + ": " + all + noun.inSentence() + ".";
    }

    /** The forms change, so that a list of kinds does not sound like a dictionary. */
    private static String sentence(Noun noun, Definition definition, int number) {
        Noun kind = definition.noun();
        String name = kind.form() == Form.COUNTED || kind.form() == Form.THE ? "the " + kind.name() : kind.name();
        boolean thing = definition.verb().equals("is") && definition.thing().matches("an? .*");
        if (!thing || number % 2 == 0 || noun.form() == Form.NAME || noun.form() == Form.PLURAL) {
            return definition.sentence();
        }
        String what = definition.thing();
        Matcher repeated = Pattern.compile("^an? " + Pattern.quote(noun.name()) + " (?<rest>.+)$")
                .matcher(what);
        if (repeated.matches()) {
            Matcher rest = WITHOUT_NOUN.matcher(repeated.group("rest"));
            what = rest.matches() && !what.contains(" whose ") ? rest.group("rest") : "one " + repeated.group("rest");
        }
        String begin = number == 1
                ? "One kind of " + noun.name() + " is " + name
                : number == 3 ? "Then there is " + name : "There is also " + name;
        return Definitions.ended(begin + ", " + what);
    }

    /** A kind by that of its names that has the whole's in it, where there is one. */
    private Noun named(Noun noun, Synset kind) {
        String word = kind.words().stream()
                .filter(name -> name.endsWith(" " + noun.name()))
                .findFirst()
                .orElse(kind.word());
        boolean plural = word.matches(".*[^sui]s");
        boolean mass = noun.form() == Form.MASS || isMass(kind);
        boolean one = noun.form() == Form.THE && word.contains(" of ");
        return new Noun(word, plural ? Form.PLURAL : one ? Form.THE : mass ? Form.MASS : Form.COUNTED);
    }

    static boolean isMass(Synset meaning) {
        boolean substance =
                meaning.file() == 27 || meaning.file() == 13 || meaning.file() == 22 || meaning.file() == 12;
        return substance && !meaning.gloss().matches("^(?:an?|any|one) .*");
    }

    /** Whether a sentence says no more than the name does: a bread knife is a knife used to cut bread. */
    private static boolean isCircular(Noun noun, Synset kind, String sentence) {
        Set<String> own = SenseChooser.words(kind.word());
        Set<String> more = SenseChooser.words(sentence);
        more.removeAll(own);
        more.removeAll(SenseChooser.words(noun.name()));
        return more.size() < 3;
    }

    private double weight(Synset kind) {
        return 2.0 * Math.min(2, wordNet.usage(kind.word()))
                + Math.min(20, kind.gloss().split("\\s+").length) / 7.0;
    }
}
