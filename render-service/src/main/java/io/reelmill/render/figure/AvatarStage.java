package io.reelmill.render.figure;

import io.reelmill.providers.figure.AvatarAnimator;
import io.reelmill.providers.figure.AvatarOrder;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.time.Duration;

/** Makes a picture talk. */
public final class AvatarStage implements Stage<AvatarStage.Order, AvatarStage.Avatar> {

    private static final String FILE = "avatar.mp4";

    /**
     * @param image PNG, named from the project's folder
     * @param voice WAV, named from the project's folder
     * @param seconds how long it talks
     * @param model quality as in {@code avatar.imageModel}
     */
    public record Order(String image, String voice, double seconds, double frameRate, String model) {}

    /** @param file mp4 in the stage's folder */
    public record Avatar(String file) {}

    /** Seconds of work for a second of the avatar, on a slow machine. */
    private static final double WORK_PER_SECOND = 5;

    private static final int NEUTRAL = 0x20242C;

    private final AvatarAnimator animator;
    private final Path projectFolder;

    public AvatarStage(AvatarAnimator animator, Path projectFolder) {
        this.animator = animator;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "avatar";
    }

    @Override
    public Class<Avatar> resultType() {
        return Avatar.class;
    }

    @Override
    public Duration expectedWork(Order order) {
        return Duration.ofSeconds((long) (order.seconds() * WORK_PER_SECOND));
    }

    @Override
    public Avatar run(Order order, Path folder, StageContext context) {
        AvatarOrder avatar = new AvatarOrder(
                projectFolder.resolve(order.image()),
                projectFolder.resolve(order.voice()),
                order.seconds(),
                order.frameRate(),
                order.model(),
                NEUTRAL);
        animator.animate(avatar, folder.resolve(FILE), context::stopped);
        return new Avatar(FILE);
    }
}
