package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The possible content of a script about a topic, in order.
 *
 * @param openings any of them begins the script
 * @param body beats of all tiers
 * @param fillers short sentences between others
 * @param closings any of them ends it
 */
record Outline(List<String> openings, List<ScriptPoint> body, List<ScriptPoint> fillers, List<String> closings) {

    /** Plans the outline for about so many words. The random source shuffles what may be shuffled. */
    static Outline of(Topic topic, Subjects subjects, double words, Random random) {
        return new Builder(topic, subjects, words, random).build();
    }

    private static final class Builder {

        private static final int LONG = 250;
        private static final Set<String> COUNTED_FACTS =
                Set.of("facts", "reasons", "things", "benefits", "signs", "examples", "myths", "questions");
        private static final List<String> KIN = List.of("habits", "confidence");

        private final Topic topic;
        private final Subjects subjects;
        private final double words;
        private final Random random;
        private final Optional<Subject> known;
        private final Wording wording;
        private final List<ScriptPoint> body = new ArrayList<>();
        private Set<String> relevant = Set.of();
        private int tier;

        Builder(Topic topic, Subjects subjects, double words, Random random) {
            this.words = words;
            this.topic = topic;
            this.subjects = subjects;
            this.random = random;
            this.known = topic.kind() == Kind.STORY
                    ? Optional.empty()
                    : subjects.about(
                            topic.kind() == Kind.QUESTION ? topic.request() : topic.phrase() + " " + topic.other());
            this.wording = new Wording(topic, known);
        }

        Outline build() {
            List<String> openings = new ArrayList<>();
            List<String> closings = new ArrayList<>();
            Subject form = subjects.form(formName());
            boolean ownForm = Set.of(Kind.AD, Kind.COMPARISON, Kind.STORY).contains(topic.kind());
            if (topic.kind() == Kind.QUESTION) {
                openings.add(topic.request());
            } else if (topic.kind() == Kind.LIST) {
                openings.addAll(known.map(Subject::openings).orElse(form.openings()));
            } else if (known.isPresent() && !ownForm) {
                openings.addAll(known.get().openings());
            } else {
                openings.addAll(form.openings());
            }
            if (COUNTED_FACTS.contains(topic.points())) {
                form = subjects.form("generic");
            }
            closings.addAll(known.isPresent() && !ownForm ? known.get().closings() : form.closings());
            heart(subjects.form(formName()), ownForm);
            further();
            Set<String> told = new HashSet<>();
            body.removeIf(beat -> !told.add(beat.text()));
            List<ScriptPoint> fillers = new ArrayList<>();
            List<String> tags = shuffled(subjects.form("tag").facts());
            for (int i = 0; i < tags.size(); i++) {
                fillers.add(new ScriptPoint(tags.get(i), 0, i, 2.5 + 2 * i, false));
            }
            known.filter(subject -> topic.kind() != Kind.QUESTION && !ownForm)
                    .ifPresent(subject -> openings.add(EnglishForms.capital(subject.name()) + "."));
            return new Outline(worded(openings), body, fillers, worded(homeward(closings)));
        }

        private String formName() {
            if (topic.asksHowItWorks()) {
                return "mechanism";
            }
            return topic.kind() == Kind.MOTIVATION
                    ? "generic"
                    : topic.kind().name().toLowerCase(Locale.ROOT);
        }

