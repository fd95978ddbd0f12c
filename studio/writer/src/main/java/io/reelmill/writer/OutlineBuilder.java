package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import io.reelmill.writer.wordnet.NounFacts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects what can be told of a topic. */
final class OutlineBuilder {

    private static final Set<String> COUNTED_FACTS = Set.of("facts", "things");
    /** Points that advice can be. */
    private static final Set<String> ADVICE =
            Set.of("tips", "tricks", "ways", "steps", "hacks", "rules", "habits", "lessons", "ideas");
    /** Asks how something ended. */
    private static final Pattern END =
            Pattern.compile("(?i).*\\b(?:collapse|fall|fell|end|decline|die|sink|sank|lose|lost)\\b.*");

    /** Tells how something ended. */
    private static final Pattern TOLD_END = Pattern.compile(
            "(?i).*\\b(?:collapsed?|fall|falls|fell|ended|end|declined?|dies?|died|sank|sunk|lost|abolished|final)\\b.*");

    private static final int MAX_STEMS_OF_POINTS = 2;
    private static final int MAX_BEFORE_TIPS = 2;
    /** Worth of the prompt's own sentences. */
    private static final double GIVEN = 60;
    /** Worth of what a thing is. */
    private static final double MAIN = 20;

    /** Asks what should be, which no facts say. */
    private static final Pattern OPINION = Pattern.compile("(?i)^should .*");

    /** Whoever writes of their own things tells of them best alone. */
    private static final Pattern OWN = Pattern.compile("(?i).*\\b(?:we|our|my|i|i'm|we're|we’re|us)\\b.*");
    /** Stems of questions that ask for no more than the subject: "what causes earthquakes". */
    private static final Set<String> HAPPENING = Set.copyOf(
            EnglishForms.stems("cause happen form occur exist begin start made make come work really actually"));
    /** Stems that say how well, or when, a thing is done. */
    private static final Set<String> MANNER = Set.copyOf(EnglishForms.stems(
            "better well good faster quickly easily more less longer properly really night day daily"));
    /** Subjects that encourage. */
    private static final List<String> ENCOURAGING = List.of("motivation", "habits", "confidence");

    private final Topic topic;
    private final String prompt;
    private final Subjects subjects;
    private final Random random;
    private final List<String> openings = new ArrayList<>();
    private final List<ScriptPoint> body = new ArrayList<>();
    private final List<String> closings = new ArrayList<>();
    private String name = "";
    private boolean answers = true;
    /** Stems of the request without those of the subject's name. */
    private Set<String> asked = Set.of();

    private int tier;

    OutlineBuilder(Topic topic, String prompt, Subjects subjects, Random random) {
        this.topic = topic;
        this.prompt = prompt;
        this.subjects = subjects;
        this.random = random;
    }

    Outline build() {
        switch (topic.kind()) {
            case AD -> product();
            case COMPARISON -> comparison();
            default -> subject();
        }
        Set<String> told = new HashSet<>();
        body.removeIf(point -> !told.add(point.text()));
        openings.removeIf(opening -> opening.codePoints().noneMatch(Character::isLetterOrDigit));
        if (openings.isEmpty()) {
            openings.add(EnglishForms.capital(Outline.ended(prompt.strip().replaceFirst("^[^\\p{L}\\p{Nd}]+", ""))));
        }
        return new Outline(openings, body, closings, name, answers);
    }

    /** A product is told in the words of the prompt alone. */
    private void product() {
        AdPrompt product = AdPrompt.of(prompt, List.of());
        name = product.name().equals("this") ? topic.phrase() : product.name();
        Matcher described =
                Pattern.compile(Pattern.quote(name) + "\\s*:\\s*([^.!?]{5,90})").matcher(prompt);
        String kind = product.kind().isEmpty() && described.find() ? described.group(1) : product.kind();
        openings.add(EnglishForms.capital(kind.isEmpty() ? Outline.ended(name) : name + ": " + Outline.ended(kind)));
        add(product.claims(), GIVEN);
        add(product.proofs(), GIVEN);
        if (body.isEmpty()) {
            add(PromptSentences.after(prompt, topic), GIVEN);
        }
        if (!product.audience().isEmpty()
                && !body.isEmpty()
                && !body.get(body.size() - 1).text().contains(product.audience())) {
            add(List.of("It is made for " + Outline.ended(product.audience())));
        }
        closings.addAll(product.calls());
        answers = !body.isEmpty();
    }

