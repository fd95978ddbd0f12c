package io.reelmill.render.quiz;

import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.render.narration.Narration.Word;
import io.reelmill.writer.CuedScript;
import io.reelmill.writer.CuedScript.Role;
import io.reelmill.writer.Quiz;
import java.util.ArrayList;
import java.util.List;

/** Finds in a narration when each part of a quiz is heard. */
public final class QuizClock {

    private final CuedScript script;
    private final int firstScene;
    private final List<Word> words;
    private final double offset;

    /**
     * @param script of the quiz alone
     * @param firstScene number in the narration of the quiz's first scene
     * @param words of the whole narration
     * @param offset seconds at which the narration begins
     */
    public QuizClock(CuedScript script, int firstScene, List<Word> words, double offset) {
        this.script = script;
        this.firstScene = firstScene;
        this.words = words;
        this.offset = offset;
    }

    /** @param end seconds of the video */
    public List<Round> rounds(Quiz quiz, double end) {
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < script.cues().size(); i++) {
            if (script.cues().get(i).role() == Role.QUESTION) {
                rounds.add(round(quiz, script.cues().get(i).item(), i, end));
            }
        }
        return rounds;
    }

    private Round round(Quiz quiz, int item, int scene, double end) {
        Scene asked = script.script().scenes().get(scene);
        List<List<Word>> lines = lines(scene);
        double start = start(lines.get(0));
        List<Double> answers =
                lines.subList(1, lines.size()).stream().map(this::start).toList();
        if (answers.isEmpty()) {
            answers = List.of(end(lines.get(0)));
        }
        double think = end(lines.get(lines.size() - 1));
        List<List<Word>> told = lines(scene + 1);
        List<Word> answer = told.get(0);
        int said = count(quiz.questions()
                .get(item)
                .answers()
                .get(quiz.questions().get(item).right())
                .text());
        double light = offset + answer.get(Math.max(0, answer.size() - said)).start();
        double explanation = told.size() > 1 ? start(told.get(1)) : 0;
        double rest = thinking(asked);
        return new Round(item, start, answers, think, think + rest, light, explanation, after(scene + 1, end));
    }

    private double start(List<Word> line) {
        return offset + line.get(0).start();
    }

    private double end(List<Word> line) {
        return offset + line.get(line.size() - 1).end();
    }

    /** The last pause of a question is the time to think. */
    private static double thinking(Scene scene) {
        Line last = scene.lines().get(scene.lines().size() - 1);
        return last instanceof Pause pause ? pause.seconds() : 0;
    }

    private double after(int scene, double end) {
        return words.stream()
                .filter(w -> w.scene() > firstScene + scene)
                .findFirst()
                .map(w -> offset + w.start() - 0.1)
                .orElse(end);
    }

    /** The words of each spoken line of a scene. */
    private List<List<Word>> lines(int scene) {
        List<Word> spoken =
                words.stream().filter(w -> w.scene() == firstScene + scene).toList();
        List<List<Word>> lines = new ArrayList<>();
        int from = 0;
        for (Line line : script.script().scenes().get(scene).lines()) {
            if (line instanceof Spoken text) {
                int to = Math.min(spoken.size(), from + count(text.text()));
                lines.add(spoken.subList(
                        Math.min(from, spoken.size() - 1), Math.max(to, Math.min(from, spoken.size() - 1) + 1)));
                from = to;
            }
        }
        return lines;
    }

    private static int count(String text) {
        return text.strip().split("\\s+").length;
    }
}
