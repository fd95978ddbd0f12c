package io.reelmill.render.soundtrack;

import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.mix.VoiceEnhancer;
import java.io.IOException;
import java.nio.file.Path;

/** Makes a recorded voice sound as if it came from a better room and microphone. */
public final class EnhanceStage implements Stage<EnhanceStage.Order, EnhanceStage.Enhanced> {

    private static final String FILE = "enhanced.wav";

    /** @param sound WAV named from the project's folder */
    public record Order(String sound) {}

    /** @param file WAV in the stage's folder, as long as the recording and in time with it */
    public record Enhanced(String file) {}

    private final Path projectFolder;

    public EnhanceStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "enhance";
    }

    @Override
    public Class<Enhanced> resultType() {
        return Enhanced.class;
    }

    @Override
    public Enhanced run(Order order, Path folder, StageContext context) throws IOException {
        VoiceEnhancer.enhance(projectFolder.resolve(order.sound()), folder.resolve(FILE));
        return new Enhanced(FILE);
    }
}
