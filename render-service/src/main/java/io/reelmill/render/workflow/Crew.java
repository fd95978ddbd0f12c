package io.reelmill.render.workflow;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.script.ScriptWriter;
import io.reelmill.speech.Voices;
import io.reelmill.writer.ScriptReader;

/** Who does the work of the stages. */
public record Crew(
        ScriptReader reader,
        ScriptWriter writer,
        Voices voices,
        Illustrator illustrator,
        MusicComposer composer,
        FilmMaker filmMaker) {}
