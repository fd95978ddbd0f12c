package io.reelmill.render.visuals;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.Restyler;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.SpokenWords;
import io.reelmill.providers.footage.StillAnimator;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.StageContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * All providers that can make the picture of a shot.
 *
 * @param remoteAtOnce how many pictures services are asked for at the same time
 */
public record PictureProviders(
        Illustrator illustrator,
        Map<String, ClipGenerator> clips,
        StillAnimator animator,
        Restyler restyler,
        int remoteAtOnce) {

    /** Everyone works on this machine. */
    public PictureProviders(
            Illustrator illustrator, Map<String, ClipGenerator> clips, StillAnimator animator, Restyler restyler) {
        this(illustrator, clips, animator, restyler, 1);
    }

    /** Whether a service makes it, so that many may wait for theirs at the same time. */
    boolean isRemote(Visual visual) {
        if (visual instanceof Visual.Split split) {
            return isRemote(split.above()) || isRemote(split.below());
        }
        return visual instanceof Visual.Drawn && illustrator.isRemote()
                || visual instanceof Visual.Given given && given.alive() && animator.isRemote()
                || visual instanceof Visual.Clip clip
                        && generator(clip.engine()).isRemote();
    }

    /**
     * Makes one picture.
     *
     * @param folder of this picture alone
     * @param projectFolder that given files are named from
     * @return its files named from {@code projectFolder}
     */
    Picture make(
            VisualsStage.Order order,
            Shot shot,
            Idea idea,
            Visual visual,
            Path folder,
            Path projectFolder,
            StageContext context)
            throws IOException {
        Files.createDirectories(folder);
        Look look = order.look();
        String prefix = projectFolder.relativize(folder) + "/";
        if (visual instanceof Visual.Clip clip) {
            double lead = VisualsStage.lead(shot);
            double seconds = lead + shot.end() - shot.start() + VisualsStage.HANDLE;
            SpokenWords telling = order.heard().during(shot, lead);
            String file = generator(clip.engine())
                    .place(
                            new ClipOrder(shot, idea, look, seconds, order.frameRate(), clip.model(), telling),
                            folder,
                            context::stopped);
            return Framing.footage(prefix + file, look.frameWidth(), look.frameHeight(), look, lead, 1, false);
        }
        if (visual instanceof Visual.Split split) {
            Idea within =
                    idea.character() == null ? idea : idea.with(idea.character().uncaptioned());
            Picture above = make(
                    order.within(Framing.firstHalf(look)),
                    shot,
                    within,
                    split.above(),
                    folder.resolve("above"),
                    projectFolder,
                    context);
            Picture below = make(
                    order.within(Framing.secondHalf(look)),
                    shot,
                    within,
                    split.below(),
                    folder.resolve("below"),
                    projectFolder,
                    context);
            return Framing.halved(above, below, look);
        }
        if (visual instanceof Visual.Given given) {
            return new GivenPicture(restyler, animator, order, folder, projectFolder).make(given, shot, context);
        }
        Picture drawn = illustrator.draw(idea, look, folder);
        return Framing.named(drawn, prefix);
    }

    private ClipGenerator generator(String engine) {
        ClipGenerator generator = clips.get(engine);
        if (generator == null) {
            throw new ProviderException(Category.INTERNAL, "nobody makes clips for " + engine);
        }
        return generator;
    }
}
