package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import io.reelmill.writer.wordnet.NounFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** What can be told of one thing: the prompt's own sentences, a curated subject, and what WordNet knows. */
final class SubjectOutline {

    private static final int MAX_STEMS_OF_POINTS = 2;
    /** Asks what should be, which no facts say. */
    private static final Pattern OPINION = Pattern.compile("(?i)^should .*");
    /** Whoever writes of their own things tells of them best alone. */
    private static final Pattern OWN = Pattern.compile(
            "(?i)(?!why we (?:all )?(?:need|love|like|fear|hate|dream|sleep|yawn|cry|laugh|forget|should|must)\\b(?! our| my))"
                    // and no number of a ruler or a war: "Queen Elizabeth I"
                    + ".*\\b(?:we|our|my|(?<!\\bwar )i(?!$| of\\b|[?:,])|i'm|we're|we’re|us)\\b.*");

    /** Asks about the past of a place, which may have a subject of its own. */
    private static final Pattern PAST = Pattern.compile(
            "(?i).*\\b(?:ancient|history|origins?|did|was|were|fall|fell|rise|empire|emperors?|legions?|gods?|myths?)\\b.*");

    /** Asks which of many; what each of them is says nothing of that. */
    private static final Pattern SUPERLATIVE = Pattern.compile(
            "(?i)^(?:(?:what|which|who)(?: is| are|'s) )?(?:the )?(?:\\d+ )?"
                    + "(?:(?:most|least) \\p{L}+|best|worst|top|(?:tall|fast|small|larg|bigg|old|long|deep|high|rich|strong|smart|hott"
                    + "|cold|young|short|light|heavi|dead|deadli|weird|strang|rar|loud|clean|cheap|bright|hard|great|slow|cut)est) .*");

    private final Topic topic;
    private final String prompt;
    private final Subjects subjects;
    private final Random random;
    private final OutlineDraft draft;
    private final boolean asks;
    /** Whose sightings, senses or behaviour it is about, which is not known itself. */
    private final Optional<String> animal;
    /** What is looked up. */
    private final String said;

    /** Whether less is asked for than all of it. */
    private final boolean isPartAsked;

    private final boolean isOwn;
    private final boolean isActivity;

    SubjectOutline(Topic topic, String prompt, Subjects subjects, Random random, OutlineDraft draft) {
        this.topic = topic;
        this.prompt = prompt;
        this.subjects = subjects;
        this.random = random;
        this.draft = draft;
        this.asks = topic.kind() == Kind.QUESTION;
        this.animal = topic.kind() == Kind.GENERIC && !subjects.isWhole(topic.request())
                ? ObservedAnimal.in(topic.request())
                : Optional.empty();
        AskedThing thing = AskedThing.of(asks || topic.phrase().equals("this") ? topic.request() : topic.phrase());
        this.said = animal.orElse(thing.words());
        this.isPartAsked = !thing.whole() || animal.isPresent();
        this.isOwn =
                topic.kind() == Kind.GENERIC && OWN.matcher(topic.request()).matches();
        this.isActivity = topic.kind() == Kind.HOWTO || topic.kind() == Kind.LIST && said.matches("\\p{L}+ing .*");
    }

    void tell() {
        Optional<NounFacts> found = found();
        Optional<Subject> known = known(found);
        List<String> own = PromptSentences.after(prompt, topic);
        if (asks) {
            draft.open(topic.request());
        }
        if (!topic.listed().isEmpty()) {
            draft.points(topic.listed());
        }
        if (!own.isEmpty()) {
            draft.add(own, PromptSentences.WORTH);
        }
        known.ifPresent(subject -> new CuratedOutline(topic, subjects, random, draft).tell(subject));
        // the points of a list need no definition
        found.filter(facts -> topic.listed().isEmpty() || facts.named())
                .ifPresent(facts -> tell(facts, known.isPresent()));
        // "the most dangerous animals in Australia" are not all that is told of Australia
        if (SUPERLATIVE.matcher(topic.request()).matches()
                && known.filter(subject -> !answersSuperlative(subject)).isPresent()) {
            draft.answers(false);
        }
        // what is told of a place is what to see there
        if (isPartAsked
                && known.filter(subject -> subject.field().equals("place")).isEmpty()) {
            draft.answers(false);
        }
        if (!draft.hasOpening()) {
            draft.open(Outline.ended(EnglishForms.capital(
                    switch (topic.kind()) {
                        // an opening that promises no steps and no points
                        case HOWTO -> EnglishForms.gerund(topic.phrase());
                        case LIST -> topic.phrase();
                        default -> topic.request();
                    })));
        }
    }