    private void comparison() {
        openings.add(EnglishForms.capital(topic.request()
                        .replaceFirst(
                                "(?i)^(?:compare|comparing|(?:the )?differences? between) (.+) (?:and|with|to) ",
                                "$1 or ")
                        .replaceFirst("(?i)\\s+(?:vs\\.?|versus)\\s+", " or ")
                        .replaceAll("[?.!]+$", ""))
                + "?");
        List<List<String>> sides = new ArrayList<>();
        for (String side : List.of(topic.phrase(), topic.other())) {
            List<String> lines = new ArrayList<>();
            subjects.about(side).ifPresent(subject -> {
                Set<String> words = new HashSet<>(EnglishForms.stems(subject.name()));
                subject.facts().stream()
                        .filter(fact -> EnglishForms.stems(fact).stream().anyMatch(words::contains))
                        .forEach(lines::add);
            });
            NounFacts.about(side, prompt, false, false, random).ifPresent(noun -> {
                lines.add(0, noun.facts().get(0));
                lines.addAll(noun.facts().subList(1, noun.facts().size()));
                lines.addAll(
                        noun.further().subList(0, Math.min(3, noun.further().size())));
            });
            sides.add(lines);
        }
        // in turns, so that both are told of at any length
        int most = Math.max(sides.get(0).size(), sides.get(1).size());
        for (int i = 0; i < most; i++) {
            for (int side = 0; side < 2; side++) {
                if (i < sides.get(side).size()) {
                    body.add(new ScriptPoint(sides.get(side).get(i), i, side, 100.0 * side + i, false));
                }
            }
        }
        answers = !sides.get(0).isEmpty() && !sides.get(1).isEmpty();
        name = body.isEmpty() ? "" : topic.phrase() + " and " + topic.other();
    }

    private void subject() {
        boolean asks = topic.kind() == Kind.QUESTION;
        String said = asks ? topic.request() : topic.phrase().equals("this") ? topic.request() : topic.phrase();
        boolean isOwn =
                topic.kind() == Kind.GENERIC && OWN.matcher(topic.request()).matches();
        boolean activity = topic.kind() == Kind.HOWTO || topic.kind() == Kind.LIST && said.matches("\\p{L}+ing .*");
        Optional<NounFacts> found = topic.kind() == Kind.MOTIVATION || isOwn
                ? Optional.empty()
                : NounFacts.about(said.replaceAll("\\?$", ""), prompt, asks, activity, random)
                        // neither the kind nor the place of a particular thing is the subject, nor what an opinion is
                        // about
                        .filter(noun -> noun.main() && noun.named() || !Subjects.isParticular(said))
                        .filter(noun -> !OPINION.matcher(said).matches());
        // a question is about its own subject: "why do cats hate water" about cats
        Optional<Subject> known = found.filter(noun -> asks && noun.whole())
                .flatMap(noun -> subjects.about(noun.noun()))
                .or(() -> isOwn ? Optional.empty() : subjects.about(activity ? EnglishForms.gerund(said) : said))
                // a person is not what they are known for
                .filter(subject -> found.filter(noun -> noun.named() && noun.main())
                        .filter(noun -> !isNamed(subject, noun))
                        .isEmpty())
                .or(() -> topic.kind() == Kind.MOTIVATION ? subjects.named(ENCOURAGING.get(0)) : Optional.empty())
                .filter(subject -> topic.listed().isEmpty() || isAboutPoints(subject, said))
                .filter(subject -> !OPINION.matcher(said).matches() || isAllOf(subject, said));
        // the points of a list need no definition
        Optional<NounFacts> noun = found.filter(facts -> topic.listed().isEmpty() || facts.named());
        List<String> own = PromptSentences.after(prompt, topic);
        if (asks) {
            openings.add(topic.request());
        }
        if (!topic.listed().isEmpty()) {
            points(topic.listed());
        }
        if (!own.isEmpty()) {
            add(own, GIVEN);
        }
        known.ifPresent(this::curated);
        noun.ifPresent(facts -> nouns(facts, known.isPresent(), asks));
        if (openings.isEmpty()) {
            openings.add(Outline.ended(EnglishForms.capital(
                    switch (topic.kind()) {
                        // an opening that promises no steps and no points
                        case HOWTO -> EnglishForms.gerund(topic.phrase());
                        case LIST -> topic.phrase();
                        default -> topic.request();
                    })));
        }
    }

