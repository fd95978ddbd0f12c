package io.reelmill.motion.act;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.TimedCard;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.PhraseStyle.Mark;
import io.reelmill.motion.stage.Span;

/** Creates the animation of a card. */
public final class Acts {

    private Acts() {}

    /** The animation of a timed card; the caller closes it. */
    public static Act of(CardArea stage, TimedCard beat) {
        Span span = new Span(beat.from(), beat.to());
        Card card = beat.card();
        if (card instanceof Card.Statement c) {
            return new StatementAct(stage, c, span);
        }
        if (card instanceof Card.Icon c) {
            return new IconAct(stage, c, span);
        }
        if (card instanceof Card.Ring c) {
            return new RingAct(stage, c, span);
        }
        if (card instanceof Card.Count c) {
            return new CountAct(stage, c, span);
        }
        if (card instanceof Card.Crowd c) {
            return new CrowdAct(stage, c, span);
        }
        if (card instanceof Card.Bars c) {
            return new BarsAct(stage, c, span);
        }
        if (card instanceof Card.Bubbles c) {
            return new BubblesAct(stage, c, span);
        }
        if (card instanceof Card.Years c) {
            return c.entries().size() == 1 ? new YearAct(stage, c, span) : new YearsAct(stage, c, span);
        }
        if (card instanceof Card.Steps c) {
            return new StepsAct(stage, c, span);
        }
        if (card instanceof Card.Question c) {
            return new QuestionAct(stage, c, span);
        }
        if (card instanceof Card.Quote c) {
            return new QuoteAct(stage, c, span);
        }
        if (card instanceof Card.Definition c) {
            return new DefinitionAct(stage, c, span);
        }
        return new CauseAct(stage, (Card.Cause) card, span);
    }

    /** How emphasised words are marked: chosen by the seed among the marks that are visible in these colours. */
    static Mark mark(CardArea stage, Phrase phrase) {
        boolean coloured = stage.scheme().accentText() != stage.scheme().ink();
        int way = stage.pick(phrase.text().length(), stage.rich() ? 4 : 2);
        return switch (way) {
            case 0 -> Mark.PLATE;
            case 2 -> Mark.STROKE;
            default -> coloured ? Mark.COLOUR : Mark.PLATE;
        };
    }

    /** The colour of a placeholder shape: close to the background, but visible. */
    static int faint(CardArea stage, double alpha) {
        return (int) (255 * alpha) << 24 | stage.scheme().ink() & 0xFFFFFF;
    }
}
