package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.Noun.Form;
import io.reelmill.writer.wordnet.NounFinder.Found;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
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
 * @param closing a sentence that ends a script, or empty
 */
public record NounFacts(
        String name,
        String noun,
        boolean named,
        boolean whole,
        boolean main,
        String opening,
        List<String> facts,
        List<String> further,
        String closing) {

    private static final int MAX_FURTHER = 40;
    private static final int MAX_MENTIONS = 60;
    private static final int MIN_KINDS = 3;
    private static final int MAX_PARTS = 5;
    private static final int GROUP = 14;
    /** Lexicographer files of animals, artefacts, groups and persons, which are counted. */
    private static final Set<Integer> BODIES = Set.of(5, 6, GROUP, 18);
    /** Lexicographer files of animals, artefacts, food, natural objects and plants. */
    private static final Set<Integer> THINGS = Set.of(5, 6, 13, 17, 20);

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
        private final GlossSentences sentences;
        private final Found found;
        private final String context;
        private final Random random;
        private final List<String> facts = new ArrayList<>();
        private final List<String> further = new ArrayList<>();
        private String opening = "";
        private String closing = "";

        Builder(WordNet wordNet, Found found, String context, Random random) {
            this.wordNet = wordNet;
            this.sentences = new GlossSentences(wordNet);
            this.found = found;
            this.context = context;
            this.random = random;
        }

        Optional<NounFacts> build() {
            Optional<Synset> chosen = sense();
            if (chosen.isEmpty()) {
                return Optional.empty();
            }
            Synset meaning = chosen.get();
            if (!found.first() && !meaning.isNamed()) {
                return Optional.empty();
            }
            Noun noun = noun(meaning);
            sentences.definition(noun, meaning).ifPresent(facts::add);
            if (facts.isEmpty()) {
                return Optional.empty();
            }
            facts.addAll(sentences.remarks(noun, meaning));
            if (meaning.isNamed() && found.first()) {
                mentions(noun, meaning);
            } else if (found.whole() && found.first() && found.alone()) {
                parts(noun, meaning);
                kinds(noun, meaning);
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
                            .stream().limit(MAX_FURTHER).toList(),
                    closing));
        }

        /** The meaning that shares most words with the context; else the most usual one of its spelling. */
        private Optional<Synset> sense() {
            Set<String> around = words(context);
            around.removeAll(words(found.written()));
            around.removeAll(words(found.base()));
            List<Synset> senses = wordNet.senses(found.base());
            double best = Double.NEGATIVE_INFINITY;
            Synset chosen = null;
            for (int i = 0; i < senses.size(); i++) {
                Synset sense = senses.get(i);
                if (!GlossSentences.isSuitable(sense)) {
                    continue;
                }
                boolean spelledSo = sense.words().stream().anyMatch(found.written()::equals);
                boolean upper = sense.words().stream()
                        .filter(word -> word.equalsIgnoreCase(found.base()))
                        .anyMatch(word -> Character.isUpperCase(word.charAt(0)));
                boolean lower = !upper;
                double score = -0.7 * i + (spelledSo ? 0.5 : 0);
                // senses that no tagged text has are in no order: things and what has many kinds come first
                score += 0.12 * Math.min(8, sense.linked(Relation.HAS_KIND).size());
                score += THINGS.contains(sense.file()) ? 0.8 : 0;
                score -= sense.file() == Synset.PERSON && !sense.isNamed() ? 0.5 : 0;
                score += upper && !found.isCapital() ? -2.5 : 0;
                score += upper && found.isCapital() && spelledSo ? 0.8 : 0;
                score += lower && found.isCapital() && found.base().contains(" ") ? -0.5 : 0;
                score += Gloss.of(sense.gloss()).definition().matches(".*\\b" + Pattern.quote(found.base()) + "\\b.*")
                        ? -1.5
                        : 0;
                Set<String> described = words(sense.gloss());
                sense.linked(Relation.KIND_OF).forEach(offset -> {
                    described.addAll(words(wordNet.at(offset).gloss()));
                    described.addAll(words(String.join(" ", wordNet.at(offset).words())));
                });
                score += 1.2 * around.stream().filter(described::contains).count();
                if (score > best) {
                    best = score;
                    chosen = sense;
                }
            }
            return Optional.ofNullable(chosen);
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
            boolean thing = BODIES.contains(meaning.file()) && meaning.gloss().matches("^an? .*");
            boolean bare = BODIES.contains(meaning.file()) && !found.alone() || thing && meaning.file() != GROUP;
            return new Noun(name, plural ? Form.PLURAL : counted || bare ? Form.COUNTED : Form.MASS);
        }

        private static boolean isOneOfAKind(Synset meaning) {
            return meaning.gloss().startsWith("the ")
                    || meaning.linked(Relation.HAS_KIND).isEmpty();
        }

        private void parts(Noun noun, Synset meaning) {
            List<String> parts = meaning.linked(Relation.HAS_PART).stream()
                    .map(wordNet::at)
                    .filter(GlossSentences::isSuitable)
                    .filter(part ->
                            wordNet.familiarity(part.word()) > 0 || part.word().contains(noun.name()))
                    .sorted(Comparator.comparing((Synset part) -> -wordNet.familiarity(part.word())))
                    .map(part -> one(part, part.word().replaceFirst("^" + Pattern.quote(noun.name()) + " ", ""))
                            .inSentence())
                    .distinct()
                    .limit(MAX_PARTS)
                    .toList();
            if (parts.size() >= 2 && noun.form() == Form.COUNTED) {
                further.add(Noun.capital(noun.inSentence()) + " has " + Noun.list(parts) + ".");
            }
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
            return new Noun(word, plural ? Form.PLURAL : isMassGloss(meaning) ? Form.MASS : Form.COUNTED);
        }

        private static boolean isMassGloss(Synset meaning) {
            boolean substance =
                    meaning.file() == 27 || meaning.file() == 13 || meaning.file() == 22 || meaning.file() == 12;
            return substance && !meaning.gloss().matches("^(?:an?|any|one) .*");
        }

        private void kinds(Noun noun, Synset meaning) {
            Set<String> seen = new HashSet<>();
            List<Synset> kinds = new ArrayList<>(meaning.linked(Relation.HAS_KIND).stream()
                    .map(wordNet::at)
                    .filter(GlossSentences::isSuitable)
                    .filter(kind -> seen.add(kind.word()) && !kind.word().matches(".* \\p{Lu}|.*\\d.*"))
                    .toList());
            Collections.shuffle(kinds, random);
            kinds.sort(Comparator.comparing((Synset kind) -> -weight(kind)));
            List<String> told = new ArrayList<>();
            for (Synset kind : kinds) {
                Noun named = kindNoun(noun, kind);
                Optional<String> sentence = sentences.definition(named, kind);
                if (sentence.isPresent()
                        && !said(noun, kind, sentence.get())
                        && !named.name().contains("substitute")
                        && seen.add(named.name() + " ")) {
                    told.add(named.inSentence());
                    further.add(sentence.get()
                            + sentences.remarks(named, kind).stream()
                                    .limit(1)
                                    .map(s -> " " + s)
                                    .findFirst()
                                    .orElse(""));
                }
            }
            if (told.size() >= MIN_KINDS && noun.form() != Form.NAME) {
                String all = noun.form() == Form.COUNTED ? "each of them is " : "all of that is ";
                opening = Noun.capital(Noun.list(told.subList(0, MIN_KINDS))) + ": " + all + noun.inSentence() + ".";
            }
            if (told.size() > MIN_KINDS + 1 && noun.form() != Form.NAME) {
                closing = "And from " + told.get(MIN_KINDS) + " to " + told.get(MIN_KINDS + 1) + ", "
                        + (noun.form() == Form.COUNTED ? "each one is " : "it is all ") + noun.inSentence() + ".";
            }
        }

        /** A kind by that of its names that has the whole's in it, where there is one. */
        private Noun kindNoun(Noun noun, Synset kind) {
            if (kind.isNamed()) {
                return one(kind);
            }
            String word = kind.words().stream()
                    .filter(name -> name.endsWith(" " + noun.name()))
                    .findFirst()
                    .orElse(kind.word());
            boolean plural = word.matches(".*[^sui]s");
            boolean mass = noun.form() == Form.MASS || isMassGloss(kind);
            return new Noun(word, plural ? Form.PLURAL : mass ? Form.MASS : Form.COUNTED);
        }

        /** Whether a sentence says no more than the name does: a bread knife is a knife used to cut bread. */
        private static boolean said(Noun noun, Synset kind, String sentence) {
            Set<String> own = words(kind.word());
            Set<String> more = words(sentence);
            more.removeAll(own);
            more.removeAll(words(noun.name()));
            return more.size() < 3;
        }

        private double weight(Synset kind) {
            return Math.min(3, wordNet.familiarity(kind.word()))
                    + Math.min(20, kind.gloss().split("\\s+").length) / 7.0
                    + (kind.isNamed() ? -5 : 0);
        }

        private void instances(Synset meaning) {
            List<Synset> instances = new ArrayList<>(meaning.linked(Relation.HAS_INSTANCE).stream()
                    .map(wordNet::at)
                    .filter(GlossSentences::isSuitable)
                    .toList());
            Collections.shuffle(instances, random);
            instances.sort(
                    Comparator.comparing((Synset s) -> -Math.min(18, s.gloss().split("\\s+").length)));
            for (Synset instance : instances.subList(0, Math.min(12, instances.size()))) {
                told(instance, 1);
            }
        }

        /** Persons, events and things whose glosses name it. */
        private void mentions(Noun noun, Synset meaning) {
            Set<Integer> told = new HashSet<>(Set.of(meaning.offset()));
            List<Synset> all = new ArrayList<>();
            for (String word : meaning.words()) {
                boolean telling =
                        word.contains(" ") && Character.isUpperCase(word.charAt(0)) || word.equals(noun.name());
                if (telling && word.length() > 3) {
                    all.addAll(wordNet.mentioning(word, MAX_MENTIONS));
                }
            }
            all.removeIf(s -> !told.add(s.offset())
                    || !GlossSentences.isSuitable(s)
                    || !s.isNamed() && Character.isUpperCase(s.word().charAt(0))
                    || meaning.file() != Synset.PERSON
                            && s.gloss().matches("(?s).*\\b\\p{Lu}\\p{L}+ " + Pattern.quote(noun.name()) + "\\b.*")
                    || s.gloss().matches("(?s).*\\b" + Pattern.quote(noun.name()) + " (?:I|II|III|IV|V|VI)\\b.*")
                    || s.gloss().matches("(?s).*\"[^\"]*\\b" + Pattern.quote(noun.name()) + "\\b[^\"]*\".*"));
            Collections.shuffle(all, random);
            all.sort(Comparator.comparing((Synset s) -> rank(s)));
            all.forEach(s -> {
                int before = further.size();
                told(s, 1);
                if (further.size() > before
                        && !further.get(before)
                                .toLowerCase(Locale.ROOT)
                                .contains(noun.name().toLowerCase(Locale.ROOT))) {
                    further.remove(before);
                }
            });
        }

        private static int rank(Synset mention) {
            if (mention.isNamed()) {
                return mention.file() == Synset.EVENT || mention.file() == Synset.ACT
                        ? 0
                        : mention.file() == Synset.PERSON ? 1 : 2;
            }
            return 3;
        }

        private void told(Synset meaning, int remarks) {
            Noun noun = one(meaning);
            sentences
                    .definition(noun, meaning)
                    .map(first -> sentences.remarks(noun, meaning).stream()
                            .limit(remarks)
                            .reduce(first, (a, b) -> a + " " + b))
                    .ifPresent(further::add);
        }
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}]+"))
                .filter(word -> word.length() > 3)
                .map(word -> word.endsWith("s") && !word.endsWith("ss") ? word.substring(0, word.length() - 1) : word)
                .forEach(words::add);
        return words;
    }
}