    private static boolean isNamed(Subject subject, NounFacts noun) {
        Set<String> words = new HashSet<>(EnglishForms.stems(noun.noun()));
        return EnglishForms.stems(subject.name()).stream().anyMatch(words::contains)
                || subject.keysAmong(List.copyOf(words), words).size() > (isPeople(noun) ? 0 : 1);
    }

    /** {@code the Romans}: a people belongs to its subject, a person may not. */
    private static boolean isPeople(NounFacts noun) {
        return noun.noun().matches("\\p{L}+[^s]s");
    }

    /** Whether listed points are about the subject: "brewing coffee", but not "your houseplant needs water". */
    private static boolean isAboutPoints(Subject subject, String said) {
        List<String> stems = EnglishForms.stems(said);
        return stems.size() <= MAX_STEMS_OF_POINTS
                && EnglishForms.stems(subject.name()).stream().anyMatch(stems::contains);
    }

    /** Whether a subject is all that is said: facts on learning are no answer to "should schools ban phones". */
    private static boolean isAllOf(Subject subject, String said) {
        List<String> stems = new ArrayList<>(EnglishForms.stems(said.replaceFirst("(?i)^should\\s", "")));
        stems.removeAll(EnglishForms.stems(subject.name()));
        return subject.keysAmong(stems, Set.copyOf(stems)).containsAll(stems);
    }

    private void curated(Subject subject) {
        name = subject.name();
        boolean listed = !topic.listed().isEmpty();
        boolean tips = ADVICE.contains(topic.points());
        List<String> facts = byRelevance(subject);
        if (topic.kind() == Kind.QUESTION) {
            answers = topic.asksHowItWorks()
                    || asked.isEmpty()
                    || topic.request().matches("(?i)(?:what|who) (?:is|are|was|were) .*")
                    || topic.request().matches("(?i)when .*")
                            && facts.stream().anyMatch(fact -> fact.matches(".*\\d{3}.*"))
                    || facts.stream()
                            .anyMatch(fact -> hits(fact) > 0
                                    && (!END.matcher(topic.request()).matches()
                                            || TOLD_END.matcher(fact).matches()));
        } else {
            openings.addAll(subject.openings());
        }
        closings.addAll(subject.closings());
        if (listed) {
            add(facts);
            return;
        }
        if (topic.kind() == Kind.LIST) {
            List<String> points =
                    tips ? shuffled(subject.advice()) : COUNTED_FACTS.contains(topic.points()) ? facts : List.of();
            int count = Math.min(points.size(), topic.count());
            answers = count == topic.count();
            if (count > 1) {
                points(points.subList(0, count));
            }
            if (tips) {
                add(facts.subList(0, Math.min(MAX_BEFORE_TIPS, facts.size())));
            } else if (count == 0) {
                add(facts);
            }
            return;
        }
        if (topic.kind() == Kind.HOWTO) {
            List<String> stems = new ArrayList<>(EnglishForms.stems(topic.phrase()));
            stems.removeAll(MANNER);
            answers = !subject.advice().isEmpty()
                    && (hits(String.join(" ", subject.advice())) > 0
                            || subject.keysAmong(stems, Set.copyOf(stems)).containsAll(stems));
            points(subject.advice());
            add(facts);
            return;
        }
        if (topic.kind() == Kind.MOTIVATION) {
            add(subject.facts());
            for (String kin : ENCOURAGING) {
                subjects.named(kin).ifPresent(s -> add(s.advice()));
            }
            return;
        }
        long answering = facts.stream().filter(fact -> hits(fact) > 0).count();
        if (subject.field().equals("history")) {
            chronicle(facts);
            facts = List.of();
        } else {
            add(facts.subList(0, (int) answering), MAIN);
            tier--;
            facts = facts.subList((int) answering, facts.size());
        }
        add(facts);
        add(subject.advice());
    }

