package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.reading.Document.Illustration;
import io.reelmill.providers.script.Script;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.workflow.ArticleCredits.Own;
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
    public Timeline plan(RenderAttempt take) throws Exception {
        InputFetcher gathering = new InputFetcher(take);
        Document document = gathering.page("source.url", take.spec().get(SourceParameters.URL));
        Script script = new NarratedScript(take).retell("source.url", document);
        FrameSize size = new FrameSize(take.spec());
        List<Material> pictures = new ArrayList<>(gathering.provided(size.largest()));
        List<Own> own = own(take, gathering, document, size.largest());
        own.forEach(picture -> pictures.add(picture.picture()));
        return new NarratedWorkflow(take)
                .film(script, size.canvas(pictures), pictures, new ArticleCredits(take, document, own));
    }

    /** Its own pictures, where its licence or the client allows their use; one that cannot be had is left out. */
    private static List<Own> own(RenderAttempt take, InputFetcher gathering, Document document, Canvas canvas)
            throws Exception {
        boolean allowed = take.spec().get(MediaParameters.USE_ONLY_PROVIDED);
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
                Material material = gathering.material(
                        "a picture of source.url", picture.url(), picture.caption(), canvas, Kind.IMAGE);
                pictures.add(new Own(material, picture));
            } catch (ProviderException e) {
                missed++;
                take.warn("a picture of the article could not be used: " + e.getMessage());
            }
        }
        return pictures;
    }
}
