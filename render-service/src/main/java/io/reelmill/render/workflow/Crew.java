package io.reelmill.render.workflow;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.render.visuals.Picturing;
import io.reelmill.speech.Voices;

/** Who does the work of the stages. */
public record Crew(
        Writing writing,
        Voices voices,
        Picturing picturing,
        MusicComposer composer,
        FilmMaker filmMaker,
        Sources sources,
        Ears ears,
        Figures figures) {}
