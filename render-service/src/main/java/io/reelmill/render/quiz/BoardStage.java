package io.reelmill.render.quiz;

import io.reelmill.cards.CardStyle;
import io.reelmill.cards.Piece;
import io.reelmill.cards.QuizBoard;
import io.reelmill.cards.TitleCard;
import io.reelmill.providers.picture.Look;
import io.reelmill.render.card.TimedCard;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.effects.EffectLibrary;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.writer.Quiz;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Draws the boards of a quiz, and makes its sounds: ticks while one thinks, a chime when the answer is lit. */
public final class BoardStage implements Stage<BoardStage.Order, BoardStage.Board> {

    private static final String TICK = "tick.wav";
    private static final String CHIME = "chime.wav";
    /** The ticking effect ticks four times, every half second. */
    private static final double TICKING = 2;
    /** Before the first word the board is there, seconds. */
    private static final double LEAD = 0.15;

    private static final double DIMMING = 0.05;

    /**
     * @param titleEnd until when the title is seen, seconds
     * @param titleStart 0 for a quiz without one, with {@code titleEnd}
     * @param language tag of the quiz
     */
    public record Order(
            Quiz quiz,
            List<Round> rounds,
            double titleStart,
            double titleEnd,
            Canvas canvas,
            Look look,
            String language) {}

    /**
     * @param cards the lowest first; their files are in the stage's folder
     * @param rings that count down, over the cards
     * @param sounds files in the stage's folder
     */
    public record Board(List<TimedCard> cards, List<Overlay.Countdown> rings, List<Sound> sounds) {}

    /** @param at seconds of the video */
    public record Sound(String file, double at) {}

    @Override
    public String name() {
        return "quiz";
    }

    @Override
    public Class<Board> resultType() {
        return Board.class;
    }

    @Override
    public Board run(Order order, Path folder, StageContext context) throws IOException {
        CardStyle style = CardStyle.of(order.look());
        QuizBoard board = new QuizBoard(order.canvas(), style, order.language(), folder);
        List<TimedCard> cards = new ArrayList<>();
        List<Overlay.Countdown> rings = new ArrayList<>();
        List<Sound> sounds = new ArrayList<>();
        if (order.titleEnd() > order.titleStart()) {
            Piece title = new TitleCard(order.canvas(), style, order.language(), folder)
                    .title("title", order.quiz().title(), "QUIZ", "");
            cards.add(new TimedCard(title, order.titleStart(), order.titleEnd(), Entrance.POP));
        }
        for (Round round : order.rounds()) {
            context.check();
            Piece question = draw(order, round, board, cards);
            if (round.reveal() > round.think()) {
                double[] at = board.countdown(question);
                int colour = style.plate() == CardStyle.Plate.HAND ? 0xFFFFFF : style.accent() & 0xFFFFFF;
                rings.add(new Overlay.Countdown(
                        round.think(), round.reveal(), at[0], at[1], board.countdownSize(), colour));
            }
            for (double at = round.think(); at + TICKING <= round.reveal() + 0.1; at += TICKING) {
                sounds.add(new Sound(TICK, at));
            }
            sounds.add(new Sound(CHIME, round.light()));
        }
        EffectLibrary.write("tick", order.look().seed(), folder.resolve(TICK));
        EffectLibrary.write("success", order.look().seed(), folder.resolve(CHIME));
        return new Board(cards, rings, sounds);
    }

    private static Piece draw(Order order, Round round, QuizBoard board, List<TimedCard> cards) throws IOException {
        Quiz.Question asked = order.quiz().questions().get(round.item());
        List<String> answers = asked.answers().stream().map(Quiz.Answer::text).toList();
        String name = "question-" + round.item();
        int all = order.quiz().questions().size();
        String tab = all > 1 ? (round.item() + 1) + " / " + all : "";
        double end = round.end();
        boolean told = !asked.explanation().isEmpty() && round.explanation() > 0;
        Piece question = board.question(name, asked.text(), tab);
        // the picture of the explanation takes over without a gap
        double until = told ? round.explanation() + 0.3 : end;
        cards.add(new TimedCard(question, round.start() - LEAD, until, Entrance.POP));
        for (int i = 0; i < answers.size(); i++) {
            double at = round.answers().get(Math.min(i, round.answers().size() - 1)) - LEAD;
            Piece answer = board.answer(name + "-" + i, answers, i);
            cards.add(new TimedCard(answer, at, end, Entrance.SLIDE_UP));
        }
        for (int i = 0; i < answers.size(); i++) {
            if (!asked.answers().get(i).right()) {
                Piece veil = board.veil(name + "-" + i + "-veil", answers, i);
                cards.add(new TimedCard(veil, round.light() - DIMMING, end, Entrance.FADE));
            }
        }
        for (int i = 0; i < answers.size(); i++) {
            if (asked.answers().get(i).right()) {
                Piece lit = board.right(name + "-" + i + "-right", answers, i);
                cards.add(new TimedCard(lit, round.light(), end, Entrance.POP));
            }
        }
        if (told) {
            Piece explanation = board.question(name + "-told", asked.explanation(), tab);
            cards.add(new TimedCard(explanation, round.explanation(), end, Entrance.FADE));
        }
        return question;
    }
}
