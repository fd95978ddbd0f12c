package io.reelmill.render.workflow;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.reading.Reader;
import io.reelmill.render.source.NewsDesk;
import io.reelmill.render.source.Outside;

/** How that which the client names by address comes in. */
public record Sources(Outside outside, MediaIntake intake, Reader reader, NewsDesk news) {}
