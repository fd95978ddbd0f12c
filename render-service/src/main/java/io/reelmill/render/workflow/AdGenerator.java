package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.source.Material;
import io.reelmill.render.workflow.Narrating.Spoken;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

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
        Spoken spoken = new Narrating(take)
                .advertise(provided.stream()
                        .map(Material::title)
                        .filter(t -> !t.isBlank())
                        .toList());
        boolean quiz = take.spec().find(SourceParameters.QUIZZ_DATA).isPresent();
        return quiz
                ? new Narrated(take).film(spoken.script(), size.canvas(provided), provided, Decor.NONE)
                : new Narrated(take).film(spoken, size.canvas(provided), provided, Decor.NONE);
    }
}
