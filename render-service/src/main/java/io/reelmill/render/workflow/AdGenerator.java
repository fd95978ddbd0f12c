package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.ad.Exhibit;
import io.reelmill.render.ad.Exhibit.Kind;
import io.reelmill.render.ad.ExhibitStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.workflow.Narrating.Advertised;
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
    public Timeline plan(Take take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        List<Material> provided = new Gathering(take).provided(size.largest());
        Advertised ad = new Narrating(take)
                .advertise(provided.stream()
                        .map(Material::title)
                        .filter(t -> !t.isBlank())
                        .toList());
        List<Exhibit> exhibits = take.run(
                        Step.VISUALS,
                        new ExhibitStage(take.crew().figures().remover(), take.folder()),
                        new ExhibitStage.Order(provided))
                .value()
                .exhibits();
        String product = ad.spoken().script().title();
        Advertising advertising = new Advertising(take, product, ad.cues(), exhibits);
        List<Material> shown = shown(take, product, exhibits);
        boolean quiz = take.spec().find(SourceParameters.QUIZZ_DATA).isPresent();
        Narrated narrated = new Narrated(take);
        return quiz
                ? narrated.film(ad.spoken().script(), size.canvas(provided), shown, advertising)
                : narrated.film(ad.spoken(), size.canvas(provided), shown, advertising);
    }

    /**
     * What fills a frame, the scenes first: a film begins with one. A logo fills none, unless the client leaves no
     * choice. A picture of the product without a title shows the product.
     */
    private static List<Material> shown(Take take, String product, List<Exhibit> exhibits) {
        boolean ordered = take.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER);
        if (ordered || exhibits.stream().allMatch(exhibit -> exhibit.kind() == Kind.LOGO)) {
            return exhibits.stream().map(Exhibit::material).toList();
        }
        Stream<Material> scenes = of(exhibits, Kind.SCENE);
        Stream<Material> products = of(exhibits, Kind.PRODUCT)
                .map(material -> material.title().isBlank() ? material.titled(product) : material);
        return Stream.concat(scenes, products).toList();
    }

    private static Stream<Material> of(List<Exhibit> exhibits, Kind kind) {
        return exhibits.stream().filter(exhibit -> exhibit.kind() == kind).map(Exhibit::material);
    }
}
