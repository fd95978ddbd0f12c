package io.reelmill.render.provider;

import io.reelmill.hearing.MusicListener;
import io.reelmill.providers.hearing.Aligner;
import io.reelmill.providers.hearing.Transcriber;

/** Who listens. */
public record AudioAnalyzers(Transcriber transcriber, Aligner aligner, MusicListener musicListener) {}
