package io.reelmill.render.provider;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.figure.AvatarAnimator;
import io.reelmill.providers.figure.AvatarOrder;
import io.reelmill.providers.figure.MotionOrder;
import io.reelmill.providers.figure.MotionTransfer;
import io.reelmill.remote.figure.ModelAvatar;
import io.reelmill.remote.figure.ModelMotion;
import io.reelmill.remote.model.Part;
import io.reelmill.render.provider.ProviderSettings.Animator;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Services that make figures talk and move. */
final class RemoteFigures {

    private final List<MotionTransfer> motions = new ArrayList<>();
    private final List<AvatarAnimator> avatars = new ArrayList<>();

    RemoteFigures(ProviderSettings settings, ConfiguredEndpoints endpoints, MediaIntake intake) {
        RemoteModels models = new RemoteModels(endpoints);
        for (int i = 0; i < settings.motions().size(); i++) {
            Animator animator = settings.motions().get(i);
            var model = models.ofFiles("motions[" + i + "]", animator, "motion", Part.IMAGE, Part.VIDEO);
            motions.add(new ModelMotion(model, intake, RemoteModels.longest("motions[" + i + "]", animator)));
        }
        for (int i = 0; i < settings.avatars().size(); i++) {
            Animator animator = settings.avatars().get(i);
            var model = models.ofFiles("avatars[" + i + "]", animator, "avatar", Part.IMAGE, Part.SOUND);
            avatars.add(new ModelAvatar(model, intake, RemoteModels.longest("avatars[" + i + "]", animator)));
        }
    }

    FigureProviders before(FigureProviders embedded, ConfiguredProviderResolver casting, Consumer<String> warn) {
        if (motions.isEmpty() && avatars.isEmpty()) {
            return embedded;
        }
        AvatarAnimator animator = avatars.isEmpty()
                ? embedded.animator()
                : new FirstAnimator(casting.fallback(Role.AVATARS, avatars, embedded.animator(), warn));
        MotionTransfer motion = motions.isEmpty()
                ? embedded.motion()
                : new FirstTransfer(casting.fallback(Role.MOTIONS, motions, embedded.motion(), warn));
        return new FigureProviders(animator, embedded.remover(), motion);
    }

    private record FirstAnimator(Fallback<AvatarAnimator> chain) implements AvatarAnimator {

        @Override
        public String name() {
            return "avatars";
        }

        @Override
        public void animate(AvatarOrder order, Path mp4, BooleanSupplier stopped) {
            chain.firstTo(mp4, animator -> animator.animate(order, mp4, stopped));
        }
    }

    private record FirstTransfer(Fallback<MotionTransfer> chain) implements MotionTransfer {

        @Override
        public String name() {
            return "motions";
        }

        @Override
        public void transfer(MotionOrder order, Path mp4, BooleanSupplier stopped) {
            chain.firstTo(mp4, motion -> motion.transfer(order, mp4, stopped));
        }
    }
}
