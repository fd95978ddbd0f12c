package io.reelmill.writer;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.script.ScriptWriter;
import io.reelmill.writer.Topic.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Writes scripts without a model. It says only what it knows: the prompt's own statements, sentences about some two hundred
 * curated subjects, and facts of WordNet. Where that does not fill the asked length, the script is shorter and a warning says
 * what is missing. In other languages than English it tells the prompt alone. Each scene has one idea.
 */
public final class EmbeddedWriter implements ScriptWriter {

    private static final double TOLERANCE = 0.07;
    /** A script that has less of the asked words is told to be short. */
    private static final double MIN_SHARE = 0.85;

    /** Words for an opening and a closing beside points. */
    private static final int AROUND = 14;

    private static final double LONG_SECONDS = 120;
    private static final double SHORT_SECONDS = 15;
    private static final String REMEDY =
            "; a language model can be configured (reelmill.providers.scripts, docs/providers.md)";

    private final Subjects subjects = new Subjects();

    @Override
    public Script write(ScriptBrief brief) {
        return write(brief, warning -> {});
    }

    /** News sentences name their sources; they fill at most half of the length. */
    @Override
    public Script write(ScriptBrief brief, Consumer<String> warnings) {
        return written(PostedText.spoken(brief), warnings);
    }

    private Script written(ScriptBrief brief, Consumer<String> warnings) {
        if (brief.topic().codePoints().noneMatch(Character::isLetterOrDigit)) {
            throw new ProviderException(Category.INPUT, "The topic has no words.");
        }
        double words = Math.max(3, brief.seconds() * brief.wordsPerMinute() / 60);
        if (!Locale.forLanguageTag(brief.language()).getLanguage().equals("en")) {
            warnings.accept("script: the built-in writer knows facts in English only; in '" + brief.language()
                    + "' the film tells the prompt's own words" + REMEDY);
            return script(brief, PromptSentences.all(brief.topic(), brief.language()));
        }
        Topic topic = Topic.of(brief.topic());
        Random random = new Random(brief.seed() * 31 + brief.topic().hashCode());
        Outline outline = Outline.of(topic, brief.topic(), subjects, random);
        List<String> told = NewsSentences.of(brief.news(), words / 2);
        List<String> lines = compose(topic, outline, words - count(told), random);
        // News follow the opening, or replace it.
        lines.addAll(Math.min(told.isEmpty() || lines.size() > 2 ? 1 : 0, lines.size()), told);
        missing(topic, outline, count(lines) < MIN_SHARE * words, warnings);
        return script(brief, lines);
    }

    private static Script script(ScriptBrief brief, List<String> lines) {
        boolean english = brief.language().startsWith("en");
        String title = english ? EnglishForms.capital(Topic.of(brief.topic()).request()) : lines.get(0);
        return new Script(
                Titles.of(title),
                brief.language(),
                lines.stream()
                        .map(line -> new Scene(List.of(new Spoken(line)), ""))
                        .toList());
    }

    private static void missing(Topic topic, Outline outline, boolean isShort, Consumer<String> warnings) {
        String asked = Outline.quoted(topic.request());
        if (outline.name().isEmpty()) {
            warnings.accept("script: the built-in writer knows no facts about " + asked
                    + "; the film tells the prompt's own words" + REMEDY);
        } else if (topic.kind() == Kind.AD && isShort) {
            warnings.accept("script: an advertisement says only what the prompt says of "
                    + Outline.quoted(outline.name()) + "; more features in source.prompt make a longer film");
        } else if (topic.kind() == Kind.STORY) {
            warnings.accept("script: the built-in writer invents no stories; the film tells facts about "
                    + Outline.quoted(outline.name()) + REMEDY);
        } else if (!outline.answers()) {
            String what =
                    switch (topic.kind()) {
                        case QUESTION -> "may not know the answer to ";
                        case HOWTO -> "does not know the steps of ";
                        case LIST -> "does not know as many points as asked for: ";
                        default -> "does not know all of ";
                    };
            warnings.accept("script: the built-in writer " + what + asked + "; the film tells facts about "
                    + Outline.quoted(outline.name()) + REMEDY);
        } else if (isShort) {
            warnings.accept("script: the built-in writer knows too little about " + Outline.quoted(outline.name())
                    + " for the asked length; the film is shorter" + REMEDY);
        }
    }

