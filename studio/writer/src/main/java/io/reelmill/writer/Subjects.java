package io.reelmill.writer;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.NounFacts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The subjects that the embedded writer has sentences about, read from the resources. */
final class Subjects {

    static final List<String> FILES = List.of(
            "people",
            "sights",
            "places",
            "culture",
            "society",
            "world",
            "wildlife",
            "animals",
            "nature",
            "earth",
            "sky",
            "mind",
            "body",
            "home",
            "daily",
            "history",
            "science",
            "devices",
            "technology",
            "machines",
            "practice",
            "life");

    private static final List<String> ASKED_OF_PLACES = List.of(
            "guide travel trip visit tip capital name mean day spend know thing famous culture food go".split(" "));

    /** In a longer phrase the last noun of the first part may be anything, as in a headline. */
    private static final int MAX_STEMS_OF_HEAD = 3;

    /** Score of what a question begins with: "why cats hate water" is about cats. */
    private static final double ASKED_FIRST = 0.3;
    /** One particular thing of a place: {@code the Great Fire of London}. */
    private static final Pattern PARTICULAR = Pattern.compile(
            "(?:(?i:the) .*|(?:.*\\s)?\\p{L}*[^s\\W]) of (?:the )?(?<place>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)");
    /** Questions whose first noun is their subject. */
    private static final Pattern CLAUSE =
            Pattern.compile("(?i)(?:why|how|when) (?:(?:do|does|did) )?(?:the )?\\p{L}+ (?<next>\\p{L}+)\\b.*");
    /** A word that is a noun as often or more is no verb. */
    private static final double MAX_NOUN_SHARE = 0.6;

    private final List<Subject> known = new ArrayList<>();

    Subjects() {
        FILES.forEach(file -> known.addAll(read("subjects/" + file + ".txt")));
    }

    List<Subject> known() {
        return known;
    }

    /** The subject of that name. */
    Optional<Subject> named(String name) {
        return known.stream().filter(subject -> subject.name().equals(name)).findFirst();
    }