    /** Facts in their order of time; those that answer are preferred, and the last ones where an end is asked for. */
    private void chronicle(List<String> facts) {
        boolean end = END.matcher(topic.request()).matches();
        for (int i = 0; i < facts.size(); i++) {
            double worth = (hits(facts.get(i)) > 0 ? MAIN : 0) + (end ? 2 * i : 10 - 3 * i);
            body.add(new ScriptPoint(facts.get(i), tier, -worth, 100.0 * (tier + 1) + body.size(), false));
        }
        tier++;
    }

    private void nouns(NounFacts noun, boolean supplement, boolean asks) {
        if (!supplement) {
            name = noun.name();
            answers = noun.main()
                    && topic.kind() != Kind.HOWTO
                    && (topic.kind() != Kind.LIST || !topic.listed().isEmpty())
                    && (!asks || topic.request().matches("(?i)(?:what|who|when) (?:is|are|was|were) .*"));
            add(noun.facts(), MAIN);
            if (topic.kind() == Kind.GENERIC && !noun.opening().isEmpty()) {
                openings.add(noun.opening());
            }
        }
        boolean related = !supplement || isSame(noun);
        if (related && topic.kind() != Kind.HOWTO) {
            add(noun.further());
        }
    }

    /** Whether WordNet's noun is the curated subject and no part of it or neighbour. */
    private boolean isSame(NounFacts noun) {
        List<String> curated = EnglishForms.stems(name);
        return EnglishForms.stems(noun.name()).equals(curated);
    }

    private void points(List<String> points) {
        for (int i = 0; i < points.size(); i++) {
            body.add(new ScriptPoint(points.get(i), 0, i, 10 + 2 * i, true));
        }
        tier = 1;
    }

    private void add(List<String> lines) {
        add(lines, 0);
    }

    /** @param worth by how much they are preferred where not all fit */
    private void add(List<String> lines, double worth) {
        for (int i = 0; i < lines.size(); i++) {
            // What is no point comes before the points, so that it is not mistaken for one; the client's own points
            // come first.
            boolean before = topic.kind() == Kind.LIST && topic.listed().isEmpty();
            double place = before ? tier + i * 0.01 : 100.0 * (tier + 1) + body.size();
            body.add(new ScriptPoint(lines.get(i), tier, i - worth, place, false));
        }
        tier++;
    }

    /** Facts that share words with the request first. */
    private List<String> byRelevance(Subject subject) {
        asked = new HashSet<>(EnglishForms.stems(topic.request()));
        // A sentence that only repeats the subject's name does not answer the request.
        for (String stem : EnglishForms.stems(subject.name())) {
            asked.removeIf(s -> s.startsWith(stem.substring(0, Math.min(3, stem.length()))));
        }
        asked.removeAll(subject.keysAmong(List.copyOf(asked), Set.copyOf(asked)));
        asked.removeAll(HAPPENING);
        List<String> facts = new ArrayList<>(subject.facts());
        boolean isChronicle = subject.field().equals("history") && topic.kind() != Kind.LIST;
        if (!isChronicle) {
            facts.sort((a, b) -> Long.compare(hits(b), hits(a)));
        }
        return facts;
    }

    private long hits(String text) {
        return EnglishForms.stems(text).stream()
                .filter(asked::contains)
                .distinct()
                .count();
    }

    private List<String> shuffled(List<String> lines) {
        List<String> copy = new ArrayList<>(lines);
        Collections.shuffle(copy, random);
        return copy;
    }
}
