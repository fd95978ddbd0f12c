package io.reelmill.render.provider;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.render.workflow.Crew;
import io.reelmill.sound.music.EmbeddedComposer;
import io.reelmill.speech.Voices;
import io.reelmill.writer.EmbeddedWriter;
import io.reelmill.writer.ScriptReader;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The crew that needs neither network nor key. */
class EmbeddedCrew {

    @Produces
    @Singleton
    Crew crew() {
        return new Crew(
                new ScriptReader(),
                new EmbeddedWriter(),
                Voices.embedded(),
                new EmbeddedIllustrator(),
                new EmbeddedComposer(),
                new FilmMaker());
    }
}
