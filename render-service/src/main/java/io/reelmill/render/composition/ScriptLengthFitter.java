package io.reelmill.render.composition;

import io.reelmill.providers.script.Script;
import io.reelmill.render.composition.ScriptNarration.Spoken;

/**
 * A script of a length that is asked for. What a voice makes of words is only known once it has spoken: where that misses
 * the length, the script is written again for the pace that was heard, unless the voice is paid for by the word.
 */
final class ScriptLengthFitter {

    /** Accepted deviation, as a share of the length. */
    private static final double TOLERANCE = 0.06;

    /** How often a script is spoken at most. */
    static final int MAX_PASSES = 3;

    /** The same where every word that is spoken is paid for: what was bought is used. */
    static final int MAX_PASSES_PAID = 1;

    /** The film is longer than its voice by its beginning and end: both are to be near the length. */
    private static final double AROUND = 0.85;

    private static final double MAX_AROUND = 0.04;

    private final Speaker speaker;
    private final int maxPasses;

    ScriptLengthFitter(Speaker speaker, int maxPasses) {
        this.speaker = speaker;
        this.maxPasses = maxPasses;
    }

    /** Has a script spoken. */
    interface Speaker {
        Spoken speak(Script script) throws Exception;
    }

    /** Writes a script for a voice of so many words a minute. */
    interface Author {
        Script write(double seconds, double wordsPerMinute) throws Exception;
    }

    /** The script that comes nearest to the length, spoken. */
    Spoken spoken(double target, double wordsPerMinute, Author author) throws Exception {
        double aim = target - Math.min(AROUND, MAX_AROUND * target);
        double pace = wordsPerMinute;
        Spoken best = null;
        for (int pass = 0; pass < maxPasses; pass++) {
            Script script = author.write(aim, pace);
            if (best != null && script.equals(best.script())) {
                // the writer knows no more
                break;
            }
            Spoken spoken = speaker.speak(script);
            if (best == null || miss(spoken, aim) < miss(best, aim)) {
                best = spoken;
            }
            if (miss(best, aim) <= TOLERANCE * target) {
                break;
            }
            pace *= aim / spoken.seconds();
        }
        return best;
    }

    private static double miss(Spoken spoken, double aim) {
        return Math.abs(spoken.seconds() - aim);
    }
}