    /**
     * The subject that a phrase is about: the one that most of its words mean, and of these words more than half, or the one
     * that names the thing. One of two words does not make a subject: "Amazon layoffs" is not about the forest. Nor does a word
     * of a term: "the Ottoman Empire" is not about Rome, and "hot dogs" are no dogs.
     */
    Optional<Subject> about(String wording) {
        String phrase = withOrdinal(wording)
                .replaceFirst(
                        "(?i)^(?:the |an?"
                                + " )?(?:art|power|science|importance|joy|secrets?|beauty|magic|world|life|guide|introduction)"
                                + " (?:of|to) |^(?:the )?(?:best|right|perfect|worst) (?:time|way|place|day)s? (?:to|for) ",
                        "");
        boolean particular = isParticular(phrase);
        List<String> stems = EnglishForms.stems(phrase);
        List<String> head = EnglishForms.stems(EnglishForms.head(phrase));
        Set<String> exact = Arrays.stream(phrase.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}-]+"))
                .collect(Collectors.toUnmodifiableSet());
        Optional<List<String>> term = NounFacts.compound(phrase).map(EnglishForms::stems);
        boolean asks = wording.endsWith("?") || CLAUSE.matcher(wording).matches();
        Subject best = null;
        double most = 0;
        for (Subject subject : known) {
            List<String> name = EnglishForms.stems(subject.name());
            double score = 0;
            Set<String> keys = subject.keysAmong(stems, exact);
            boolean isHead = (stems.size() <= MAX_STEMS_OF_HEAD || asks)
                    && !head.isEmpty()
                    && keys.contains(head.get(head.size() - 1));
            long meant = stems.stream().filter(keys::contains).count();
            for (int i = 0; i < stems.size(); i++) {
                // Words near the end name the thing: in "training for a puppy" the puppy.
                score += keys.contains(stems.get(i)) ? 1 + 0.1 * i / stems.size() : 0;
            }
            // What a question begins with is what it is about: in "why does coffee wake us up" the coffee.
            boolean isAsked = asks
                    && !stems.isEmpty()
                    && (isNamed(stems.get(0), name, keys) || keys.contains(stems.get(0)) && isSubject(wording));
            boolean inTerm = term.isPresent()
                    && term.get().stream().anyMatch(keys::contains)
                    && !term.get().stream().allMatch(word -> keys.contains(word) || name.contains(word));
            boolean isOther =
                    particular && !stems.stream().allMatch(stem -> keys.contains(stem) || name.contains(stem));
            if (inTerm || isOther || meant * 2 <= stems.size() && !isHead && !isAsked) {
                continue;
            }
            score += score > 0 && stems.stream().anyMatch(name::contains) ? 0.5 : 0;
            score += isAsked && CLAUSE.matcher(wording).matches() ? ASKED_FIRST : 0;
            if (score > most) {
                most = score;
                best = subject;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether all words of a phrase together mean one subject: {@code bird migration}. */
    boolean isWhole(String phrase) {
        List<String> stems = EnglishForms.stems(phrase);
        return stems.size() > 1
                && known.stream().anyMatch(subject -> subject.keys().contains(String.join("+", stems)));
    }

    /** {@code World War 2} is called the Second World War. */
    private static String withOrdinal(String wording) {
        return wording.replaceAll("(?i)\\bworld war (?:1|one|I)\\b", "First World War")
                .replaceAll("(?i)\\bworld war (?:2|two|II)\\b", "Second World War");
    }

    /** Whether a phrase names one thing of a place that WordNet knows, which the thing's kind tells little of. */
    static boolean isParticular(String phrase) {
        Matcher particular = PARTICULAR.matcher(phrase);
        return particular.matches()
                && WordNet.get().senses(particular.group("place")).stream().anyMatch(Synset::isNamed);
    }

    /** Whether a word is a subject's name, or that part of it that means the subject: ice is no ice cream. */
    private static boolean isNamed(String stem, List<String> name, Set<String> keys) {
        return name.contains(stem) && (name.size() == 1 || keys.contains(stem));
    }

    /** Whether the first noun is what the verb belongs to: in "how did the Romans build" it is, in "how do noise complaints work" not. */
    private static boolean isSubject(String wording) {
        Matcher asked = CLAUSE.matcher(wording);
        if (!asked.matches()) {
            return false;
        }
        String next = asked.group("next").toLowerCase(Locale.ROOT);
        WordNet wordNet = WordNet.get();
        return Math.max(wordNet.nounShare(next), wordNet.nounShare(next.replaceFirst("s$", ""))) < MAX_NOUN_SHARE;
    }

    private static List<Subject> read(String file) {
        List<Subject> subjects = new ArrayList<>();
        try (InputStream text = Subjects.class.getResourceAsStream(file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            for (String line : lines.lines().filter(l -> l.length() > 2).toList()) {
                Subject open = subjects.isEmpty() ? null : subjects.get(subjects.size() - 1);
                String rest = line.substring(2);
                switch (line.charAt(0)) {
                    case '@' -> subjects.add(subject(rest));
                    case '?' -> open.openings().add(rest);
                    case '-' -> open.facts().add(rest);
                    case '+' -> open.advice().add(rest);
                    case '!' -> open.closings().add(rest);
                    default -> {}
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return subjects;
    }

    /** A word for its stem; {@code =word} for just this form; {@code two+words} for both of them only. */
    private static String key(String word) {
        return word.startsWith("=")
                ? word
                : Arrays.stream(word.split("\\+")).map(EnglishForms::stem).collect(Collectors.joining("+"));
    }

    /** A word that means a place, alone and together with what is asked of any place. */
    private static Stream<String> withQuestions(String key) {
        return key.contains("+")
                ? Stream.of(key)
                : Stream.concat(
                        Stream.of(key), ASKED_OF_PLACES.stream().map(asked -> asked + "+" + key.replace("=", "")));
    }

    private static Subject subject(String header) {
        String[] cells = header.split("\\s*\\|\\s*");
        Set<String> keys = Arrays.stream(cells[3].split(" "))
                .flatMap(key -> cells[2].equals("place") ? withQuestions(key) : Stream.of(key))
                .map(Subjects::key)
                .collect(Collectors.toUnmodifiableSet());
        return new Subject(
                cells[0].strip(),
                cells[1].equals("many"),
                cells[2],
                keys,
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>());
    }
}