    private Optional<NounFacts> found() {
        if (topic.kind() == Kind.MOTIVATION || isOwn) {
            return Optional.empty();
        }
        return NounFacts.about(said.replaceAll("\\?$", ""), prompt, asks, isActivity, random)
                // neither the kind nor the place of a particular thing is the subject, nor what an opinion is about
                .filter(noun -> noun.main() && noun.named() || !Subjects.isParticular(said))
                // nor where something is that is not known: "street food in Bangkok"
                .filter(noun -> noun.main() || !noun.named())
                .filter(noun -> noun.named() || !SUPERLATIVE.matcher(said).matches())
                // how to lose weight is not what weight is
                .filter(noun -> topic.kind() != Kind.HOWTO
                        || noun.named()
                        || noun.name().matches("an? .*|\\p{Lu}.*"))
                .filter(noun -> !OPINION.matcher(said).matches());
    }

    private Optional<Subject> known(Optional<NounFacts> found) {
        // a question is about its own subject: "why do cats hate water" about cats
        Optional<Subject> meant =
                isOwn ? Optional.empty() : subjects.about(isActivity ? EnglishForms.gerund(said) : said);
        return found.filter(noun -> asks && noun.whole())
                .flatMap(noun -> subjects.about(noun.noun()))
                // but the Berlin Wall is more than Berlin
                .filter(subject ->
                        meant.filter(other -> isSaid(other) && !isSaid(subject)).isEmpty())
                .or(() -> meant)
                .map(this::ofItsTime)
                // a person is not what they are known for
                .filter(subject -> found.filter(noun -> noun.named() && noun.main())
                        .filter(noun -> !isNamed(subject, noun))
                        .isEmpty())
                .or(() -> topic.kind() == Kind.MOTIVATION
                        ? subjects.named(CuratedOutline.ENCOURAGING.get(0))
                        : Optional.empty())
                .filter(subject -> topic.listed().isEmpty() || isAboutPoints(subject))
                .filter(subject -> !OPINION.matcher(said).matches() || isAllOf(subject));
    }

    /** Whether a subject is all that is asked for, or one of its facts speaks of it. */
    private boolean answersSuperlative(Subject subject) {
        Relevance relevance = Relevance.of(topic.request(), subject);
        return relevance.isWhole() || subject.facts().stream().anyMatch(relevance::answers);
    }

    /** Whether all words of a subject's name, of more than one, are said. */
    private boolean isSaid(Subject subject) {
        List<String> name = EnglishForms.stems(subject.name());
        return name.size() > 1 && EnglishForms.stems(said).containsAll(name);
    }

    /** The ancient place of that name, where its past is asked for. */
    private Subject ofItsTime(Subject subject) {
        boolean past =
                topic.kind() == Kind.HISTORY || PAST.matcher(topic.request()).matches();
        return past && subject.field().equals("place")
                ? subjects.named("ancient " + subject.name()).orElse(subject)
                : subject;
    }

    private void tell(NounFacts noun, boolean supplement) {
        if (!supplement) {
            draft.name(noun.name());
            draft.answers(noun.main()
                    && topic.kind() != Kind.HOWTO
                    && (topic.kind() != Kind.LIST || !topic.listed().isEmpty())
                    && (!asks || topic.request().matches("(?i)(?:what|who|when) (?:is|are|was|were) .*")));
            draft.add(noun.facts(), OutlineDraft.MAIN);
            if (topic.kind() == Kind.GENERIC && !noun.opening().isEmpty()) {
                draft.open(noun.opening());
            }
        }
        boolean related = !supplement || isSame(noun);
        if (related && topic.kind() != Kind.HOWTO) {
            draft.add(noun.further());
        }
    }

    /** Whether WordNet's noun is the curated subject and no part of it or neighbour. */
    private boolean isSame(NounFacts noun) {
        return EnglishForms.stems(noun.name()).equals(EnglishForms.stems(draft.name()));
    }

    private static boolean isNamed(Subject subject, NounFacts noun) {
        if (noun.noun().startsWith("New ") && !subject.name().startsWith("New ")) {
            return false; // New Mexico is not Mexico
        }
        Set<String> words = new HashSet<>(EnglishForms.stems(noun.noun()));
        return EnglishForms.stems(subject.name()).stream().anyMatch(words::contains)
                || subject.keysAmong(List.copyOf(words), words).size() > (isPeople(noun) ? 0 : 1);
    }

    /** {@code the Romans}: a people belongs to its subject, a person may not. */
    private static boolean isPeople(NounFacts noun) {
        return noun.noun().matches("\\p{L}+[^s]s");
    }

    /** Whether listed points are about the subject: "brewing coffee", but not "your houseplant needs water". */
    private boolean isAboutPoints(Subject subject) {
        List<String> stems = EnglishForms.stems(said);
        return stems.size() <= MAX_STEMS_OF_POINTS
                && EnglishForms.stems(subject.name()).stream().anyMatch(stems::contains);
    }

    /** Whether a subject is all that is said: facts on learning are no answer to "should schools ban phones". */
    private boolean isAllOf(Subject subject) {
        List<String> stems = new ArrayList<>(EnglishForms.stems(said.replaceFirst("(?i)^should\\s", "")));
        stems.removeAll(EnglishForms.stems(subject.name()));
        return subject.keysAmong(stems, Set.copyOf(stems)).containsAll(stems);
    }
}
