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
import java.util.Random;
import java.util.Set;

/**
 * Writes English scripts without a model. It has true sentences for about a hundred everyday subjects. For other
 * subjects it uses general statements and invents no fact, name or figure. Each scene has one idea.
 */
public final class EmbeddedWriter implements ScriptWriter {

    private static final double TOLERANCE = 0.07;

    private final Subjects subjects = new Subjects();

    @Override
    public boolean writes(String language) {
        return Locale.forLanguageTag(language).getLanguage().equals("en");
    }

    /** News sentences name their sources; they fill at most half of the length. */
    @Override
    public Script write(ScriptBrief brief) {
        if (!writes(brief.language())) {
            throw new ProviderException(
                    Category.ABSENT,
                    "Scripts in the language '" + brief.language()
                            + "' need a remote writer (an OpenAI-compatible endpoint); the built-in one writes"
                            + " English.");
        }
        if (brief.topic().codePoints().noneMatch(Character::isLetterOrDigit)) {
            throw new ProviderException(Category.INPUT, "The topic has no words.");
        }
        Topic topic = Topic.of(brief.topic());
        Random random = new Random(brief.seed() * 31 + brief.topic().hashCode());
        double words = Math.max(3, brief.seconds() * brief.wordsPerMinute() / 60);
        Outline outline = Outline.of(topic, subjects, words, random);
        List<String> told = NewsSentences.of(brief.news(), words / 2);
        double room = words - told.stream().mapToInt(EnglishForms::words).sum();
        List<String> lines = compose(topic, outline, room, random);
        // News follow the opening, or replace it.
        lines.addAll(Math.min(told.isEmpty() || lines.size() > 2 ? 1 : 0, lines.size()), told);
        List<Scene> scenes = lines.stream()
                .map(line -> new Scene(List.of(new Spoken(line)), ""))
                .toList();
        return new Script(Titles.of(EnglishForms.capital(topic.request())), brief.language(), scenes);
    }

    @Override
    public double naturalSeconds(String prompt, double wordsPerMinute) {
        Topic topic = Topic.of(prompt);
        boolean known = subjects.about(topic.phrase()).isPresent();
        double words =
                switch (topic.kind()) {
                    case LIST -> 25 + 20.0 * Math.min(12, Math.max(3, topic.count()));
                    case HOWTO -> 140;
                    case QUESTION -> known ? 110 : 80;
                    case AD, MOTIVATION -> 85;
                    case HISTORY, COMPARISON -> 150;
                    case STORY -> 180;
                    case GENERIC -> known ? 130 : 90;
                };
        return Math.round(Math.max(15, Math.min(120, words * 60 / wordsPerMinute)));
    }

    private static List<String> compose(Topic topic, Outline outline, double words, Random random) {
        List<ScriptPoint> body = new ArrayList<>(outline.body());
        int points = (int) body.stream().filter(ScriptPoint::point).count();
        int pointWords = body.stream()
                .filter(ScriptPoint::point)
                .mapToInt(ScriptPoint::words)
                .sum();
        boolean counted = points > 1 && pointWords <= words - 10;
        String opening = counted && topic.kind() == Kind.LIST && points == topic.count()
                ? "Here are " + EnglishForms.number(points) + " "
                        + topic.request().replaceFirst("(?i)^(?:the |my |our )?(?:top |best )?\\S+\\s+", "") + "."
                : pick(outline.openings(), words * (topic.kind() == Kind.QUESTION ? 0.6 : 0.3), random);
        double roomToClose = counted ? words - pointWords - EnglishForms.words(opening) : words;
        String closing = pick(outline.closings(), Math.min(words * 0.3, roomToClose), random);
        if (!counted) {
            body.replaceAll(beat -> new ScriptPoint(beat.text(), beat.tier(), beat.rank(), beat.place(), false));
        }
        int around = EnglishForms.words(opening) + EnglishForms.words(closing);
        int least = (int) Math.ceil(words * (1 - TOLERANCE)) - around;
        int most = Math.max(least, (int) Math.floor(words * (1 + TOLERANCE)) - around);
        Set<ScriptPoint> chosen = Fitting.choose(body, outline.fillers(), least, most);
        List<ScriptPoint> ordered = chosen.stream()
                .sorted(Comparator.comparingDouble(ScriptPoint::place))
                .toList();
        boolean echo = !ordered.isEmpty()
                && opening.endsWith(".")
                && ordered.get(0).text().startsWith(opening.substring(0, opening.length() - 1));
        List<String> lines = new ArrayList<>();
        add(lines, echo ? "" : opening);
        String label = topic.kind() == Kind.HOWTO ? "Step " : "Number ";
        int number = 0;
        for (ScriptPoint beat : ordered) {
            add(lines, beat.point() ? label + EnglishForms.number(++number) + ". " + beat.text() : beat.text());
        }
        add(lines, closing);
        return lines;
    }

    private static void add(List<String> lines, String line) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }

    /** One of them that is not longer than so many words, or none. */
    private static String pick(List<String> options, double most, Random random) {
        List<String> fitting = new ArrayList<>(
                options.stream().filter(o -> EnglishForms.words(o) <= most).toList());
        // The name of the subject is the opening when there is no better one.
        if (fitting.stream().anyMatch(o -> EnglishForms.words(o) > 3)) {
            fitting.removeIf(o -> o.endsWith(".") && EnglishForms.words(o) <= 3);
        }
        return fitting.isEmpty() ? "" : fitting.get(random.nextInt(fitting.size()));
    }
}