    /** As long as the kind of request suggests, and no longer than what is known. */
    @Override
    public double naturalSeconds(String prompt, double wordsPerMinute) {
        Topic topic = Topic.of(prompt);
        double words =
                switch (topic.kind()) {
                    case LIST -> 25 + 20.0 * Math.min(12, Math.max(3, topic.count()));
                    case HOWTO -> 140;
                    case QUESTION -> 110;
                    case AD, MOTIVATION -> 85;
                    case HISTORY, COMPARISON -> 150;
                    case STORY, GENERIC -> 130;
                };
        Outline outline = Outline.of(topic, prompt, subjects, new Random(0));
        int known = outline.body().stream().mapToInt(ScriptPoint::words).sum() + 15;
        double seconds = Math.min(words, known) * 60 / wordsPerMinute;
        return Math.round(Math.max(SHORT_SECONDS, Math.min(LONG_SECONDS, seconds)));
    }

    private static List<String> compose(Topic topic, Outline outline, double words, Random random) {
        List<ScriptPoint> body = shortened(outline.body(), words);
        int points = (int) body.stream().filter(ScriptPoint::point).count();
        int pointWords = body.stream()
                .filter(ScriptPoint::point)
                .mapToInt(ScriptPoint::words)
                .sum();
        // no step may be missing before another
        boolean steps = topic.kind() == Kind.HOWTO;
        boolean counted = points > 1
                && (steps || pointWords <= words - 6 || !topic.listed().isEmpty());
        String opening = counted && topic.kind() == Kind.LIST
                ? "Here are " + EnglishForms.number(points) + " " + counted(topic) + "."
                : pick(outline.openings(), words * (topic.kind() == Kind.QUESTION ? 0.6 : 0.3), random);
        double roomToClose = counted ? words - pointWords - EnglishForms.words(opening) : words;
        String closing = pick(outline.closings(), Math.min(words * 0.3, roomToClose), random);
        if (!counted) {
            body.replaceAll(beat -> new ScriptPoint(beat.text(), beat.tier(), beat.rank(), beat.place(), false));
        }
        int around = EnglishForms.words(opening) + EnglishForms.words(closing);
        int least = (int) Math.ceil(words * (1 - TOLERANCE)) - around;
        int most = Math.max(least, (int) Math.floor(words * (1 + TOLERANCE)) - around);
        Set<ScriptPoint> chosen = Fitting.choose(body, List.of(), least, most);
        List<ScriptPoint> ordered = chosen.stream()
                .sorted(Comparator.comparingDouble(ScriptPoint::place))
                .toList();
        boolean echo = !ordered.isEmpty()
                && opening.endsWith(".")
                && ordered.get(0).text().startsWith(opening.substring(0, opening.length() - 1));
        List<String> lines = new ArrayList<>();
        add(lines, echo ? "" : opening);
        int number = 0;
        for (ScriptPoint beat : ordered) {
            add(
                    lines,
                    beat.point() && topic.kind() != Kind.HOWTO
                            ? "Number " + EnglishForms.number(++number) + ". " + beat.text()
                            : beat.text());
        }
        add(lines, closing);
        if (lines.isEmpty()) {
            add(lines, outline.openings().get(0));
        }
        return lines;
    }

    /** The points; the longest are cut to their first sentence until there is room for a beginning and an end. */
    private static List<ScriptPoint> shortened(List<ScriptPoint> points, double words) {
        List<ScriptPoint> told = new ArrayList<>(points);
        while (told.stream()
                        .filter(ScriptPoint::point)
                        .mapToInt(ScriptPoint::words)
                        .sum()
                > words - AROUND) {
            Optional<ScriptPoint> longest = told.stream()
                    .filter(ScriptPoint::point)
                    .filter(point -> !EnglishForms.firstSentence(point.text()).equals(point.text()))
                    .max(Comparator.comparingInt(ScriptPoint::words));
            if (longest.isEmpty()) {
                return told;
            }
            ScriptPoint whole = longest.get();
            told.set(
                    told.indexOf(whole),
                    new ScriptPoint(
                            EnglishForms.firstSentence(whole.text()), whole.tier(), whole.rank(), whole.place(), true));
        }
        return told;
    }

    /** {@code tips for better sleep}: the request without its number. */
    private static String counted(Topic topic) {
        return topic.request().replaceFirst("(?i)^(?:the |my |our )?(?:top |best )?\\S+\\s+", "");
    }

    private static int count(List<String> lines) {
        return lines.stream().mapToInt(EnglishForms::words).sum();
    }

    private static void add(List<String> lines, String line) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }

    /** One of them that is not longer than so many words, or none. */
    private static String pick(List<String> options, double most, Random random) {
        List<String> fitting = options.stream()
                .filter(option -> EnglishForms.words(option) <= most)
                .toList();
        return fitting.isEmpty() ? "" : fitting.get(random.nextInt(fitting.size()));
    }
}
