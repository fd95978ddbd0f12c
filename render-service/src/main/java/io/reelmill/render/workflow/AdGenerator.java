package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.ad.AdItem;
import io.reelmill.render.ad.AdItem.Kind;
import io.reelmill.render.ad.AdItemStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.workflow.NarratedScript.Advertised;
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
    public Timeline plan(RenderAttempt take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        List<Material> provided = new InputFetcher(take).provided(size.largest());
        Advertised ad = new NarratedScript(take)
                .advertise(provided.stream()
                        .map(Material::title)
                        .filter(t -> !t.isBlank())
                        .toList());
        List<AdItem> exhibits = take.run(
                        Step.VISUALS,
                        new AdItemStage(take.crew().figures().remover(), take.folder()),
                        new AdItemStage.Order(provided))
                .value()
                .exhibits();
        String product = ad.spoken().script().title();
        AdComposition advertising = new AdComposition(take, product, ad.cues(), exhibits);
        List<Material> shown = shown(take, product, exhibits);
        boolean quiz = take.spec().find(SourceParameters.QUIZZ_DATA).isPresent();
        NarratedWorkflow narrated = new NarratedWorkflow(take);
        return quiz
                ? narrated.film(ad.spoken().script(), size.canvas(provided), shown, advertising)
                : narrated.film(ad.spoken(), size.canvas(provided), shown, advertising);
    }

    /**
     * What fills a frame, the scenes first: a film begins with one. A logo fills none, unless the client leaves no
     * choice. A picture of the product without a title shows the product.
     */
    private static List<Material> shown(RenderAttempt take, String product, List<AdItem> exhibits) {
        boolean ordered = take.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER);
        if (ordered || exhibits.stream().allMatch(exhibit -> exhibit.kind() == Kind.LOGO)) {
            return exhibits.stream().map(AdItem::material).toList();
        }
        Stream<Material> scenes = of(exhibits, Kind.SCENE);
        Stream<Material> products = of(exhibits, Kind.PRODUCT)
                .map(material -> material.title().isBlank() ? material.titled(product) : material);
        return Stream.concat(scenes, products).toList();
    }

    private static Stream<Material> of(List<AdItem> exhibits, Kind kind) {
        return exhibits.stream().filter(exhibit -> exhibit.kind() == kind).map(AdItem::material);
    }
}
