package io.reelmill.render.provider;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.render.workflow.Crew;
import io.reelmill.sound.music.EmbeddedComposer;
import io.reelmill.speech.EspeakVoice;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.Voices;
import io.reelmill.writer.EmbeddedWriter;
import io.reelmill.writer.ScriptReader;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.util.List;

/** The crew that needs neither network nor key. */
class EmbeddedCrew {

    @Produces
    @ApplicationScoped
    Voices voices() {
        return new Voices(List.of(new MaryVoice(), new EspeakVoice()));
    }

    @Produces
    @jakarta.inject.Singleton
    Crew crew(Voices voices) {
        return new Crew(
                new ScriptReader(),
                new EmbeddedWriter(),
                voices,
                new EmbeddedIllustrator(),
                new EmbeddedComposer(),
                new FilmMaker());
    }
}
