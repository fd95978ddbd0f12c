package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** What the curated sentences about a subject tell of a topic. */
final class CuratedOutline {

    /** Subjects that encourage. */
    static final List<String> ENCOURAGING = List.of("motivation", "habits", "confidence");

    private static final Set<String> COUNTED_FACTS = Set.of("facts", "things");
    /** Points that advice can be. */
    private static final Set<String> ADVICE =
            Set.of("tips", "tricks", "ways", "steps", "hacks", "rules", "habits", "lessons", "ideas");
    /** Asks how something ended. */
    private static final Pattern END =
            Pattern.compile("(?i).*\\b(?:collapse|fall|fell|end|decline|die|sink|sank|lose|lost)\\b.*");
    /** Tells how something ended. */
    private static final Pattern TOLD_END = Pattern.compile(
            "(?i).*\\b(?:collapsed?|fall|falls|fell|ended|end|declined?|dies?|died|sinks?|sank|sunk|lost|abolished|final)\\b.*");
    /** Stems that say how well, or when, a thing is done. */
    private static final Set<String> MANNER = Set.copyOf(
            EnglishForms.stems(
                    "better well good faster quickly easily more less longer properly really night day daily home deal cope handle manage"));

    /** Asks for advice, in no number and no sentence: {@code healthy breakfast ideas}. */
    private static final Pattern ADVISES = Pattern.compile("(?i).* (?:ideas|tips|tricks|hacks|advice)");

    private static final int MAX_BEFORE_TIPS = 2;

    private final Topic topic;
    private final Subjects subjects;
    private final Random random;
    private final OutlineDraft draft;

    CuratedOutline(Topic topic, Subjects subjects, Random random, OutlineDraft draft) {
        this.topic = topic;
        this.subjects = subjects;
        this.random = random;
        this.draft = draft;
    }

    void tell(Subject subject) {
        draft.name(subject.name());
        Relevance relevance = Relevance.of(topic.request(), subject);
        List<String> facts = byRelevance(subject, relevance);
        if (topic.kind() == Kind.QUESTION) {
            draft.answers(answers(facts, relevance));
        } else {
            draft.open(subject.openings());
        }
        draft.close(subject.closings());
        if (!topic.listed().isEmpty()) {
            draft.add(facts);
            return;
        }
        switch (topic.kind()) {
            case LIST -> list(subject, facts);
            case HOWTO -> howTo(subject, facts, relevance);
            case MOTIVATION -> motivation(subject);
            default -> explanation(subject, facts, relevance);
        }
    }

    private boolean answers(List<String> facts, Relevance relevance) {
        String request = topic.request();
        boolean end = END.matcher(request).matches();
        return topic.asksHowItWorks()
                || relevance.isWhole()
                || request.matches("(?i)(?:what|who) (?:is|are|was|were) .*")
                || request.matches("(?i)when .*") && facts.stream().anyMatch(fact -> fact.matches(".*\\d{3}.*"))
                || facts.stream()
                        .anyMatch(fact -> relevance.answers(fact)
                                && (!end || TOLD_END.matcher(fact).matches()));
    }

    private void list(Subject subject, List<String> facts) {
        boolean tips = ADVICE.contains(topic.points());
        List<String> points =
                tips ? shuffled(subject.advice()) : COUNTED_FACTS.contains(topic.points()) ? facts : List.of();
        int count = Math.min(points.size(), topic.count());
        draft.answers(count == topic.count());
        if (count > 1) {
            draft.points(points.subList(0, count));
        }
        if (tips) {
            draft.add(facts.subList(0, Math.min(MAX_BEFORE_TIPS, facts.size())));
        } else if (count == 0) {
            draft.add(facts);
        }
    }

    private void howTo(Subject subject, List<String> facts, Relevance relevance) {
        List<String> stems = new ArrayList<>(EnglishForms.stems(topic.phrase()));
        stems.removeAll(MANNER);
        draft.answers(!subject.advice().isEmpty()
                && (relevance.answers(String.join(" ", subject.advice()))
                        || subject.keysAmong(stems, Set.copyOf(stems)).containsAll(stems)));
        draft.points(subject.advice());
        draft.add(facts);
    }

    private void motivation(Subject subject) {
        draft.add(subject.facts());
        for (String kin : ENCOURAGING) {
            subjects.named(kin).ifPresent(s -> draft.add(s.advice()));
        }
    }

    private void explanation(Subject subject, List<String> facts, Relevance relevance) {
        if (ADVISES.matcher(topic.request()).matches() && !subject.advice().isEmpty()) {
            draft.add(subject.advice(), OutlineDraft.MAIN);
            draft.add(facts);
            return;
        }
        if (subject.field().equals("history")) {
            chronicle(facts, relevance);
            draft.add(List.of());
        } else {
            int answering = (int) facts.stream().filter(relevance::answers).count();
            draft.add(facts.subList(0, answering), OutlineDraft.MAIN);
            draft.sameTier();
            draft.add(facts.subList(answering, facts.size()));
        }
        draft.add(subject.advice());
    }

    /** Facts in their order of time; those that answer are preferred, and the last ones where an end is asked for. */
    private void chronicle(List<String> facts, Relevance relevance) {
        boolean end = END.matcher(topic.request()).matches();
        List<Double> worths = new ArrayList<>();
        for (int i = 0; i < facts.size(); i++) {
            worths.add((relevance.answers(facts.get(i)) ? OutlineDraft.MAIN : 0) + (end ? 2 * i : 10 - 3 * i));
        }
        draft.addInOrder(facts, worths);
    }

    /** Facts that share words with the request first, but history in its order. */
    private List<String> byRelevance(Subject subject, Relevance relevance) {
        List<String> facts = new ArrayList<>(subject.facts());
        boolean isChronicle = subject.field().equals("history") && topic.kind() != Kind.LIST;
        if (!isChronicle) {
            facts.sort((a, b) -> Long.compare(relevance.hits(b), relevance.hits(a)));
        }
        return facts;
    }

    private List<String> shuffled(List<String> lines) {
        List<String> copy = new ArrayList<>(lines);
        Collections.shuffle(copy, random);
        return copy;
    }
}
