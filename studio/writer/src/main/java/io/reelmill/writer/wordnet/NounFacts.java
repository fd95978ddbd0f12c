package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.Definitions.Definition;
import io.reelmill.writer.wordnet.Noun.Form;
import io.reelmill.writer.wordnet.NounFinder.Found;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What WordNet knows of the noun that a request is about.
 *
 * @param name as it stands in a sentence
 * @param noun in its base form, without an article
 * @param named whether it is one particular person, place or event
 * @param whole whether no other word narrows it
 * @param main whether the text is about it, and not about something that only has to do with it
 * @param opening a sentence of examples that begins a script, or empty
 * @param facts what it is, in one or more sentences
 * @param further examples, kinds, parts and what has to do with it, each in one or two sentences
 */
public record NounFacts(
        String name,
        String noun,
        boolean named,
        boolean whole,
        boolean main,
        String opening,
        List<String> facts,
        List<String> further) {

    private static final int MAX_FURTHER = 40;
    private static final int MAX_PARTS = 5;
    private static final int GROUP = 14;
    /** Lexicographer files of animals, artefacts, groups and persons, which are counted. */
    private static final Set<Integer> BODIES = Set.of(5, 6, GROUP, 18);

    public NounFacts {
        facts = List.copyOf(facts);
        further = List.copyOf(further);
    }

    /**
     * Facts on what a text is about.
     *
     * @param text a request or a noun phrase
     * @param context words around it, by which a meaning is chosen
     * @param question whether the text asks
     * @param activity whether the text begins with a verb
     * @param random chooses among examples
     */
    public static Optional<NounFacts> about(
            String text, String context, boolean question, boolean activity, Random random) {
        WordNet wordNet = WordNet.get();
        return new NounFinder(wordNet)
                .find(text, question, activity)
                .flatMap(found -> new Builder(wordNet, found, context, random).build());
    }

    /** The longest term of several words in a text, which is not about its words. */
    public static Optional<String> compound(String text) {
        return new NounFinder(WordNet.get()).compound(text).map(Found::base);
    }

    private static final class Builder {

        private final WordNet wordNet;
        private final Definitions definitions;
        private final Remarks remarks;
        private final CommonWords common;
        private final Found found;
        private final String context;
        private final Random random;
        private final List<String> facts = new ArrayList<>();
        private final List<String> further = new ArrayList<>();
        private String opening = "";

        Builder(WordNet wordNet, Found found, String context, Random random) {
            this.wordNet = wordNet;
            this.definitions = new Definitions(wordNet);
            this.remarks = new Remarks(wordNet);
            this.common = new CommonWords(wordNet);
            this.found = found;
            this.context = context;
            this.random = random;
        }

        Optional<NounFacts> build() {
            Optional<Synset> chosen = new SenseChooser(wordNet).choose(found, context);
            if (chosen.isEmpty()) {
                return Optional.empty();
            }
            Synset meaning = chosen.get();
            if (!found.first() && !meaning.isNamed()) {
                return Optional.empty();
            }
            Noun noun = noun(meaning);
            definitions
                    .of(noun, meaning)
                    .map(Definition::sentence)
                    .filter(sentence -> !isCircular(sentence))
                    .ifPresent(facts::add);
            if (facts.isEmpty()) {
                return Optional.empty();
            }
            facts.addAll(remarks.of(noun, meaning));
            opposite(noun, meaning);
            if (meaning.isNamed() && found.first() && found.alone()) {
                mentions(noun, meaning);
            } else if (found.whole() && found.first() && found.alone()) {
                parts(noun, meaning);
                KindSentences kinds = new KindSentences(wordNet, definitions);
                kinds.collect(noun, meaning, random);
                further.addAll(kinds.sentences());
                opening = kinds.opening(noun);
                instances(meaning);
            }
            return Optional.of(new NounFacts(
                    noun.inSentence(),
                    noun.name(),
                    meaning.isNamed(),
                    found.whole(),
                    found.first(),
                    opening,
                    facts,
                    new ArrayList<>(new LinkedHashSet<>(further))
                            .stream().limit(MAX_FURTHER).toList()));
        }

        /** Whether a sentence has no word of meaning that is not in the name. */
        private boolean isCircular(String sentence) {
            Set<String> more = SenseChooser.words(sentence);
            more.removeAll(SenseChooser.words(found.base()));
            more.removeAll(SenseChooser.words(found.written()));
            return more.isEmpty();
        }

        private Noun noun(Synset meaning) {
            String written = found.isPlural() ? found.base() : found.written();
            String name = meaning.words().stream()
                    .filter(word -> word.equalsIgnoreCase(found.base()))
                    .findFirst()
                    .orElse(written);
            boolean upper = Character.isUpperCase(name.charAt(0));
            boolean isTitle = !meaning.isNamed() && meaning.gloss().matches("^an? .*") && name.matches("\\p{Lu}{2,5}");
            if (meaning.isNamed() || upper && found.isCapital() && !found.isPlural() && !isTitle) {
                return found.article().equals("the") ? new Noun(name, Form.THE) : Noun.named(name);
            }
            if (found.article().equals("the") && !found.isPlural() && name.contains(" of ")) {
                return new Noun(name, Form.THE);
            }
            if (found.isPlural()
                    || !found.article().isEmpty() && !found.article().equals("the")) {
                return new Noun(name, Form.COUNTED);
            }
            if (found.article().equals("the") && isOneOfAKind(meaning)) {
                return new Noun(name, Form.THE);
            }
            boolean counted = isTitle
                    || found.article().equals("the")
                    || !found.whole() && meaning.gloss().matches("^an? .*");
            boolean plural = name.matches(".*[^sui]s") && meaning.gloss().matches("^(?!an? )[\\p{L}-]*[^sui]s\\b.*");
            plural |= wordNet.singular(name).isPresent()
                    || meaning.words().contains(name.replaceFirst("a$", "um")) && name.endsWith("a");
            boolean being = meaning.file() == Synset.ANIMAL || meaning.file() == Synset.PERSON;
            boolean thing =
                    being || BODIES.contains(meaning.file()) && meaning.gloss().matches("^an? .*");
            boolean bare = BODIES.contains(meaning.file()) && !found.alone() || thing && meaning.file() != GROUP;
            return new Noun(name, plural ? Form.PLURAL : counted || bare ? Form.COUNTED : Form.MASS);
        }

        private static boolean isOneOfAKind(Synset meaning) {
            return meaning.gloss().startsWith("the ")
                    || meaning.linked(Relation.HAS_KIND).isEmpty();
        }

        /** {@code The opposite of inflation is deflation.} */
        private void opposite(Noun noun, Synset meaning) {
            if (!meaning.isNamed() && found.whole() && noun.form() != Form.PLURAL) {
                meaning.linked(Relation.OPPOSITE).stream()
                        .map(wordNet::at)
                        .filter(Meaning::isSuitable)
                        .filter(other -> common.isCommon(other.word()))
                        .limit(1)
                        .forEach(other -> facts.add("The opposite of " + noun.inSentence() + " is "
                                + new Noun(other.word(), noun.form() == Form.COUNTED ? Form.COUNTED : Form.MASS)
                                        .inSentence()
                                + "."));
            }
        }

        private void parts(Noun noun, Synset meaning) {
            List<String> parts = meaning.linked(Relation.HAS_PART).stream()
                    .map(wordNet::at)
                    .filter(Meaning::isSuitable)
                    .filter(part -> common.isCommon(part.word()) && isUsual(part))
                    .sorted(Comparator.comparing((Synset part) -> -wordNet.usage(part.word())))
                    .map(part -> one(part, part.word().replaceFirst("^" + Pattern.quote(noun.name()) + " ", ""))
                            .inSentence())
                    .distinct()
                    .limit(MAX_PARTS)
                    .toList();
            if (parts.size() >= 2 && noun.form() == Form.COUNTED) {
                further.add(Noun.capital(noun.inSentence()) + " has " + Noun.list(parts) + ".");
            }
        }

        /** Whether it is what its word usually means: the gore of an umbrella is not. */
        private boolean isUsual(Synset part) {
            return part.word().contains(" ")
                    || wordNet.senses(part.word()).get(0).offset() == part.offset();
        }

        /** A meaning as one thing of which there are several. */
        private static Noun one(Synset meaning) {
            if (!meaning.isNamed()) {
                return one(meaning, meaning.word());
            }
            // a person is called by the full name
            return Noun.named(meaning.words().stream()
                    .filter(word -> meaning.file() == Synset.PERSON
                            && word.endsWith(" " + meaning.word())
                            && !word.matches(
                                    "(?:Sir|Comtesse|Comte|Baron|Baroness|Duc|Marquis|Marquise|Duke|Lord|Madame) .*"))
                    .findFirst()
                    .orElse(meaning.word()));
        }

        private static Noun one(Synset meaning, String word) {
            boolean plural = word.matches(".*[^sui]s");
            return new Noun(word, plural ? Form.PLURAL : KindSentences.isMass(meaning) ? Form.MASS : Form.COUNTED);
        }

        private void instances(Synset meaning) {
            List<Synset> instances = new ArrayList<>(meaning.linked(Relation.HAS_INSTANCE).stream()
                    .map(wordNet::at)
                    .filter(Meaning::isSuitable)
                    .toList());
            Collections.shuffle(instances, random);
            instances.sort(
                    Comparator.comparing((Synset s) -> -Math.min(18, s.gloss().split("\\s+").length)));
            for (Synset instance : instances.subList(0, Math.min(12, instances.size()))) {
                told(instance).ifPresent(further::add);
            }
        }

        /** Its parts, and persons, events and things whose glosses name it. */
        private void mentions(Noun noun, Synset meaning) {
            String name = noun.name().toLowerCase(Locale.ROOT);
            for (Synset mention : new Mentions(wordNet).of(noun, meaning, random)) {
                told(mention)
                        .filter(sentence -> sentence.toLowerCase(Locale.ROOT).contains(name))
                        .ifPresent(further::add);
            }
        }

        private Optional<String> told(Synset meaning) {
            Noun noun = one(meaning);
            return definitions
                    .of(noun, meaning)
                    .map(Definition::sentence)
                    .filter(common::isPlain)
                    .map(first -> remarks.of(noun, meaning).stream().limit(1).reduce(first, (a, b) -> a + " " + b));
        }
    }
}