        private void heart(Subject form, boolean ownForm) {
            List<String> points = points(form);
            if (topic.kind() == Kind.LIST || topic.kind() == Kind.HOWTO) {
                int count = topic.count() > 0 ? topic.count() : known.isPresent() ? 4 : 5;
                List<String> told = shortened(points.subList(0, Math.min(count, points.size())));
                for (int i = 0; i < told.size(); i++) {
                    body.add(new ScriptPoint(told.get(i), 0, i, 10 + 2 * i, true));
                }
                tier = 1;
                Subject thoughts = COUNTED_FACTS.contains(topic.points()) ? subjects.form("generic") : form;
                List<String> between = new ArrayList<>(known.map(Subject::facts).orElse(thoughts.facts()));
                between.removeAll(points);
                for (int i = 0; i < between.size(); i++) {
                    // Thoughts come before the points, so that they are not mistaken for points.
                    body.add(new ScriptPoint(
                            wording.of(between.get(i)), tier, i + random.nextDouble() * 3, 1 + i * 0.1, false));
                }
                tier = 2;
                return;
            }
            if (ownForm || known.isEmpty()) {
                boolean thing = topic.kind() == Kind.QUESTION && !topic.phrase().equals("this question");
                boolean own = ownForm
                        || topic.kind() == Kind.HISTORY
                        || topic.asksHowItWorks()
                        || topic.kind() == Kind.QUESTION && !thing;
                add(subjects.form(own ? form.name() : "generic").facts(), 0, topic.kind() != Kind.STORY);
                if (topic.kind() == Kind.COMPARISON) {
                    sides();
                }
                tier = 1;
                if (topic.kind() != Kind.COMPARISON) {
                    known.ifPresent(subject -> add(subject.facts(), tier++, true));
                }
                return;
            }
            Subject subject = known.get();
            add(byRelevance(subject), 0, true);
            tier = 1;
            add(subject.advice(), tier++, true);
            if (topic.kind() == Kind.MOTIVATION) {
                for (String kin : KIN) {
                    subjects.known().stream()
                            .filter(s -> s.name().equals(kin))
                            .forEach(s -> add(s.advice(), tier++, true));
                }
            }
            if (topic.kind() == Kind.HISTORY && !subject.field().equals("history")) {
                add(form.facts(), tier++, true);
            }
        }

        /** A fact about each side that names its subject. */
        private void sides() {
            for (String side : List.of(topic.phrase(), topic.other())) {
                subjects.about(side).ifPresent(subject -> shuffled(subject.facts()).stream()
                        .filter(fact -> EnglishForms.stems(fact).stream()
                                .anyMatch(EnglishForms.stems(subject.name())::contains))
                        .limit(2)
                        .forEach(fact -> body.add(new ScriptPoint(fact, 0, -1, 5 + body.size() * 0.01, false))));
            }
        }

        /** The points; the longest are cut to their first sentence until there is room for a beginning and an end. */
        private List<String> shortened(List<String> points) {
            List<String> told = new ArrayList<>(points.stream().map(wording::of).toList());
            while (told.stream()
                            .mapToInt(point -> EnglishForms.words(point) + 2)
                            .sum()
                    > words - 18) {
                Optional<String> longest = told.stream()
                        .filter(point -> !EnglishForms.firstSentence(point).equals(point))
                        .max(Comparator.comparingInt(EnglishForms::words));
                if (longest.isEmpty()) {
                    return told;
                }
                told.replaceAll(point -> point.equals(longest.get()) ? EnglishForms.firstSentence(point) : point);
            }
            return told;
        }

        /**
         * The points to count: advice for tips and ways, facts for facts and reasons; general ones when there are too
         * few.
         */
        private List<String> points(Subject form) {
            if (!topic.listed().isEmpty()) {
                return topic.listed();
            }
            boolean facts = COUNTED_FACTS.contains(topic.points());
            List<String> points = new ArrayList<>();
            if (facts) {
                known.ifPresent(subject -> points.addAll(byRelevance(subject)));
                points.addAll(subjects.form("reasons").facts());
            } else {
                known.ifPresent(subject -> points.addAll(shuffled(subject.advice())));
                points.addAll(topic.kind() == Kind.HOWTO ? form.advice() : shuffled(form.advice()));
                points.addAll(
                        topic.kind() == Kind.HOWTO
                                ? List.of()
                                : subjects.form("howto").advice());
            }
            return points;
        }

        /** Facts that share words with the request first. */
        private List<String> byRelevance(Subject subject) {
            Set<String> asked = new HashSet<>(EnglishForms.stems(topic.request()));
            // A sentence that only repeats the subject's name does not answer the request.
            for (String name : EnglishForms.stems(subject.name())) {
                asked.removeIf(stem -> stem.startsWith(name.substring(0, Math.min(3, name.length()))));
            }
            relevant = subject.facts().stream()
                    .filter(fact -> hits(fact, asked) > 0)
                    .map(wording::of)
                    .collect(Collectors.toSet());
            List<String> facts = new ArrayList<>(subject.facts());
            facts.sort((a, b) -> Long.compare(hits(b, asked), hits(a, asked)));
            return facts;
        }

