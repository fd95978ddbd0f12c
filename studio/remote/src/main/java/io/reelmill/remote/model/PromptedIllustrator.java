package io.reelmill.remote.model;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.remote.media.MediaImporter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Pictures by a model. What each shows is planned by another illustrator, whose ideas are told in words. */
public final class PromptedIllustrator implements Illustrator {

    private final MediaModel model;
    private final Illustrator planner;
    private final MediaImporter importer;

    public PromptedIllustrator(MediaModel model, Illustrator planner, MediaIntake intake) {
        this.model = model;
        this.planner = planner;
        this.importer = new MediaImporter(intake);
    }

    @Override
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        List<Idea> ideas = new ArrayList<>();
        for (Idea idea : planner.plan(topic, shots, look)) {
            String prompt = Prompts.scene(topic, shots.get(ideas.size()), idea);
            ideas.add(new Idea(
                    idea.shot(),
                    idea.hero(),
                    idea.motifs(),
                    idea.mood(),
                    idea.place(),
                    idea.composition(),
                    prompt,
                    idea.seconds(),
                    idea.seed()));
        }
        return ideas;
    }

    @Override
    public Idea receive(Idea idea, DepictedCharacter character) {
        return planner.receive(idea, character);
    }

    @Override
    public Picture draw(Idea idea, Look look, Path folder) {
        Path raw = folder.resolve("shot-%03d.raw".formatted(idea.shot()));
        MediaOrder order = Prompts.order(idea.prompt(), idea.character(), look, model.takes(Part.IMAGE));
        model.make(order, raw, Thread.currentThread()::isInterrupted);
        return importer.picture(model.name(), raw, look, idea.shot() % 2 == 0);
    }
}
