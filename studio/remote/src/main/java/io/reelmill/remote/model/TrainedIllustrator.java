package io.reelmill.remote.model;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import java.nio.file.Path;
import java.util.List;

/** Pictures of one character, by a model that was trained on it: the prompt names it by its trigger word. */
public final class TrainedIllustrator implements Illustrator {

    private final PromptedIllustrator illustrator;
    private final String trigger;

    /** @param planner decides what each picture shows */
    public TrainedIllustrator(MediaModel model, Illustrator planner, MediaIntake intake, String trigger) {
        this.illustrator = new PromptedIllustrator(model, planner, intake);
        this.trigger = trigger;
    }

    @Override
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        return illustrator.plan(topic, shots, look);
    }

    @Override
    public Idea receive(Idea idea, DepictedCharacter character) {
        return illustrator.receive(idea, character);
    }

    @Override
    public Picture draw(Idea idea, Look look, Path folder) {
        DepictedCharacter who = idea.character();
        return illustrator.draw(
                idea.with(who.called(trigger + ", called " + who.name().strip())), look, folder);
    }

    @Override
    public boolean isRemote() {
        return true;
    }
}