        private static long hits(String text, Set<String> stems) {
            return EnglishForms.stems(text).stream()
                    .filter(stems::contains)
                    .distinct()
                    .count();
        }

        /** For long videos: general chapters and neighbouring subjects in turns. */
        private void further() {
            Set<Subject> used = new HashSet<>();
            known.ifPresent(used::add);
            if (topic.kind() == Kind.COMPARISON) {
                subjects.about(topic.phrase()).ifPresent(used::add);
                subjects.about(topic.other()).ifPresent(used::add);
            }
            if (topic.kind() == Kind.MOTIVATION) {
                subjects.known().stream().filter(s -> KIN.contains(s.name())).forEach(used::add);
            }
            List<Subject> neighbours = new ArrayList<>(
                    subjects.others(used, known.map(Subject::field).orElse("life")));
            int near = (int) neighbours.stream()
                    .filter(s -> s.field().equals(known.map(Subject::field).orElse("life")))
                    .count();
            Collections.shuffle(neighbours.subList(0, near), random);
            Collections.shuffle(neighbours.subList(near, neighbours.size()), random);
            List<Subject> chapters = new ArrayList<>(subjects.forms("chapter"));
            List<String> bridges = shuffled(subjects.form("bridge").openings());
            if (known.isEmpty()
                    && Set.of(Kind.AD, Kind.STORY, Kind.HISTORY, Kind.LIST, Kind.HOWTO)
                            .contains(topic.kind())) {
                add(subjects.form("generic").facts(), tier++, true);
            }
            for (int i = 0; i < Math.max(neighbours.size(), chapters.size()); i++) {
                boolean chapterFirst = known.isEmpty() ? true : i % 2 == 1;
                int chapter = known.isEmpty() ? i : i / 2;
                if (chapterFirst && chapter < chapters.size()) {
                    addGroup(
                            wording.of(chapters.get(chapter).openings().get(0)),
                            chapters.get(chapter).facts());
                }
                if (i < neighbours.size()) {
                    Subject neighbour = neighbours.get(i);
                    String bridge = bridges.get(i % bridges.size()).replace("{s}", neighbour.name());
                    List<String> lines = new ArrayList<>(neighbour.facts());
                    lines.addAll(neighbour.advice());
                    addGroup(bridge, lines);
                }
            }
        }

        private void addGroup(String opening, List<String> lines) {
            body.add(new ScriptPoint(opening + " " + wording.of(lines.get(0)), tier, 0, 100.0 * (tier + 1), false));
            for (int i = 1; i < lines.size(); i++) {
                body.add(new ScriptPoint(wording.of(lines.get(i)), tier, i, 100.0 * (tier + 1) + i, false));
            }
            tier++;
        }

        private void add(List<String> lines, int level, boolean vary) {
            for (int i = 0; i < lines.size(); i++) {
                double spread = vary ? random.nextDouble() * 4 : 0;
                double rank = relevant.contains(lines.get(i)) ? i - 20 : i + spread;
                body.add(new ScriptPoint(
                        wording.of(lines.get(i)), level, rank, 100.0 * (level == 0 ? 0.01 : level + 1) + 2 * i, false));
            }
        }

        /** A long script adds related subjects and has to return to its topic before it ends. */
        private List<String> homeward(List<String> closings) {
            List<String> returns = subjects.form("return").facts();
            return words < LONG
                    ? closings
                    : closings.stream()
                            .map(c -> returns.get(random.nextInt(returns.size())) + " " + c)
                            .toList();
        }

        private List<String> worded(List<String> lines) {
            return lines.stream().map(wording::inFull).toList();
        }

        private List<String> shuffled(List<String> lines) {
            List<String> copy = new ArrayList<>(lines);
            Collections.shuffle(copy, random);
            return copy;
        }
    }
}
