package io.reelmill.render.film;

import io.reelmill.inspection.Inspection.Stretch;

/** What is wrong with a finished film; {@code words} are for operators. */
sealed interface FilmDefect {

    String words();

    /** Frame, length or form are not those of the timeline. */
    record Form(String words) implements FilmDefect {}

    /** Picture and sound are not of one length. */
    record Lengths(String words) implements FilmDefect {}

    /** It is too loud or too quiet. */
    record Loudness(double lufs, String words) implements FilmDefect {}

    /** Its peaks go too high. */
    record Peak(double dbtp, String words) implements FilmDefect {}

    /** Nothing is seen for a while. */
    record Dark(Stretch when, String words) implements FilmDefect {}

    /** Nothing moves where something should. */
    record Still(Stretch when, String words) implements FilmDefect {}

    /** Captions stand where they are not seen everywhere. */
    record Captions(String words) implements FilmDefect {}
}
