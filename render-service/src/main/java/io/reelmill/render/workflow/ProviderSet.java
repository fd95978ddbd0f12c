package io.reelmill.render.workflow;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.render.visuals.PictureSources;
import io.reelmill.speech.Voices;

/** Who does the work of the stages. */
public record ProviderSet(
        WritingProviders writing,
        Voices voices,
        PictureSources picturing,
        MusicComposer composer,
        FilmMaker filmMaker,
        Sources sources,
        AudioAnalyzers ears,
        FigureProviders figures) {}
