package io.reelmill.render.hearing;

import io.reelmill.hearing.MusicListener;
import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.time.Duration;

/** Finds beats and sections of a piece of music. */
public final class MusicStage implements Stage<MusicStage.Order, MusicSheet> {

    /** @param sound WAV, named from the project's folder */
    public record Order(String sound) {}

    private final MusicListener listener;
    private final Path projectFolder;

    public MusicStage(MusicListener listener, Path projectFolder) {
        this.listener = listener;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "music";
    }

    @Override
    public Class<MusicSheet> resultType() {
        return MusicSheet.class;
    }

    @Override
    public Duration expectedWork(Order order) {
        return SoundLength.of(projectFolder.resolve(order.sound())).multipliedBy(2);
    }

    @Override
    public MusicSheet run(Order order, Path folder, StageContext context) {
        return listener.listen(projectFolder.resolve(order.sound()));
    }
}
