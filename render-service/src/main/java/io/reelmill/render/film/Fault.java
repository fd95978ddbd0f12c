package io.reelmill.render.film;

import io.reelmill.inspection.Inspection.Stretch;

/** What is wrong with a finished film; {@code words} are for operators. */
sealed interface Fault {

    String words();

    /** Frame, length or form are not those of the timeline. */
    record Form(String words) implements Fault {}

    /** Picture and sound are not of one length. */
    record Lengths(String words) implements Fault {}

    /** It is too loud or too quiet. */
    record Loudness(double lufs, String words) implements Fault {}

    /** Its peaks go too high. */
    record Peak(double dbtp, String words) implements Fault {}

    /** Nothing is seen for a while. */
    record Dark(Stretch when, String words) implements Fault {}

    /** Nothing moves where something should. */
    record Still(Stretch when, String words) implements Fault {}

    /** Captions stand where they are not seen everywhere. */
    record Captions(String words) implements Fault {}
}
