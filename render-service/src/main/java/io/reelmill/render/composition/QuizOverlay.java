package io.reelmill.render.composition;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.progress.Step;
import io.reelmill.render.quiz.BoardStage;
import io.reelmill.render.quiz.QuizClock;
import io.reelmill.render.quiz.Round;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.writer.CuedScript;
import io.reelmill.writer.Quiz;
import io.reelmill.writer.QuizScript;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A quiz in a narrated film: it is spoken after what the film tells, and seen on a board over the pictures. */
public final class QuizOverlay implements OverlayContributor {

    /** Time to think about a question, seconds. */
    private static final double THINKING = 4;
    /** Ticks stay behind the music, the chime before it, decibels. */
    private static final double TICK_GAIN = -3;

    private final RenderAttempt attempt;
    private final Quiz quiz;
    private final CuedScript quizScript;
    private final Script script;
    private final int firstScene;

    private QuizOverlay(RenderAttempt attempt, Quiz quiz, CuedScript quizScript, Optional<Script> before) {
        this.attempt = attempt;
        this.quiz = quiz;
        this.quizScript = quizScript;
        List<Scene> scenes = new ArrayList<>(before.map(Script::scenes).orElse(List.of()));
        this.firstScene = scenes.size();
        scenes.addAll(quizScript.script().scenes());
        Script named = before.orElse(quizScript.script());
        this.script = new Script(named.title(), named.language(), scenes);
    }

    /** The quiz alone, where the request has one. */
    public static Optional<QuizOverlay> alone(RenderAttempt attempt) {
        return attempt.spec().find(SourceParameters.QUIZZ_DATA).map(Quiz::of).map(quiz -> {
            CuedScript asked = new QuizScript().write(quiz, attempt.language(), THINKING);
            return new QuizOverlay(attempt, quiz, asked, Optional.empty());
        });
    }

    /** The quiz after a script, where the request has one. */
    public static Optional<QuizOverlay> after(RenderAttempt attempt, Script script) {
        return attempt.spec().find(SourceParameters.QUIZZ_DATA).map(Quiz::of).map(quiz -> {
            CuedScript asked = new QuizScript().write(quiz, script.language(), THINKING);
            return new QuizOverlay(attempt, quiz, asked, Optional.of(script));
        });
    }

    /** All that is spoken. */
    public Script script() {
        return script;
    }

    /** A question has one picture until its answer is spoken; the answer has another. */
    @Override
    public List<Shot> cut(List<Shot> shots, Spoken spoken, double seconds) {
        List<Shot> draft = new ArrayList<>();
        List<Round> rounds = rounds(spoken, seconds);
        for (Shot shot : shots) {
            boolean asked = rounds.stream()
                    .anyMatch(r -> shot.start() < r.end() - 0.05
                            && shot.end() > r.start() + 0.05
                            && shot.sceneIndex() >= firstScene);
            if (!asked) {
                add(draft, shot.start(), shot.end(), shot.words(), shot);
            }
        }
        for (Round round : rounds) {
            Quiz.Question question = quiz.questions().get(round.item());
            int scene = firstScene + scene(round.item());
            add(draft, round.start(), round.light(), question.text(), new Shot(0, 0, 1, "", "", scene));
            String told = question.answers().get(question.right()).text() + ". " + question.explanation();
            add(draft, round.light(), round.end(), told, new Shot(0, 0, 1, "", "", scene + 1));
        }
        return gapless(draft, seconds);
    }

    private int scene(int item) {
        for (int i = 0; i < quizScript.cues().size(); i++) {
            if (quizScript.cues().get(i).item() == item) {
                return i;
            }
        }
        throw new IllegalStateException("question " + item + " has no scene");
    }

    private static void add(List<Shot> shots, double start, double end, String words, Shot like) {
        shots.add(new Shot(0, start, end, words, like.hint(), like.sceneIndex()));
    }

    /** In order of time, numbered, each until the next begins. */
    private static List<Shot> gapless(List<Shot> shots, double seconds) {
        List<Shot> sorted =
                shots.stream().sorted(Comparator.comparingDouble(Shot::start)).toList();
        List<Shot> whole = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            Shot s = sorted.get(i);
            double start = i == 0 ? 0 : s.start();
            double end = i + 1 < sorted.size() ? sorted.get(i + 1).start() : seconds;
            whole.add(new Shot(i, start, end, s.words(), s.hint(), s.sceneIndex()));
        }
        return whole;
    }

    @Override
    public void lay(TimelineDraft draft, Spoken spoken) throws Exception {
        List<Round> rounds = rounds(spoken, draft.seconds());
        double first = rounds.get(0).start();
        double title = quiz.title().isEmpty() ? first : titleStart(spoken);
        BoardStage.Order order = new BoardStage.Order(
                quiz,
                rounds,
                title,
                first - 0.1,
                draft.canvas(),
                attempt.look(draft.canvas()),
                quizScript.script().language());
        Result<BoardStage.Board> board = attempt.run(Step.VISUALS, new BoardStage(), order);
        board.value().cards().forEach(card -> draft.addOverlay(card.overlay(board.folder())));
        board.value().rings().forEach(draft::addOverlay);
        for (BoardStage.Sound sound : board.value().sounds()) {
            boolean chime = sound.file().startsWith("chime");
            String file = board.folder() + "/" + sound.file();
            draft.addTrack(new AudioTrack(AudioTrack.Role.EFFECT, file, sound.at(), chime ? 0 : TICK_GAIN, 0, 0.05));
        }
        // what stands on the board is not written a second time
        draft.removeCaptions(title, first);
        rounds.forEach(round -> draft.removeCaptions(round.start() - 0.05, round.end()));
    }

    /** With the first frame, when the quiz begins the film. */
    private double titleStart(Spoken spoken) {
        double offset = new ScriptNarration(attempt).leadIn();
        return firstScene == 0
                ? 0
                : spoken.words().stream()
                        .filter(word -> word.scene() == firstScene)
                        .findFirst()
                        .map(word -> offset + word.start() - 0.1)
                        .orElse(offset);
    }

    private List<Round> rounds(Spoken spoken, double seconds) {
        double offset = new ScriptNarration(attempt).leadIn();
        List<Narration.Word> words = spoken.words();
        return new QuizClock(quizScript, firstScene, words, offset).rounds(quiz, seconds);
    }
}
