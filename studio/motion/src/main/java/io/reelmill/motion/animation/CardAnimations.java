package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.TimedCard;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.PhraseStyle.Mark;
import io.reelmill.motion.stage.Span;

/** Creates the animation of a card. */
public final class CardAnimations {

    private CardAnimations() {}

    /** The animation of a timed card; the caller closes it. */
    public static CardAnimation of(CardArea stage, TimedCard beat) {
        Span span = new Span(beat.from(), beat.to());
        Card card = beat.card();
        if (card instanceof Card.Statement c) {
            return new StatementAnimation(stage, c, span);
        }
        if (card instanceof Card.Icon c) {
            return new IconAnimation(stage, c, span);
        }
        if (card instanceof Card.Ring c) {
            return new PercentRingAnimation(stage, c, span);
        }
        if (card instanceof Card.Count c) {
            return new CounterAnimation(stage, c, span);
        }
        if (card instanceof Card.Crowd c) {
            return new PictogramAnimation(stage, c, span);
        }
        if (card instanceof Card.Bars c) {
            return new BarChartAnimation(stage, c, span);
        }
        if (card instanceof Card.Bubbles c) {
            return new BubbleChartAnimation(stage, c, span);
        }
        if (card instanceof Card.Years c) {
            return c.entries().size() == 1 ? new YearAnimation(stage, c, span) : new TimelineAnimation(stage, c, span);
        }
        if (card instanceof Card.Steps c) {
            return new ListAnimation(stage, c, span);
        }
        if (card instanceof Card.Question c) {
            return new QuestionAnimation(stage, c, span);
        }
        if (card instanceof Card.Quote c) {
            return new QuoteAnimation(stage, c, span);
        }
        if (card instanceof Card.Definition c) {
            return new DefinitionAnimation(stage, c, span);
        }
        return new CauseAnimation(stage, (Card.Cause) card, span);
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
