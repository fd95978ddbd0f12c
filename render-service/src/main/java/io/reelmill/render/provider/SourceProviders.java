package io.reelmill.render.provider;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.media.MediaStore;
import io.reelmill.reading.Reader;
import io.reelmill.render.source.Extractor;
import io.reelmill.render.source.NewsReader;
import io.reelmill.render.source.SourceFetcher;
import io.reelmill.website.SiteRecorder;
import java.util.Optional;

/**
 * How that which the client names by address comes in.
 *
 * @param kept where images of characters are
 */
public record SourceProviders(
        SourceFetcher outside,
        Extractor extractor,
        MediaIntake intake,
        MediaStore kept,
        Reader reader,
        NewsReader news,
        Optional<SiteRecorder> websites) {}
