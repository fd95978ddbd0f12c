package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.reading.Document.Illustration;
import io.reelmill.providers.script.Script;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.ArticleCredits;
import io.reelmill.render.composition.ArticleCredits.Own;
import io.reelmill.render.composition.NarratedFilm;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;

/** An article, told in a video. */
@ApplicationScoped
class ArticleToVideo implements Recipe {

    private static final int MAX_PICTURES = 8;
    /** A page whose pictures cannot be had is not asked for all of them. */
    private static final int MAX_MISSED = 3;

    @Override
    public Workflow workflow() {
        return Workflow.ARTICLE_TO_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt attempt) throws Exception {
        InputFetcher inputs = new InputFetcher(attempt);
        Document document = inputs.page("source.url", attempt.spec().get(SourceParameters.URL));
        Script script = new ScriptNarration(attempt).retell("source.url", document);
        FrameSize size = new FrameSize(attempt.spec());
        List<Material> pictures = new ArrayList<>(inputs.provided(size.largest()));
        List<Own> own = own(attempt, inputs, document, size.largest());
        own.forEach(picture -> pictures.add(picture.picture()));
        return new NarratedFilm(attempt)
                .film(script, size.canvas(pictures), pictures, new ArticleCredits(attempt, document, own));
    }

    /** Its own pictures, where its licence or the client allows their use; one that cannot be had is left out. */
    private static List<Own> own(RenderAttempt attempt, InputFetcher inputs, Document document, Canvas canvas)
            throws Exception {
        boolean allowed = attempt.spec().get(MediaParameters.USE_ONLY_PROVIDED);
        List<Own> pictures = new ArrayList<>();
        int missed = 0;
        for (Illustration picture : document.pictures()) {
            if (pictures.size() == MAX_PICTURES || missed == MAX_MISSED) {
                break;
            }
            if (!allowed && !picture.free()) {
                continue;
            }
            try {
                Material material = inputs.material(
                        "a picture of source.url", picture.url(), picture.caption(), canvas, Kind.IMAGE);
                pictures.add(new Own(material, picture));
            } catch (ProviderException e) {
                missed++;
                attempt.warn("a picture of the article could not be used: " + e.getMessage());
            }
        }
        return pictures;
    }
}
