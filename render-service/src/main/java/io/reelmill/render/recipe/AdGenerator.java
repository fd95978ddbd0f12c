package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.ad.AdItem;
import io.reelmill.render.ad.AdItem.Kind;
import io.reelmill.render.ad.AdItemStage;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.AdOverlays;
import io.reelmill.render.composition.NarratedFilm;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.composition.ScriptNarration.Advertised;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.Stream;

/** An advertisement: hook, problem, product, proof, call to action. */
@ApplicationScoped
class AdGenerator implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.AD_GENERATOR;
    }

    @Override
    public Timeline plan(RenderAttempt attempt) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        List<Material> provided = new InputFetcher(attempt).titled(size.largest());
        Advertised ad = new ScriptNarration(attempt)
                .advertise(provided.stream()
                        .map(Material::title)
                        .filter(t -> !t.isBlank())
                        .toList());
        List<AdItem> items = attempt.run(
                        Step.VISUALS,
                        new AdItemStage(attempt.providers().figures().remover(), attempt.folder()),
                        new AdItemStage.Order(provided))
                .value()
                .items();
        String product = ad.spoken().script().title();
        AdOverlays advertising = new AdOverlays(attempt, product, ad.cues(), items);
        List<Material> shown = shown(attempt, product, items);
        boolean quiz = attempt.spec().find(SourceParameters.QUIZZ_DATA).isPresent();
        NarratedFilm narrated = new NarratedFilm(attempt);
        return quiz
                ? narrated.film(ad.spoken().script(), size.canvas(provided), shown, advertising)
                : narrated.film(ad.spoken(), size.canvas(provided), shown, advertising);
    }

    /**
     * What fills a frame, the scenes first: a film begins with one. A logo fills none, unless the client leaves no
     * choice. A picture of the product without a title shows the product.
     */
    private static List<Material> shown(RenderAttempt attempt, String product, List<AdItem> items) {
        boolean ordered = attempt.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER);
        if (ordered || items.stream().allMatch(item -> item.kind() == Kind.LOGO)) {
            return items.stream().map(AdItem::material).toList();
        }
        Stream<Material> scenes = of(items, Kind.SCENE);
        Stream<Material> products = of(items, Kind.PRODUCT)
                .map(material -> material.title().isBlank() ? material.titled(product) : material);
        return Stream.concat(scenes, products).toList();
    }

    private static Stream<Material> of(List<AdItem> items, Kind kind) {
        return items.stream().filter(item -> item.kind() == kind).map(AdItem::material);
    }
}
